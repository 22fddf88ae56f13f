import { contract, INVOICE_STATUS, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, ConfirmDialog, type DataColumn, Inline, TextField, useFormat } from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { ChargeDeskSearch } from './charge-desk-search.ts';

const { eInvoices, issueEInvoice, reverseEInvoice } = contract.settlement;
type Row = Out<typeof eInvoices>['records'][number];
const S = INVOICE_STATUS;

const invoicesList = defineList(eInvoices, {
  name: 'desk-invoices',
  path: '/backstage/charges',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ invoiceNo, buyerName }) => invoiceNo || buyerName,
  arg: (asked, _search: ChargeDeskSearch) => asked,
});

/** Issues what was asked for; reverses what was issued, after a question for the reason. */
function Acts({ row }: { row: Row }) {
  const text = useText();
  const { notices } = usePortal();
  const issue = useCommand(issueEInvoice);
  const reverse = useCommand(reverseEInvoice);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { id, revision, status, buyerName } = row;
  const told = (sent: { ok: true } | { ok: false; error: Parameters<typeof errorText>[1] }, done: string) =>
    notices.show(sent.ok ? { kind: 'success', text: done } : { kind: 'error', text: errorText(text, sent.error) });
  if (status === S.applied || status === S.failed || status === S.issuing)
    return (
      <Button
        size="sm"
        loading={issue.pending}
        aria-label={text('charges.issueOf', { name: buyerName })}
        onClick={() => void issue.run({ id, revision }).then((sent) => told(sent, text('charges.issuedInvoice')))}
      >
        {text('charges.issueInvoice')}
      </Button>
    );
  if (status !== S.issued) return null;
  return (
    <>
      <Button size="sm" aria-label={text('charges.reverseOf', { name: row.invoiceNo })} onClick={() => setAsking(true)}>
        {text('charges.reverse')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          question={text('charges.reverseOf', { name: row.invoiceNo })}
          confirmLabel={text('charges.reverse')}
          tone="danger"
          pending={reverse.pending}
          onConfirm={() => {
            if (reason.trim().length < 2) return;
            void reverse.run({ id, revision, reason }).then((sent) => {
              told(sent, text('charges.reversed'));
              if (sent.ok) setAsking(false);
            });
          }}
          onOpenChange={setAsking}
        >
          <TextField
            label={text('charges.why')}
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { money, minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'charges', {
        invoice: { cell: ({ invoiceNo }) => invoiceNo || '—', sticky: 'start' },
        buyer: { cell: ({ buyerName }) => buyerName },
        kind: { cell: ({ kind }) => text(`charges.invoiceKind.${kind}`) },
        statement: { cell: ({ accounts }) => accounts.map(({ accountNo }) => accountNo).join(', ') },
        total: { cell: ({ totalAmount }) => money('CNY', totalAmount), numeric: true },
        taxSum: { cell: ({ taxAmount }) => money('CNY', taxAmount), numeric: true },
        asked: { cell: ({ appliedAt }) => minute(appliedAt) },
        state: { cell: ({ statusName }) => statusName },
        acts: {
          cell: (row) => (
            <Inline gap="sm">
              <Acts row={row} />
            </Inline>
          ),
          sticky: 'end',
        },
      }),
    [text, money, minute],
  );
}

/** What companies want invoiced: issued here, and reversed where something was wrong. */
export function InvoicesPart({ search }: { search: ChargeDeskSearch }) {
  const text = useText();
  const page = useListPage(invoicesList, search);
  const columns = useColumns();
  const label = text('charges.part.invoices');
  return (
    <>
      <ListFilters page={page} label={label} keywordHint={text('charges.invoicesHint')} filters={[]} />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('charges.noInvoices'), reason: text('charges.noInvoicesReason') }}
      />
    </>
  );
}
