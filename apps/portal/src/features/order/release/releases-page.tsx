import { contract, RELEASE_STATE } from '@lading/api-client/contract';
import { type DataColumn, Page, useFormat } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList } from '../../../kit/list.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { DecideDialog, type ReleaseRow } from './decide-dialog.tsx';
import { ReleaseTag } from './release-state.tsx';
import { type ReleasesSearch, SHOWN } from './releases-search.ts';

const route = getRouteApi('/_member/backstage/releases');

const releasesList = defineList(contract.order.releasePage, {
  name: 'releases',
  path: '/backstage/releases',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ billNo }) => billNo,
  arg: (asked, { show = 'waiting' }: ReleasesSearch) => ({
    ...asked,
    ...(show === 'waiting' ? { open: true } : show === 'all' ? {} : { status: RELEASE_STATE[show] }),
  }),
});

function useColumns(): readonly DataColumn<ReleaseRow>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<ReleaseRow>()(text, 'release', {
        bookingNo: { cell: ({ bookingNo }) => bookingNo, sticky: 'start' },
        bill: { cell: ({ billNo }) => billNo },
        customer: { cell: ({ customerName }) => customerName },
        kind: { cell: ({ kind }) => text(`release.kind.${kind}`) },
        applicant: { cell: ({ applicant }) => applicant },
        appliedAt: { cell: ({ appliedAt }) => minute(appliedAt), numeric: true },
        missing: { cell: ({ missing }) => (missing === 0 ? '—' : missing), numeric: true },
        decider: { cell: ({ decider }) => decider || '—' },
        status: { cell: ({ status, statusName }) => <ReleaseTag status={status} name={statusName} />, sticky: 'end' },
      }),
    [text, minute],
  );
}

/** What companies want released, and the answers. */
export function ReleasesPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(releasesList, search);
  const columns = useColumns();
  const label = text('routes.releases');
  const { releaseId } = search;
  return (
    <Page title={label} meta={page.updated} fill>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('release.keyword')}
        filters={[
          {
            name: 'show',
            label: text('release.status'),
            usual: 'waiting',
            options: [
              ...SHOWN.map((value) => ({
                value,
                label: value === 'waiting' ? text('release.waiting') : text(`release.state.${value}`),
              })),
              { value: 'all', label: text('release.anyState') },
            ],
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={releaseId}
        none={{ title: text('release.none'), reason: text('release.noneReason') }}
        onRowOpen={({ id }) => page.put({ releaseId: id })}
      />
      {releaseId !== undefined && (
        <DecideDialog key={releaseId} releaseId={releaseId} onClose={() => page.put({ releaseId: undefined }, true)} />
      )}
    </Page>
  );
}
