import type { Asked } from '@lading/api-client';
import type { contract, Out } from '@lading/api-client/contract';
import { Badge, Code, type DataColumn, DataTable, Empty, Link, Panel, Progress } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { listState } from '../../kit/list-state.ts';
import { useClocks } from '../../kit/use-clocks.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

type Overview = Out<typeof contract.order.orderOverview>;
type Sailing = Overview['sailing']['list'][number];

const sailingOf = ({ sailing }: Overview) => sailing;
const keyOf = ({ bookingId }: Sailing) => bookingId;
const shipOf = ({ vessel, voyage }: Sailing) => [vessel, voyage].filter(Boolean).join(' / ');

/** What is on its way, what arrives first first: where to, how much of the course is done, and when it is expected. */
export function SailingPanel({ asked }: { asked: Asked<Overview> }) {
  const text = useText();
  const clocks = useClocks();
  const sailing = useLoadable(asked, sailingOf);
  const columns = useMemo(
    () =>
      columnsOf<Sailing>()(text, 'overview', {
        bookingNo: {
          cell: (row) => (
            <Link href={`/orders/${row.bookingId}`}>
              <Code>{row.bookingNo}</Code>
            </Link>
          ),
          sticky: 'start',
        },
        lane: { cell: (row) => `${row.portStartName} → ${row.portEndName}` },
        vessel: { cell: (row) => shipOf(row) || '—' },
        course: {
          cell: (row) =>
            row.percent === null ? (
              text('overview.nowhere')
            ) : (
              <Progress
                size="sm"
                label={text('overview.courseOf', { number: row.bookingNo })}
                hideLabel
                value={row.percent}
                valueText={`${row.percent} %`}
                note={`${row.percent} %`}
              />
            ),
        },
        eta: { cell: (row) => (row.eta === null ? '—' : clocks(row.eta, row.zone)) },
        heard: { cell: (row) => text(`overview.heard.${row.freshness}`) },
      }) satisfies readonly DataColumn<Sailing>[],
    [text, clocks],
  );
  const data = sailing.status === 'ready' ? sailing.data : undefined;
  const more = data && data.total - data.list.length;
  return (
    <Panel title={text('overview.sailing')} tag={data && <Badge tone="neutral">{data.total}</Badge>}>
      <DataTable
        label={text('overview.sailingList')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={keyOf}
        loadingRows={4}
        {...listState(sailing)}
        empty={<Empty title={text('overview.noneSails')} reason={text('overview.noneSailsReason')} />}
        footer={more ? text('overview.more', { count: more }) : undefined}
      />
    </Panel>
  );
}
