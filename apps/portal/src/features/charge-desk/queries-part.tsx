import { contract } from '@lading/api-client/contract';
import { type DataColumn, useFormat, useLanguage } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { ChargeDeskSearch } from './charge-desk-search.ts';
import type { ChargeQueryRow } from './rows.ts';

const { queryPage } = contract.settlement;

const queriesList = defineList(queryPage, {
  name: 'charge-queries',
  path: '/backstage/charges',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ accountNo, code }) => `${accountNo} ${code}`,
  arg: (asked, _search: ChargeDeskSearch) => asked,
});

function useColumns(): readonly DataColumn<ChargeQueryRow>[] {
  const text = useText();
  const { money, minute } = useFormat();
  const english = useLanguage() === 'en-US';
  return useMemo(
    () =>
      columnsOf<ChargeQueryRow>()(text, 'charges', {
        statement: { cell: ({ accountNo }) => accountNo, sticky: 'start' },
        customer: { cell: ({ customerName }) => customerName },
        order: { cell: ({ bookingNo }) => bookingNo },
        charge: { cell: ({ name, nameEn }) => (english ? nameEn || name : name) },
        amount: { cell: ({ currency, amount }) => money(currency, amount), numeric: true },
        expected: {
          cell: ({ currency, expected }) => (expected === null ? '—' : money(currency, expected)),
          numeric: true,
        },
        why: { cell: ({ reason }) => text(`charges.queryOf.${reason}`) },
        asked: { cell: ({ askedAt }) => minute(askedAt) },
        answerBy: { cell: ({ answerBy }) => answerBy ?? '—' },
        state: { cell: ({ status }) => text(`charges.queryState.${status}`), sticky: 'end' },
      }),
    [text, money, minute, english],
  );
}

/** What customers ask about single lines: those that wait for an answer first. */
export function QueriesPart({ search }: { search: ChargeDeskSearch }) {
  const text = useText();
  const page = useListPage(queriesList, search);
  const columns = useColumns();
  const label = text('charges.part.queries');
  const row = page.records.find(({ id }) => id === search.queryId);
  return (
    <>
      <ListFilters page={page} label={label} keywordHint={text('charges.statementsHint')} filters={[]} />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={search.queryId}
        none={{ title: text('charges.noQueries'), reason: text('charges.noQueriesReason') }}
        onRowOpen={({ id }) => page.put({ queryId: id })}
      />
      {row && (
        <AnswerDialog
          key={`${row.id} ${row.revision}`}
          row={row}
          onReissue={() => page.go({ part: 'statements', accountId: row.accountId })}
          onClose={() => page.put({ queryId: undefined }, true)}
        />
      )}
    </>
  );
}
