import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { BarChart, Grid, LineChart, Stack, Stat, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { type Period, percent, ReportRows } from './report-parts.tsx';

const { draftReport } = contract.desk;
type Row = Out<typeof draftReport>['list'][number];

/** Drafts until a bill is approved, and how often the first one is right. */
export function DraftReport({ period }: { period: Period }) {
  const text = useText();
  const { minute } = useFormat();
  const answer = useLoadable(useQuery(draftReport, period, { keepPrevious: true }));
  const columns = useMemo(
    () =>
      columnsOf<Row>()(text, 'reports', {
        bookingNo: { cell: ({ bookingNo }) => bookingNo, sticky: 'start' },
        billNo: { cell: ({ billNo }) => billNo || '—' },
        customer: { cell: ({ customerName }) => customerName },
        rounds: { cell: ({ rounds }) => rounds, numeric: true },
        requests: { cell: ({ requests }) => requests, numeric: true },
        firstAt: { cell: ({ firstAt }) => minute(firstAt), numeric: true },
        approvedAt: { cell: ({ approvedAt }) => (approvedAt ? minute(approvedAt) : '—'), numeric: true },
        hours: { cell: ({ hours }) => hours ?? '—', numeric: true },
      }),
    [text, minute],
  );
  return (
    <Loaded of={answer}>
      {(report) => (
        <Stack>
          <Grid columns={4}>
            <Stat label={text('reports.bills')} value={report.bills} />
            <Stat label={text('reports.approved')} value={report.approved} />
            <Stat label={text('reports.firstTime')} value={percent(report.firstTimeShare)} />
            <Stat label={text('reports.median')} value={report.medianHours} unit={text('reports.hoursUnit')} />
          </Grid>
          <BarChart
            title={text('reports.byRounds')}
            unit={text('reports.billsUnit')}
            pointsName={text('reports.roundsPoint')}
            points={report.rounds.map(({ rounds }, at) =>
              at === report.rounds.length - 1 ? text('reports.roundsOver', { rounds }) : String(rounds),
            )}
            series={[
              { id: 'bills', name: text('reports.bills'), values: report.rounds.map(({ bills }) => String(bills)) },
            ]}
          />
          {report.weeks.length > 1 && (
            <LineChart
              title={text('reports.byWeek')}
              unit="%"
              pointsName={text('reports.week')}
              points={report.weeks.map(({ week }) => week)}
              series={[
                {
                  id: 'share',
                  name: text('reports.firstTime'),
                  values: report.weeks.map(({ firstTimeShare }) => firstTimeShare),
                },
              ]}
            />
          )}
          <ReportRows
            label={text('reports.rows')}
            columns={columns}
            rows={report.list}
            rowKey={({ bookingId }) => bookingId}
          />
        </Stack>
      )}
    </Loaded>
  );
}
