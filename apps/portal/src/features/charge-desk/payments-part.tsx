import { contract } from '@lading/api-client/contract';
import { Button, type DataColumn, Inline, useFormat } from '@lading/ui';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList, said } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { ChargeDeskSearch } from './charge-desk-search.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import type { PaymentRow } from './rows.ts';

const { paymentPage } = contract.settlement;

const paymentsList = defineList(paymentPage, {
  name: 'desk-payments',
  path: '/backstage/charges',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ reference, id }) => reference || String(id),
  arg: (asked, { customerId }: ChargeDeskSearch) => ({ ...asked, ...said({ customerId }) }),
});

function useColumns(): readonly DataColumn<PaymentRow>[] {
  const text = useText();
  const { money } = useFormat();
  return useMemo(
    () =>
      columnsOf<PaymentRow>()(text, 'charges', {
        day: { cell: ({ day }) => day, sticky: 'start' },
        customer: { cell: ({ customerName }) => customerName },
        way: { cell: ({ wayName }) => wayName },
        reference: { cell: ({ reference }) => reference || '—' },
        amount: { cell: ({ currency, amount }) => money(currency, amount), numeric: true },
        matched: {
          cell: ({ matches, currency }) =>
            matches.map(({ accountNo, amount }) => `${accountNo} ${money(currency, amount)}`).join(' · ') || '—',
        },
        left: { cell: ({ currency, left }) => (/[1-9]/.test(left) ? money(currency, left) : '—'), numeric: true },
        by: { cell: ({ by }) => by },
      }),
    [text, money],
  );
}

/** Money that came: recorded, and matched with what was confirmed. */
export function PaymentsPart({ search }: { search: ChargeDeskSearch }) {
  const text = useText();
  const page = useListPage(paymentsList, search);
  const columns = useColumns();
  const label = text('charges.part.payments');
  const [open, setOpen] = useState<PaymentRow | 'new'>();
  return (
    <>
      <Inline gap="sm">
        <Button variant="primary" onClick={() => setOpen('new')}>
          {text('charges.record')}
        </Button>
      </Inline>
      <ListFilters page={page} label={label} keywordHint={text('charges.paymentsHint')} filters={[]} />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('charges.noPayments'), reason: text('charges.noPaymentsReason') }}
        onRowOpen={setOpen}
      />
      {open && <PaymentDialog payment={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
