import { contract, type Out } from '@lading/api-client/contract';
import { Code, type DataColumn, Deadline, useFormat, WebStatusTag } from '@lading/ui';
import { useMemo } from 'react';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList } from '../../../kit/list.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { BILLS_DESK } from '../../../session/desk.ts';
import type { BillsSearch } from './bills-search.ts';

const { blRequestQueue } = contract.order;
type Row = Out<typeof blRequestQueue>['records'][number];

const STATES = ['open', 'answered', 'all'] as const;

const requestList = defineList(blRequestQueue, {
  name: 'blRequests',
  path: BILLS_DESK,
  size: 20,
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ billNo, bookingNo }) => billNo || bookingNo,
  arg: (asked, { state }: BillsSearch) => ({ ...asked, state: state ?? ('open' as const) }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute } = useFormat();
  const now = useNow();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'backstage', {
        billNo: { cell: (row) => <Code>{row.billNo || '—'}</Code>, sticky: 'start' },
        bookingNo: { cell: (row) => <Code>{row.bookingNo}</Code> },
        customer: { cell: (row) => row.customerName },
        cutOff: { cell: (row) => <Deadline at={row.cutOff} zone={row.zone} now={now} /> },
        version: { cell: (row) => String(row.version), numeric: true },
        open: { cell: (row) => `${row.open} / ${row.total}`, numeric: true },
        since: { cell: (row) => minute(row.since) },
        status: { cell: (row) => <WebStatusTag status={row.webStatus} name={row.webStatusName} />, sticky: 'end' },
      }),
    [text, minute, now],
  );
}

interface RequestQueueProps {
  search: BillsSearch;
  onOpen(bookingId: number): void;
}

/** Bookings with changes that customers ask for, the nearest cut-off first. */
export function RequestQueue({ search, onOpen }: RequestQueueProps) {
  const text = useText();
  const columns = useColumns();
  const page = useListPage(requestList, search);
  const label = text('backstage.queue');
  const options = STATES.map((value) => ({ value, label: text(`backstage.state.${value}`) }));
  return (
    <>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('backstage.keywordHint')}
        filters={[{ name: 'state', label: text('backstage.state'), options, usual: 'open' }]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('backstage.none'), reason: text('backstage.noneReason') }}
        onRowOpen={({ bookingId }) => onOpen(bookingId)}
      />
    </>
  );
}
