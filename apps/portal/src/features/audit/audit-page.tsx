import { settle } from '@lading/api-client';
import { AUDIT_SOURCES, contract, type Out } from '@lading/api-client/contract';
import { Button, type DataColumn, icons, Page, useFormat } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, said } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { saveBlob } from '../../kit/save-blob.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import type { AuditSearch } from './audit-search.ts';
import { ChainPanel } from './chain-panel.tsx';

const { auditPage, auditExcel } = contract.desk;
type Entry = Out<typeof auditPage>['records'][number];

const route = getRouteApi('/_member/backstage/audit');

const auditList = defineList(auditPage, {
  name: 'audit',
  path: '/backstage/audit',
  size: 50,
  rowKey: ({ source, id }) => `${source} ${id}`,
  rowName: ({ said, at }) => `${said} ${at}`,
  arg: ({ current, size, keyword = '' }, { source, from, to }: AuditSearch) => ({
    current,
    size,
    keyword,
    ...said({ source, from, to }),
  }),
});

function useColumns(): readonly DataColumn<Entry>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Entry>()(text, 'audit', {
        at: { cell: ({ at }) => minute(at), numeric: true, sticky: 'start' },
        who: { cell: ({ userName }) => userName || '—' },
        event: { cell: ({ said, count }) => (count > 1 ? `${said} × ${count}` : said) },
        about: { cell: ({ bookingNo, customerName }) => [bookingNo, customerName].filter(Boolean).join(' · ') || '—' },
        detail: {
          cell: ({ detail }) => detail.map((fact) => text('audit.pair', { ...fact })).join('; ') || '—',
        },
        address: { cell: ({ address }) => address || '—' },
        source: { cell: ({ source }) => text(`audit.source.${source}`) },
        place: { cell: ({ place }) => place ?? '—', numeric: true },
      }),
    [text, minute],
  );
}

/** Everything that was done in the house: by whom, when, to what; and whether the log of it is whole. */
export function AuditPage() {
  const text = useText();
  const { client, notices } = usePortal();
  const search = route.useSearch();
  const page = useListPage(auditList, search);
  const columns = useColumns();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const { keyword = '', source, from, to } = search;
    const file = await settle(client.call(auditExcel, { keyword, ...said({ source, from, to }) }));
    setPending(false);
    if (file.ok) saveBlob(file.data, file.data.name || 'audit.xlsx');
    else notices.show({ kind: 'error', text: errorText(text, file.error) });
  };
  const day = (name: 'from' | 'to') => (
    <DatePicker
      label={text(`audit.${name}`)}
      value={search[name] ?? ''}
      onChange={(value) => page.narrow({ [name]: value || undefined })}
    />
  );
  return (
    <Page
      title={text('routes.audit')}
      meta={text('audit.lead')}
      fill
      actions={
        <Button icon={icons.download} loading={pending} onClick={() => void save()}>
          {text('audit.export')}
        </Button>
      }
    >
      <ChainPanel />
      <ListFilters
        page={page}
        columns={columns}
        label={text('routes.audit')}
        keywordHint={text('audit.keywordHint')}
        clearable
        more={
          <>
            {day('from')}
            {day('to')}
          </>
        }
        filters={[
          {
            name: 'source',
            label: text('audit.source'),
            options: AUDIT_SOURCES.map((value) => ({ value, label: text(`audit.source.${value}`) })),
            placeholder: text('audit.anySource'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={text('routes.audit')}
        columns={columns}
        none={{ title: text('audit.none'), reason: text('audit.noneReason') }}
        noMatch={{ title: text('audit.noMatch'), reason: text('audit.noMatchReason') }}
      />
    </Page>
  );
}
