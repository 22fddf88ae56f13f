import { Code, type DataColumn, Inline, Link, Text, TextButton, useFormat, VarianceMark } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { StatementStateTag } from '../statement-state.tsx';
import { canInvoice, isOpen, type StatementRow } from './statements-list.ts';

const NOTHING = '—';
/** What somebody owes in one of the two currencies that nearly all is billed in. */
const amountIn = ({ sums }: StatementRow, currency: string) => sums.find((one) => one.currency === currency)?.amount;
const isNone = (amount: string) => !/[1-9]/.test(amount);

/** How late it is, or that it is paid. */
function AgeText({ row }: { row: Pick<StatementRow, 'state' | 'paidDay' | 'overdueDays'> }) {
  const text = useText();
  const { dayMonth } = useFormat();
  if (row.state === 'void') return <>{NOTHING}</>;
  if (row.paidDay !== null) return <>{text('statements.paidOn', { day: dayMonth(row.paidDay) })}</>;
  if (row.overdueDays > 0)
    return (
      <Text as="span" size="dense" tone="danger" strong>
        {text('statements.late', { days: row.overdueDays })}
      </Text>
    );
  return <>{text('statements.notDue')}</>;
}

/** Where all of a statement is seen. */
const placeOf = ({ id }: Pick<StatementRow, 'id'>): string => `/settlement/${id}`;

/** The columns of the statements; what a row offers stands at its end. */
export function useStatementColumns(invoice?: (row: StatementRow) => void): readonly DataColumn<StatementRow>[] {
  const text = useText();
  const { dayMonth, money } = useFormat();
  return useMemo(() => {
    const amount = (currency: string) => (row: StatementRow) => {
      const sum = amountIn(row, currency);
      return sum === undefined ? NOTHING : money('', sum).trim();
    };
    const others = ({ sums }: StatementRow) =>
      sums
        .filter(({ currency }) => currency !== 'USD' && currency !== 'CNY')
        .map((one) => money(one.currency, one.amount));
    const variance = ({ sums, variances }: StatementRow) => {
      const apart = sums.filter(({ variance: sum }) => !isNone(sum));
      if (apart.length === 0) return <VarianceMark amount="0.00" />;
      return (
        <Inline gap="xs" wrap={false} justify="end">
          {apart.map((one) => (
            <VarianceMark key={one.currency} currency={one.currency} amount={one.variance} marked={variances > 0} />
          ))}
        </Inline>
      );
    };
    const open = (row: StatementRow, verb: string) => (
      <Link href={placeOf(row)} aria-label={text('statements.openOf', { verb, number: row.accountNo })}>
        {verb}
      </Link>
    );
    const action = (row: StatementRow) =>
      invoice && canInvoice(row) ? (
        <TextButton aria-label={text('statements.invoiceOf', { number: row.accountNo })} onClick={() => invoice(row)}>
          {text('statements.invoice')}
        </TextButton>
      ) : (
        open(row, text(isOpen(row) ? 'statements.check' : 'statements.view'))
      );
    return columnsOf<StatementRow>()(text, 'statements', {
      accountNo: {
        cell: (row) => (
          <Link href={placeOf(row)}>
            <Code>{row.accountNo}</Code>
          </Link>
        ),
        value: ({ accountNo }) => accountNo,
        sticky: 'start',
      },
      kind: { cell: ({ kind }) => text(`statements.kind.${kind}`) },
      orders: {
        cell: ({ bookingNo, orders }) => (
          <>
            <Code>{bookingNo}</Code>
            {orders > 1 && ` +${orders - 1}`}
          </>
        ),
        value: ({ bookingNo }) => bookingNo,
      },
      period: {
        cell: ({ periodFrom, periodTo }) =>
          periodFrom === null ? NOTHING : `${dayMonth(periodFrom)} – ${dayMonth(periodTo)}`,
      },
      usd: { header: 'USD', cell: amount('USD'), value: (row) => amountIn(row, 'USD') ?? '', numeric: true },
      cny: { header: 'CNY', cell: amount('CNY'), value: (row) => amountIn(row, 'CNY') ?? '', numeric: true },
      others: { cell: (row) => others(row).join(', ') || NOTHING, numeric: true, hidden: true },
      variance: { cell: variance, value: ({ variances }) => String(variances), numeric: true },
      issueDay: { cell: ({ issueDay }) => dayMonth(issueDay), hidden: true },
      dueDay: { cell: ({ dueDay }) => dayMonth(dueDay) },
      age: { cell: (row) => <AgeText row={row} />, value: ({ overdueDays }) => String(overdueDays) },
      state: {
        cell: ({ state, stateName }) => <StatementStateTag state={state}>{stateName}</StatementStateTag>,
        value: ({ stateName }) => stateName,
      },
      invoices: { cell: ({ invoices }) => text(`statements.invoices.${invoices}`) },
      actions: { cell: action, sticky: 'end' },
    });
  }, [text, dayMonth, money, invoice]);
}
