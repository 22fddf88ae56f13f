import { array, number, object, string } from 'yup';
import { command, download, query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, pageOf, paging, requestId, text, tidyText } from '../shapes.ts';
import { count, instant, revision, sum, taxRate } from './fields.ts';
import { INVOICE_KINDS, INVOICE_STATUS, type InvoiceKind, type InvoiceStatus } from './shapes.ts';
import { stale as statements } from './stale.ts';

/** Electronic invoices of confirmed statements: asked for, issued, reversed by a red one, fetched. */

const readers = ['settlement:view', 'invoice:issue'] as const;
const kind = () => string<InvoiceKind>().oneOf(INVOICE_KINDS).required();
const STATUSES = Object.values(INVOICE_STATUS);
const one = (most: number) => tidyText().max(most);

const title = object({
  buyerName: text(),
  buyerTaxNo: text(),
  buyerAddress: text(),
  buyerPhone: text(),
  buyerBank: text(),
  buyerAccount: text(),
  receiveEmail: text(),
});

const line = object({
  itemName: text(),
  taxCode: text(),
  unit: text(),
  quantity: text(),
  // Net, in CNY.
  amount: sum(),
  taxRate: taxRate(),
  tax: sum(),
  total: sum(),
  // Where it was billed in another currency: `USD 7,120.00 × 7.1000`.
  from: text(),
});

const facts = {
  kind: kind(),
  lines: array(line).required(),
  netAmount: sum(),
  taxAmount: sum(),
  totalAmount: sum(),
  totalInWords: text(),
};

const invoiceRow = title.shape({
  id: id(),
  status: number<InvoiceStatus>().oneOf(STATUSES).required(),
  statusName: text(),
  ...facts,
  customerName: text(),
  accounts: array(object({ id: id(), accountNo: text() })).required(),
  remark: text(),
  // Empty until it is issued.
  invoiceNo: text(),
  appliedAt: string().required(),
  issuedAt: instant(),
  failReason: text(),
  // The number of the red one that reversed it, and of the one that this one reverses.
  reversedBy: text(),
  reverses: text(),
  reason: text(),
  revision: revision(),
});

export const eInvoices = query(
  '/settlement/inconfirm/queryEInvoice.do',
  'Invoices, of one statement or of all, the newest first',
  {
    access: readers,
    input: object({
      ...paging(20),
      accountId: maybeId(),
      status: exactNumber().oneOf(STATUSES).optional(),
      keyword: exactText().max(200).default(''),
    }),
    output: pageOf(invoiceRow),
    assumed: true,
  },
);

export const invoiceTitles = query(
  '/settlement/invoice/queryTitles.do',
  'Titles that the company had invoices made out to, the last used first',
  { access: 'invoice:apply', assumed: true, output: object({ list: array(title.shape({ id: id() })).required() }) },
);

const chosen = {
  accountIds: array(id()).min(1).max(50).required(),
  // Of these statements; all that stand on no invoice where none are named.
  lineIds: array(id()).max(300).default([]),
};

export const invoicePlan = query(
  '/settlement/invoice/planEInvoice.do',
  'How the lines of statements are put on invoices: one for each rate of tax, in CNY at the rates of the statements',
  {
    access: 'invoice:apply',
    about: ['statement', 'accountIds'],
    assumed: true,
    input: object(chosen),
    output: object({
      invoices: array(object({ ...facts, lineIds: array(id()).required() })).required(),
      total: sum(),
      remark: text(),
      fx: array(object({ currency: text(), cnyPerUnit: text() })).required(),
      // Why none can be asked for; empty where it can.
      refusal: text(),
    }),
  },
);

const stale = () => [...statements(), eInvoices, invoiceTitles, invoicePlan];
const done = object({ id: id(), status: count(), revision: revision() });

export const applyEInvoice = command(
  '/settlement/invoice/applyEInvoice.do',
  'Ask for the invoices of confirmed statements; no line stands on two',
  {
    access: 'invoice:apply',
    about: ['statement', 'accountIds'],
    assumed: true,
    input: object({
      ...chosen,
      // For lines that bear tax; what is free of it has an ordinary one anyway.
      kind: kind().strict(),
      buyerName: one(100).min(2).required(),
      // An 18-character USCC.
      buyerTaxNo: one(20).required(),
      buyerAddress: one(100).default(''),
      buyerPhone: one(20).default(''),
      buyerBank: one(100).default(''),
      buyerAccount: one(100).default(''),
      receiveEmail: one(100).required(),
      remark: one(100).default(''),
      requestId: requestId(),
    }),
    output: object({ list: array(done).required() }),
    invalidates: stale,
  },
);

export const cancelEInvoice = command(
  '/settlement/invoice/cancelEInvoice.do',
  'Take back what is not being issued yet',
  {
    access: 'invoice:apply',
    about: ['eInvoice', 'id'],
    assumed: true,
    input: object({ id: id(), revision: revision() }),
    output: done,
    invalidates: stale,
  },
);

export const downloadEInvoice = download('/settlement/invoice/downloadEInvoice.do', 'The file of an issued invoice', {
  access: ['settlement:view', 'invoice:apply', 'invoice:issue'],
  about: ['eInvoice', 'id'],
  assumed: true,
  method: 'GET',
  input: object({
    id: id(),
    form: string<'pdf' | 'xml'>().oneOf(['pdf', 'xml']).default('pdf'),
  }),
});

export const issueEInvoice = command(
  '/settlement/invoice/issueEInvoice.do',
  'Have an invoice issued by the provider; asked again after a failure, never issued twice',
  {
    access: 'invoice:issue',
    about: ['eInvoice', 'id'],
    assumed: true,
    input: object({ id: id(), revision: revision() }),
    output: done,
    invalidates: stale,
  },
);

export const reverseEInvoice = command(
  '/settlement/invoice/reverseEInvoice.do',
  'Reverse an issued invoice by a red one; its lines are free again',
  {
    access: 'invoice:issue',
    about: ['eInvoice', 'id'],
    assumed: true,
    input: object({ id: id(), reason: tidyText().min(2).max(200).required(), revision: revision() }),
    output: done,
    invalidates: stale,
  },
);
