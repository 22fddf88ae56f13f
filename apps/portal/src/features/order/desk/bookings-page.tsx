import { contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, Deadline, StatusTag, useFormat } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList } from '../../../kit/list.ts';
import { QueuePage } from '../../../kit/queue-page.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import type { BookingsSearch } from './bookings-search.ts';
import { ReviewPage } from './review-page.tsx';

const { bookingQueue } = contract.order;
type Row = Out<typeof bookingQueue>['records'][number];
const route = getRouteApi('/_member/backstage/bookings');

const bookingList = defineList(bookingQueue, {
  name: 'bookingQueue',
  path: '/backstage/bookings',
  size: 20,
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ bookingNo }) => bookingNo,
  arg: ({ current, size, keyword }, { state }: BookingsSearch) => ({
    current,
    size,
    state: state ?? ('waiting' as const),
    ...(keyword && { keyword }),
  }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute, date } = useFormat();
  const now = useNow();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'bookings', {
        bookingNo: { cell: ({ bookingNo }) => bookingNo, sticky: 'start' },
        customer: { cell: ({ customerName }) => customerName },
        status: { cell: ({ orderStatusName }) => <StatusTag tone="info">{orderStatusName}</StatusTag> },
        lane: { cell: ({ polName, podName }) => `${polName} → ${podName}` },
        containers: { cell: ({ containers }) => containers || '—' },
        ship: {
          cell: ({ shippingName, vessel, voyage }) => [shippingName, vessel, voyage].filter(Boolean).join(' / ') || '—',
        },
        etd: { cell: ({ etd }) => date(etd), numeric: true },
        cutOff: { cell: ({ cutOff, zone }) => (cutOff ? minute(cutOff, zone) : '—'), numeric: true },
        submittedAt: { cell: ({ submittedAt }) => (submittedAt ? minute(submittedAt) : '—'), numeric: true },
        dueAt: { cell: ({ dueAt }) => <Deadline at={dueAt} now={now} /> },
        owner: { cell: ({ owner }) => owner || '—' },
      }),
    [text, minute, date, now],
  );
}

/** Bookings of all customers that the desk has to answer; one of them where the address says so. */
export function BookingsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(bookingList, search);
  const columns = useColumns();
  const label = text('routes.bookings');
  if (search.bookingId !== undefined)
    return (
      <ReviewPage
        key={search.bookingId}
        bookingId={search.bookingId}
        others={page.records.map(({ bookingId }) => bookingId)}
        onGo={(bookingId) => page.put({ bookingId })}
      />
    );
  const tabs = (['waiting', 'accepted', 'returned', 'all'] as const).map((state) => ({
    id: state,
    href: state === 'waiting' ? '/backstage/bookings' : `/backstage/bookings?state=${state}`,
    label: text(`bookings.queue.${state}`),
    current: (search.state ?? 'waiting') === state,
  }));
  return (
    <QueuePage
      page={page}
      label={label}
      columns={columns}
      tabs={tabs}
      keywordHint={text('bookings.keywordHint')}
      none={{ title: text('bookings.none'), reason: text('bookings.noneReason') }}
      noMatch={{ title: text('bookings.noMatch'), reason: text('bookings.noMatchReason') }}
      onRowOpen={({ bookingId }) => page.put({ bookingId })}
    />
  );
}
