import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { BarChart, Grid, Stack, Stat, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { type Period, ReportRows } from './report-parts.tsx';

const { orderReport } = contract.desk;
type Row = Out<typeof orderReport>['list'][number];
const HOW = ['met', 'late', 'missed'] as const;

/** Orders by their state, and cut-offs that passed before an instruction was there. */
export function OrderReport({ period }: { period: Period }) {
  const text = useText();
  const { minute } = useFormat();
  const answer = useLoadable(useQuery(orderReport, period, { keepPrevious: true }));
  const columns = useMemo(
    () =>
      columnsOf<Row>()(text, 'reports', {
        bookingNo: { cell: ({ bookingNo }) => bookingNo, sticky: 'start' },
        customer: { cell: ({ customerName }) => customerName },
        carrier: { cell: ({ carrier }) => carrier || '—' },
        closesAt: { cell: ({ closesAt }) => minute(closesAt), numeric: true },
        sentAt: { cell: ({ sentAt }) => (sentAt ? minute(sentAt) : '—'), numeric: true },
        hoursLate: { cell: ({ hoursLate }) => hoursLate ?? '—', numeric: true },
      }),
    [text, minute],
  );
  return (
    <Loaded of={answer}>
      {(report) => (
        <Stack>
          <Grid>
            <Stat label={text('reports.orderCount')} value={report.orders} />
            <Stat label={text('reports.cutOffs')} value={report.cutOffs} />
            {HOW.map((how) => (
              <Stat key={how} label={text(`reports.${how}`)} value={report[how]} />
            ))}
          </Grid>
          <BarChart
            title={text('reports.byState')}
            unit={text('reports.ordersUnit')}
            pointsName={text('reports.state')}
            points={report.states.map(({ name }) => name)}
            series={[
              {
                id: 'orders',
                name: text('reports.orderCount'),
                values: report.states.map(({ orders }) => String(orders)),
              },
            ]}
          />
          <BarChart
            title={text('reports.byDay')}
            unit={text('reports.ordersUnit')}
            pointsName={text('reports.day')}
            points={report.days.map(({ day }) => day.slice(5))}
            series={HOW.map((how) => ({
              id: how,
              name: text(`reports.${how}`),
              values: report.days.map((one) => String(one[how])),
            }))}
          />
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
