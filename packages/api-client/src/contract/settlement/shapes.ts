/** What the calls on settlement say by words and numbers. */

/** How a statement stands, as it is shown: its number and what came of it, such as queries, invoices and money. */
export const STATEMENT_STATES = [
  'toConfirm',
  'reissued',
  'queried',
  'confirmed',
  'invoiced',
  'partPaid',
  'paid',
  'void',
] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/** One shipment, or all of a month. */
export const STATEMENT_KINDS = ['order', 'month'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export const STATEMENT_SORTS = ['unpaid', 'newest', 'due'] as const;
export type StatementSort = (typeof STATEMENT_SORTS)[number];

/** What the customer thinks of a line. */
export const LINE_CHECKS = ['none', 'fine', 'querying', 'answered', 'queried'] as const;
export type LineCheck = (typeof LINE_CHECKS)[number];

/** Why a line is queried. */
export const QUERY_REASONS = ['rate', 'quantity', 'notOccurred', 'notAgreed', 'twice', 'currency', 'other'] as const;
export type QueryReason = (typeof QUERY_REASONS)[number];

/** Asked; answered with words; accepted, so the statement will be issued anew; issued anew; taken back, or the answer is taken. */
export const QUERY_STATES = ['open', 'answered', 'accepted', 'changed', 'settled'] as const;
export type QueryState = (typeof QUERY_STATES)[number];

/** How what is billed stands to what was predicted. */
export const VARIANCE_STATES = ['same', 'within', 'more', 'less', 'new', 'dropped'] as const;
export type VarianceState = (typeof VARIANCE_STATES)[number];

/** Why the forwarder bills what it did not predict. */
export const VARIANCE_REASONS = [
  '',
  'change',
  'carrier',
  'waiting',
  'inspection',
  'weight',
  'service',
  'other',
] as const;
export type VarianceReason = (typeof VARIANCE_REASONS)[number];

/** What a charge is counted by. */
export const CHARGE_UNITS = ['box', 'bill', 'time', 'truck', 'weight', 'percent', 'day'] as const;
export type ChargeUnit = (typeof CHARGE_UNITS)[number];

export const INVOICE_STATUS = { applied: 0, issuing: 1, issued: 2, failed: 3, reversed: 4, cancelled: 5 } as const;
export type InvoiceStatus = (typeof INVOICE_STATUS)[keyof typeof INVOICE_STATUS];

/** `01` a special one, by which value added tax is deducted; `02` an ordinary one. */
export const INVOICE_KINDS = ['01', '02'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** How much of a statement stands on invoices. */
export const INVOICE_COVERS = ['none', 'asked', 'part', 'issued'] as const;
export type InvoiceCover = (typeof INVOICE_COVERS)[number];

export const PAYMENT_WAYS = ['transfer', 'card', 'alipay', 'wechat', 'cheque', 'credit'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** The forms of a report on paper. */
export const REPORT_FORMS = ['html', 'pdf', 'xlsx'] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

/** Bytes of a file that goes along with a query. */
export const QUERY_FILE_LIMIT = 10 * 1024 * 1024;
export const QUERY_FILE_ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
/** Lines of a statement, and of a sheet of charges. */
export const CHARGES_LIMIT = 300;
