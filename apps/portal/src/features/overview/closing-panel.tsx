import type { Asked } from '@lading/api-client';
import type { contract, Out } from '@lading/api-client/contract';
import { Badge, Code, type DataColumn, DataTable, Deadline, Empty, Link, Panel } from '@lading/ui';
import { useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { listState } from '../../kit/list-state.ts';
import { useClocks } from '../../kit/use-clocks.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

type Overview = Out<typeof contract.order.orderOverview>;
type Closing = Overview['closing']['list'][number];

const closingOf = ({ closing }: Overview) => closing;
const keyOf = ({ bookingId, code }: Closing) => `${bookingId}-${code}`;
const shipOf = ({ vessel, voyage }: Closing) => [vessel, voyage].filter(Boolean).join(' / ');

/** The cut-offs of the next days: what is left of each, by the clock of its port and by the reader's beside it. */
export function ClosingPanel({ asked }: { asked: Asked<Overview> }) {
  const text = useText();
  const now = useNow();
  const clocks = useClocks();
  const closing = useLoadable(asked, closingOf);
  const columns = useMemo(
    () =>
      columnsOf<Closing>()(text, 'overview', {
        bookingNo: {
          cell: (row) => (
            <Link href={`/orders/${row.bookingId}`}>
              <Code>{row.bookingNo}</Code>
            </Link>
          ),
          sticky: 'start',
        },
        cutOff: { cell: (row) => row.name },
        left: { cell: (row) => <Deadline at={row.time} zone={row.zone} now={now} /> },
        closes: { cell: (row) => clocks(row.time, row.zone) },
        port: { cell: (row) => row.portName },
        vessel: { cell: (row) => shipOf(row) || '—' },
        mblNo: { cell: (row) => <Code>{row.mblNo || '—'}</Code> },
      }) satisfies readonly DataColumn<Closing>[],
    [text, now, clocks],
  );
  const data = closing.status === 'ready' ? closing.data : undefined;
  const more = data && data.total - data.list.length;
  return (
    <Panel
      title={text('overview.closing')}
      tag={data && <Badge tone="neutral">{data.total}</Badge>}
      actions={<Link href="/orders?sort=cutOff%3Aasc">{text('overview.allOrders')}</Link>}
    >
      <DataTable
        label={text('overview.closingList')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={keyOf}
        loadingRows={4}
        {...listState(closing)}
        empty={<Empty title={text('overview.noneCloses')} reason={text('overview.noneClosesReason')} />}
        footer={more ? text('overview.more', { count: more }) : undefined}
      />
    </Panel>
  );
}
