import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { eInvoiceLines, type eInvoices } from '../../database/schema.ts';
import { figure, money } from '../../documents/figures.ts';
import { deskOf } from '../../documents/printer.ts';
import { refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { localEInvoices } from './local.ts';
import type { InvoiceRequest } from './provider.ts';

type Invoice = typeof eInvoices.$inferSelect;

/** What the provider is asked for. */
export async function requestOf(db: Db, invoice: Invoice): Promise<InvoiceRequest> {
  const lines = await db
    .select()
    .from(eInvoiceLines)
    .where(eq(eInvoiceLines.invoiceId, invoice.id))
    .orderBy(eInvoiceLines.position);
  const { id, kind, netAmount, taxAmount, totalAmount, remark } = invoice;
  return {
    kind,
    netAmount,
    taxAmount,
    totalAmount,
    remark,
    requestId: `lading-invoice-${id}`,
    buyer: {
      name: invoice.buyerName,
      taxNo: invoice.buyerTaxNo,
      address: invoice.buyerAddress,
      phone: invoice.buyerPhone,
      bank: invoice.buyerBank,
      account: invoice.buyerAccount,
    },
    lines: lines.map(
      ({ itemName, taxCode, unit, quantity, amount, taxRate, tax, total, currency, billed, cnyPerUnit }) => ({
        itemName,
        taxCode,
        unit,
        amount,
        taxRate,
        tax,
        total,
        quantity: figure(quantity, 0),
        from: currency === 'CNY' ? '' : `${currency} ${money(billed)} × ${cnyPerUnit}`,
      }),
    ),
  };
}

const TYPES = { pdf: 'application/pdf', xml: 'application/xml' } as const;

/** The file of an invoice that was issued, also once it is reversed: then it says so. */
export async function fileOf(
  { db, printer }: Services,
  invoice: Invoice,
  form: 'pdf' | 'xml',
  visitor: { readonly customerId: number | null; readonly userId: number },
) {
  const { invoiceNo, issuedAt, drawer, redNo } = invoice;
  if (!invoiceNo || !issuedAt) throw refused('invoiceNoFile');
  const paper = { ...(await requestOf(db, invoice)), invoiceNo, issuedAt, drawer, redNo };
  const body = await localEInvoices(printer, deskOf(visitor)).file(paper, form);
  return { name: `${invoiceNo}.${form}`, contentType: TYPES[form], body };
}
