import { contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, Link, Page, Tag, TextButton, useFormat } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList, said } from '../../../kit/list.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { useOpenedFile } from '../files/use-opened-file.ts';
import { type DocumentsSearch, KINDS } from './documents-search.ts';
import { kindText } from './kinds.ts';

const { filePage } = contract.order;
type Row = Out<typeof filePage>['records'][number];

const route = getRouteApi('/_member/documents');

const documentsList = defineList(filePage, {
  name: 'documents',
  path: '/documents',
  size: 20,
  rowKey: ({ fileId }) => fileId,
  rowName: ({ name }) => name,
  arg: (asked, { paper, from, to }: DocumentsSearch) => ({ ...asked, ...said({ kind: paper, from, to }) }),
});

function useColumns(onOpen: (row: Row) => void): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'papers', {
        name: {
          cell: (row) => <TextButton onClick={() => onOpen(row)}>{row.name}</TextButton>,
          sticky: 'start',
        },
        kind: { cell: ({ kind }) => text(kindText(kind)) },
        version: {
          cell: ({ version, latest }) => (
            <>
              {version} {latest && <Tag>{text('papers.latest')}</Tag>}
            </>
          ),
          numeric: true,
        },
        bookingNo: {
          cell: ({ bookingNo, bookingId }) =>
            bookingId === null ? '—' : <Link href={`/orders/${bookingId}`}>{bookingNo}</Link>,
        },
        author: { cell: ({ author }) => author },
        at: { cell: ({ at }) => minute(at), numeric: true },
        seen: { cell: ({ seenByOthers }) => text(seenByOthers ? 'papers.seenYes' : 'papers.seenNo') },
      }),
    [text, minute, onOpen],
  );
}

/** The papers of all bookings of a company, the newest first. */
export function DocumentsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(documentsList, search);
  const { openFile, dialog } = useOpenedFile();
  const columns = useColumns(useCallback((row: Row) => void openFile(row), [openFile]));
  const label = text('routes.documents');
  return (
    <Page title={label} meta={page.updated} fill>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('papers.keyword')}
        clearable
        columns={columns}
        filters={[
          {
            name: 'paper',
            label: text('papers.kind'),
            options: KINDS.map((value) => ({ value, label: text(kindText(value)) })),
            placeholder: text('papers.anyKind'),
          },
        ]}
        more={
          <>
            <DatePicker
              label={text('papers.from')}
              value={search.from ?? ''}
              onChange={(from) => page.narrow({ from: from || undefined })}
            />
            <DatePicker
              label={text('papers.to')}
              value={search.to ?? ''}
              onChange={(to) => page.narrow({ to: to || undefined })}
            />
          </>
        }
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('papers.none'), reason: text('papers.noneReason') }}
      />
      {dialog}
    </Page>
  );
}
