import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { AgeingBar, Code, type DataColumn, Grid, Inline, Link, Page, Panel, Stack, Text, useFormat } from '@lading/ui';
import { DateRangePicker } from '@lading/ui/date-picker';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { columnsOf } from '../../../kit/columns.ts';
import { defineList, said } from '../../../kit/list.ts';
import { ListFilters } from '../../../kit/list-filters.tsx';
import { ListTable } from '../../../kit/list-table.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { CreditNotice } from '../list/statement-head.tsx';
import type { PaymentsSearch } from './payments-search.ts';

const { paymentPage, inConfirmSummary } = contract.settlement;
type Payment = Out<typeof paymentPage>['records'][number];
const route = getRouteApi('/_member/payments');

const paymentsList = defineList(paymentPage, {
  name: 'payments',
  path: '/payments',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ reference, id }) => reference || String(id),
  arg: (asked, { from, to }: PaymentsSearch) => ({ ...asked, ...said({ from, to }) }),
});

/** What is open, how old it is, and what is left of the credit. */
function Balance() {
  const text = useText();
  const summary = useLoadable(useQuery(inConfirmSummary, {}));
  return (
    <Loaded of={summary}>
      {({ ageing, credit, overdue }) => (
        <Grid>
          <Panel title={text('statements.balanceOpen')}>
            {ageing.length === 0 ? (
              <Text tone="secondary">{text('statements.nothingOpen')}</Text>
            ) : (
              <Stack gap="sm">
                <AgeingBar rows={ageing} />
                {overdue > 0 && (
                  <Link href="/settlement?overdue=yes">{text('statements.overdueCount', { count: overdue })}</Link>
                )}
              </Stack>
            )}
          </Panel>
          <Panel title={text('statements.credit')}>
            {credit ? <CreditNotice credit={credit} /> : <Text tone="secondary">{text('statements.noCredit')}</Text>}
          </Panel>
        </Grid>
      )}
    </Loaded>
  );
}

function usePaymentColumns(): readonly DataColumn<Payment>[] {
  const text = useText();
  const { money } = useFormat();
  return useMemo(
    () =>
      columnsOf<Payment>()(text, 'statements', {
        day: { cell: ({ day }) => day, sticky: 'start' },
        way: { cell: ({ wayName }) => wayName },
        reference: { cell: ({ reference }) => <Code>{reference || '—'}</Code>, value: ({ reference }) => reference },
        amount: { cell: ({ currency, amount }) => money(currency, amount), numeric: true },
        matches: {
          cell: ({ matches, currency }) => (
            <Stack gap="none">
              {matches.map(({ accountId, accountNo, amount }) => (
                <Inline key={accountId} gap="sm">
                  <Link href={`/settlement/${accountId}`}>
                    <Code>{accountNo}</Code>
                  </Link>
                  {money(currency, amount)}
                </Inline>
              ))}
            </Stack>
          ),
          value: ({ matches }) => matches.map(({ accountNo }) => accountNo).join(', '),
        },
        left: { cell: ({ currency, left }) => (/[1-9]/.test(left) ? money(currency, left) : '—'), numeric: true },
        note: { cell: ({ note }) => note || '—' },
      }),
    [text, money],
  );
}

/** What a company paid and for what, what is still open, and how much credit is left. */
export function PaymentsPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(paymentsList, search);
  const columns = usePaymentColumns();
  return (
    <Page title={text('routes.payments')} meta={page.updated}>
      <Balance />
      <ListFilters
        page={page}
        columns={columns}
        label={text('statements.paymentFilters')}
        keywordHint={text('statements.paymentHint')}
        filters={[]}
        more={
          <DateRangePicker
            label={text('statements.paidDays')}
            value={{ start: search.from ?? '', end: search.to ?? '' }}
            onChange={({ start, end }) => page.narrow({ from: start || undefined, to: end || undefined })}
          />
        }
        clearable
      />
      <ListTable
        page={page}
        label={text('routes.payments')}
        columns={columns}
        none={{ title: text('statements.noPayments'), reason: text('statements.noPaymentsReason') }}
        noMatch={{ title: text('statements.noMatch'), reason: text('statements.noMatchReason') }}
      />
    </Page>
  );
}
