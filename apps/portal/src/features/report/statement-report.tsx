import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { BarChart, type DataColumn, Grid, Stack, Stat, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { type Period, ReportRows } from './report-parts.tsx';

const { statementReport } = contract.desk;
type Report = Out<typeof statementReport>;
type Sum = Report['sums'][number];
type Age = Report['ageing'][number];
type Line = Report['list'][number];
const BUCKETS = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

function useColumns() {
  const text = useText();
  const { money } = useFormat();
  return useMemo(() => {
    // The currency stands in its own column.
    const figure = (amount: string) => money('', amount).trim();
    const sums: readonly DataColumn<Sum>[] = columnsOf<Sum>()(text, 'reports', {
      currency: { cell: ({ currency }) => currency, sticky: 'start' },
      predicted: { cell: (row) => figure(row.predicted), numeric: true },
      billed: { cell: (row) => figure(row.billed), numeric: true },
      over: { cell: (row) => figure(row.over), numeric: true },
      under: { cell: (row) => figure(row.under), numeric: true },
      lines: { cell: ({ lines }) => lines, numeric: true },
    });
    const ages: readonly DataColumn<Age>[] = columnsOf<Age>()(text, 'reports', {
      currency: { cell: ({ currency }) => currency, sticky: 'start' },
      current: { cell: (row) => figure(row.current), numeric: true },
      to30: { cell: (row) => figure(row.to30), numeric: true },
      to60: { cell: (row) => figure(row.to60), numeric: true },
      to90: { cell: (row) => figure(row.to90), numeric: true },
      over90: { cell: (row) => figure(row.over90), numeric: true },
      total: { cell: (row) => figure(row.total), numeric: true },
    });
    const lines: readonly DataColumn<Line>[] = columnsOf<Line>()(text, 'reports', {
      accountNo: { cell: ({ accountNo }) => accountNo, sticky: 'start' },
      customer: { cell: ({ customerName }) => customerName },
      charge: { cell: ({ charge }) => charge },
      currency: { cell: ({ currency }) => currency },
      predicted: { cell: (row) => figure(row.predicted), numeric: true },
      billed: { cell: (row) => figure(row.billed), numeric: true },
      difference: { cell: (row) => figure(row.difference), numeric: true },
      reason: { cell: ({ reason }) => reason || text('reports.noReason') },
    });
    return { sums, ages, lines };
  }, [text, money]);
}

/** What was billed otherwise than promised, and how old is what is not paid. */
export function StatementReport({ period }: { period: Period }) {
  const text = useText();
  const answer = useLoadable(useQuery(statementReport, period, { keepPrevious: true }));
  const columns = useColumns();
  return (
    <Loaded of={answer}>
      {(report) => (
        <Stack>
          <Grid>
            <Stat label={text('reports.statementCount')} value={report.statements} />
            <Stat label={text('reports.deviating')} value={report.deviating} />
            <Stat label={text('reports.lines')} value={report.lines} />
          </Grid>
          {report.ageing.length > 0 && (
            <BarChart
              title={text('reports.ageing')}
              pointsName={text('reports.ageing')}
              points={BUCKETS.map((bucket) => text(`reports.${bucket}`))}
              series={report.ageing.slice(0, 5).map((row) => ({
                id: row.currency,
                name: row.currency,
                values: BUCKETS.map((bucket) => row[bucket]),
              }))}
            />
          )}
          <ReportRows
            label={text('reports.byCurrency')}
            columns={columns.sums}
            rows={report.sums}
            rowKey={({ currency }) => currency}
          />
          <ReportRows
            label={text('reports.ageing')}
            columns={columns.ages}
            rows={report.ageing}
            rowKey={({ currency }) => currency}
          />
          <ReportRows
            label={text('reports.rows')}
            columns={columns.lines}
            rows={report.list}
            rowKey={({ accountId, charge, billed }) => `${accountId} ${charge} ${billed}`}
          />
        </Stack>
      )}
    </Loaded>
  );
}
