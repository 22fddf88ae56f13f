import { contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, useFormat } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { ChargeDeskSearch } from './charge-desk-search.ts';
import { ReissueSheet } from './reissue-sheet.tsx';

const { inConfirmPage } = contract.settlement;
type Row = Out<typeof inConfirmPage>['records'][number];

const statementsList = defineList(inConfirmPage, {
  name: 'desk-statements',
  path: '/backstage/charges',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ accountNo }) => accountNo,
  arg: ({ current, size, keyword = '' }, _search: ChargeDeskSearch) => ({ current, size, keyword }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { money } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'charges', {
        statement: { cell: ({ accountNo }) => accountNo, sticky: 'start' },
        customer: { cell: ({ customerName }) => customerName },
        order: { cell: ({ bookingNo, orders }) => (orders > 1 ? `${bookingNo} +${orders - 1}` : bookingNo) },
        issued: { cell: ({ issueDay }) => issueDay },
        due: { cell: ({ dueDay }) => dueDay },
        totals: {
          cell: ({ sums }) => sums.map(({ currency, amount }) => money(currency, amount)).join(' · ') || '—',
          numeric: true,
        },
        variance: {
          cell: ({ sums }) =>
            sums
              .filter(({ variance }) => /[1-9]/.test(variance))
              .map(({ currency, variance }) => money(currency, variance))
              .join(' · ') || '—',
          numeric: true,
        },
        version: { cell: ({ version }) => version, numeric: true },
        state: { cell: ({ stateName }) => stateName, sticky: 'end' },
      }),
    [text, money],
  );
}

/** All statements; one that the customer has not confirmed can be issued anew. */
export function StatementsPart({ search }: { search: ChargeDeskSearch }) {
  const text = useText();
  const page = useListPage(statementsList, search);
  const columns = useColumns();
  const label = text('charges.part.statements');
  if (search.accountId !== undefined)
    return <ReissueSheet accountId={search.accountId} onClose={() => page.put({ accountId: undefined })} />;
  return (
    <>
      <ListFilters page={page} label={label} keywordHint={text('charges.statementsHint')} filters={[]} />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('charges.noStatements'), reason: text('charges.noStatementsReason') }}
        onRowOpen={({ id }) => page.put({ accountId: id })}
      />
    </>
  );
}
