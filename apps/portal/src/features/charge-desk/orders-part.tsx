import { contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, type RowKey, Text, TextButton, useFormat } from '@lading/ui';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { CHARGE_LISTS, type ChargeDeskSearch } from './charge-desk-search.ts';
import { ChargeSheet } from './charge-sheet.tsx';
import { MonthDialog } from './month-dialog.tsx';

const { chargeOrders } = contract.settlement;
type Row = Out<typeof chargeOrders>['records'][number];
const NONE: ReadonlySet<RowKey> = new Set();

const ordersList = defineList(chargeOrders, {
  name: 'charge-orders',
  path: '/backstage/charges',
  size: 20,
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ bookingNo }) => bookingNo,
  arg: (asked, { list = 'toBill' }: ChargeDeskSearch) => ({ ...asked, list }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { money } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'charges', {
        order: { cell: ({ bookingNo }) => bookingNo, sticky: 'start' },
        customer: { cell: ({ customerName }) => customerName },
        route: { cell: ({ pol, pod }) => `${pol} → ${pod}` },
        ship: { cell: ({ vessel, voyage }) => [vessel, voyage].filter(Boolean).join(' / ') || '—' },
        etd: { cell: ({ etd }) => etd ?? '—' },
        terms: { cell: ({ terms }) => text(`charges.by.${terms}`) },
        lines: { cell: ({ lines }) => lines, numeric: true },
        totals: {
          cell: ({ totals }) => totals.map(({ currency, amount }) => money(currency, amount)).join(' · ') || '—',
          numeric: true,
        },
        promised: { cell: ({ promised }) => promised.join(', ') || '—' },
        extra: { cell: ({ extra }) => extra.join(', ') || '—' },
      }),
    [text, money],
  );
}

/** Orders by what of them is to be billed, was promised and never billed, or billed and never promised. */
export function OrdersPart({ search }: { search: ChargeDeskSearch }) {
  const text = useText();
  const page = useListPage(ordersList, search);
  const columns = useColumns();
  const label = text('charges.part.orders');
  const [selected, setSelected] = useState(NONE);
  const [monthly, setMonthly] = useState(false);
  // Of what is chosen only what is in sight, with something to bill.
  const chosen = page.records.filter(({ bookingId, lines }) => selected.has(bookingId) && lines > 0);
  const mixed = new Set(chosen.map(({ customerId }) => customerId)).size > 1;
  if (search.bookingId !== undefined)
    return <ChargeSheet bookingId={search.bookingId} onClose={() => page.put({ bookingId: undefined })} />;
  return (
    <>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('charges.ordersHint')}
        filters={[
          {
            name: 'list',
            label: text('charges.list'),
            usual: 'toBill',
            options: CHARGE_LISTS.map((value) => ({ value, label: text(`charges.listOf.${value}`) })),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('charges.noOrders'), reason: text('charges.noOrdersReason') }}
        onRowOpen={({ bookingId }) => page.put({ bookingId })}
        selected={selected}
        onSelectedChange={setSelected}
        selectionActions={
          mixed ? (
            <Text size="dense">{text('charges.monthlyMixed')}</Text>
          ) : (
            chosen.length > 0 && <TextButton onClick={() => setMonthly(true)}>{text('charges.monthly')}</TextButton>
          )
        }
      />
      {monthly && chosen.length > 0 && (
        <MonthDialog
          bookingIds={chosen.map(({ bookingId }) => bookingId)}
          onClose={() => setMonthly(false)}
          onDone={() => {
            setMonthly(false);
            setSelected(NONE);
          }}
        />
      )}
    </>
  );
}
