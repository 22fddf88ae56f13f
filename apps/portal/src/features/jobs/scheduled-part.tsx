import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type DataColumn, DataTable, Empty, StatusTag, useFormat } from '@lading/ui';
import { useEffect, useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { type PortalText, useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { listState } from '../../kit/list-state.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

const { scheduledJobs } = contract.message;
type Row = Out<typeof scheduledJobs>['list'][number];

const UNITS = [
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
] as const;
const NONE: readonly Row[] = [];

/** How often, in the largest unit that says it. */
function oftenOf(text: PortalText, seconds: number): string {
  const [size, unit] = UNITS.find(([one]) => seconds >= one && seconds % one === 0) ?? [1, 'seconds'];
  return text(`jobs.every.${unit}`, { count: seconds / size });
}

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'jobs', {
        scheduled: { cell: ({ kind }) => text(`jobs.scheduled.${kind}`), sticky: 'start' },
        often: { cell: ({ seconds }) => oftenOf(text, seconds) },
        nextRun: { cell: ({ nextAt }) => (nextAt ? minute(nextAt) : text('jobs.state.active')), numeric: true },
        lastRun: { cell: ({ lastAt }) => (lastAt ? minute(lastAt) : '—'), numeric: true },
        result: {
          cell: ({ lastAt, failure }) =>
            lastAt === null ? (
              <StatusTag tone="neutral">{text('jobs.notYet')}</StatusTag>
            ) : (
              <StatusTag tone={failure ? 'danger' : 'success'}>
                {text(failure ? 'jobs.state.failed' : 'jobs.state.done')}
              </StatusTag>
            ),
        },
        failure: { cell: ({ failure }) => failure || '—' },
      }),
    [text, minute],
  );
}

/** What the server does by its clock: how often, when next, and how it went last. */
export function ScheduledPart() {
  const text = useText();
  const now = useNow();
  const query = useQuery(scheduledJobs, undefined);
  const { refresh } = query;
  const columns = useColumns();
  // What is due next is soon over: each minute anew.
  useEffect(() => {
    if (now) refresh();
  }, [refresh, now]);
  return (
    <DataTable
      label={text('jobs.scheduled')}
      columns={columns}
      rows={query.data?.list ?? NONE}
      rowKey={({ kind }) => kind}
      rowName={({ kind }) => text(`jobs.scheduled.${kind}`)}
      empty={<Empty title={text('jobs.noneScheduled')} reason={text('jobs.noneScheduledReason')} />}
      {...listState(useLoadable(query))}
    />
  );
}
