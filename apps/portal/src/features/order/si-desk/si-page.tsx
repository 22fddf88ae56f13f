import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type DataColumn, Deadline, Inline, StatusTag, useFormat, WebStatusTag } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList } from '../../../kit/list.ts';
import { QueuePage } from '../../../kit/queue-page.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { OneInstruction } from './one-instruction.tsx';
import type { SiSearch } from './si-search.ts';

const { siQueue } = contract.order;
type Row = Out<typeof siQueue>['records'][number];
const PATH = '/backstage/instructions';
const route = getRouteApi('/_member/backstage/instructions');

const siList = defineList(siQueue, {
  name: 'siQueue',
  path: PATH,
  size: 20,
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ bookingNo }) => bookingNo,
  arg: ({ current, size, keyword }, { state }: SiSearch) => ({
    current,
    size,
    state: state ?? ('open' as const),
    ...(keyword && { keyword }),
  }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute } = useFormat();
  const now = useNow();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'siDesk', {
        bookingNo: { cell: ({ bookingNo }) => bookingNo, sticky: 'start' },
        customer: { cell: ({ customerName }) => customerName },
        status: {
          cell: ({ webStatus, webStatusName, late }) => (
            <Inline gap="xs">
              <WebStatusTag status={webStatus} name={webStatusName} />
              {late && <StatusTag tone="warning">{text('siDesk.afterCutOff')}</StatusTag>}
            </Inline>
          ),
        },
        version: {
          cell: ({ version, changes }) => (version === 0 ? '—' : text('siDesk.versionOf', { version, count: changes })),
        },
        warnings: { cell: ({ warnings }) => String(warnings), numeric: true },
        lane: { cell: ({ polName, podName }) => `${polName} → ${podName}` },
        ship: { cell: ({ vessel, voyage }) => [vessel, voyage].filter(Boolean).join(' / ') || '—' },
        since: { cell: ({ since }) => (since ? minute(since) : '—'), numeric: true },
        cutOff: { cell: ({ cutOff, zone }) => <Deadline at={cutOff} zone={zone} now={now} /> },
      }),
    [text, minute, now],
  );
}

const QUEUES = ['open', 'late', 'returned', 'accepted', 'all'] as const;

/** Instructions of all customers that the desk has to answer; one of them where the address says so. */
export function SiPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(siList, search);
  const columns = useColumns();
  const label = text('routes.siDesk');
  const open = search.bookingId;
  // How many wait where, also where the list is narrowed.
  const { data } = useQuery(siQueue, open === undefined ? { size: 1 } : null);
  if (open !== undefined)
    return (
      <OneInstruction
        key={open}
        bookingId={open}
        others={page.records.map(({ bookingId }) => bookingId)}
        onGo={(bookingId) => page.put({ bookingId })}
      />
    );
  const tabs = QUEUES.map((state) => ({
    id: state,
    href: state === 'open' ? PATH : `${PATH}?state=${state}`,
    label: data
      ? text('siDesk.queueOf', { queue: text(`siDesk.queue.${state}`), count: data.counts[state] })
      : text(`siDesk.queue.${state}`),
    current: (search.state ?? 'open') === state,
  }));
  return (
    <QueuePage
      page={page}
      label={label}
      columns={columns}
      tabs={tabs}
      keywordHint={text('siDesk.keywordHint')}
      none={{ title: text('siDesk.none'), reason: text('siDesk.noneReason') }}
      noMatch={{ title: text('siDesk.noMatch'), reason: text('siDesk.noMatchReason') }}
      onRowOpen={({ bookingId }) => page.put({ bookingId })}
    />
  );
}
