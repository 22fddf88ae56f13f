import { DescriptionList, Dialog, InvoiceSheet, Stack, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import type { Invoice } from './invoices-list.ts';

/** One invoice: what stands on it, to whom it is made out, and what became of it. */
export function InvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const text = useText();
  const { minute } = useFormat();
  const { lines, totalAmount, totalInWords, kind, invoiceNo, statusName, appliedAt, issuedAt } = invoice;
  const said = (name: 'buyerBank' | 'buyerAccount' | 'buyerAddress' | 'buyerPhone' | 'remark') =>
    invoice[name] ? [{ name: text(`invoices.${name}`), value: invoice[name] }] : [];
  return (
    <Dialog
      open
      size="message"
      title={invoiceNo || text('invoices.noNumber')}
      onOpenChange={(open) => open || onClose()}
    >
      <Stack>
        <InvoiceSheet
          kind={kind}
          items={lines.map(({ itemName, from, amount, taxRate, tax }) => ({
            name: itemName,
            note: from || undefined,
            net: amount,
            taxRate,
            tax,
          }))}
          total={totalAmount}
          note={totalInWords}
        />
        <DescriptionList
          layout="rows"
          items={[
            { name: text('invoices.status'), value: statusName },
            { name: text('invoices.buyerName'), value: invoice.buyerName },
            { name: text('invoices.buyerTaxNo'), value: invoice.buyerTaxNo, mono: true },
            ...said('buyerBank'),
            ...said('buyerAccount'),
            ...said('buyerAddress'),
            ...said('buyerPhone'),
            { name: text('invoices.receiveEmail'), value: invoice.receiveEmail },
            ...said('remark'),
            { name: text('invoices.appliedAt'), value: minute(appliedAt) },
            { name: text('invoices.issuedAt'), value: issuedAt && minute(issuedAt) },
            ...(invoice.failReason ? [{ name: text('invoices.failReason'), value: invoice.failReason }] : []),
            ...(invoice.reversedBy
              ? [{ name: text('invoices.reversedBy'), value: invoice.reversedBy, mono: true }]
              : []),
            ...(invoice.reverses ? [{ name: text('invoices.reverses'), value: invoice.reverses, mono: true }] : []),
            ...(invoice.reason ? [{ name: text('invoices.reason'), value: invoice.reason }] : []),
          ]}
        />
      </Stack>
    </Dialog>
  );
}
