import { AGEING_BUCKETS, type AgeingBucket, TAX_RATES, type TaxRate } from '@lading/validators/settlement';
import { array, boolean, number, object, string } from 'yup';
import { id, maybeId, maybeMoney, measure, money, text } from '../shapes.ts';
import {
  CHARGE_UNITS,
  type ChargeUnit,
  INVOICE_COVERS,
  type InvoiceCover,
  LINE_CHECKS,
  type LineCheck,
  QUERY_REASONS,
  QUERY_STATES,
  type QueryReason,
  type QueryState,
  STATEMENT_KINDS,
  STATEMENT_STATES,
  type StatementKind,
  type StatementState,
  VARIANCE_REASONS,
  VARIANCE_STATES,
  type VarianceReason,
  type VarianceState,
} from './shapes.ts';

const SUM = /^-?\d{1,18}(\.\d{2})?$/;
/** A sum of amounts: more digits than one may have. */
export const sum = () => string().strict().matches(SUM).required();
export const sums = () => array(object({ currency: text(), amount: sum() })).required();
export const count = () => number().integer().min(0).required();
export const revision = () => number().strict().integer().min(0).required();
export const currency = () =>
  string()
    .strict()
    .matches(/^[A-Z]{3}$/)
    .required();
export const taxRate = () => string<TaxRate>().oneOf(TAX_RATES).required();
export const unit = () => string<ChargeUnit>().oneOf(CHARGE_UNITS).required();
export const varianceReason = () => string<VarianceReason>().oneOf(VARIANCE_REASONS).defined();
export const queryReason = () => string<QueryReason>().oneOf(QUERY_REASONS).required();
export const state = () => string<StatementState>().oneOf(STATEMENT_STATES).required();
const bucket = () => string<AgeingBucket>().oneOf(AGEING_BUCKETS).required();
const kind = () => string<StatementKind>().oneOf(STATEMENT_KINDS).required();
/** An instant, or null where it did not happen. */
export const instant = () => string().nullable().defined();
export const dayOrNull = () => string().nullable().defined();
export const maybeAmount = () => maybeMoney().nullable().defined();

export const queryFile = object({ fileId: id(), name: text(), size: count(), address: text() });

/** What is predicted, billed, paid and open in one currency. */
const statementSum = object({
  currency: text(),
  amount: sum(),
  predicted: sum(),
  variance: sum(),
  paid: sum(),
  open: sum(),
});

export const statementRow = object({
  id: id(),
  accountNo: text(),
  kind: kind(),
  status: number().integer().required(),
  state: state(),
  stateName: text(),
  customerId: id(),
  customerName: text(),
  // The first order of it, and how many there are.
  bookingId: id(),
  bookingNo: text(),
  orders: count(),
  periodFrom: dayOrNull(),
  periodTo: dayOrNull(),
  issueDay: text(),
  dueDay: text(),
  confirmBy: dayOrNull(),
  // Below zero before it is due.
  overdueDays: number().integer().required(),
  bucket: bucket(),
  paidDay: dayOrNull(),
  version: count(),
  lines: count(),
  // Lines that differ from what was predicted.
  variances: count(),
  queries: object({ open: count(), answered: count() }).required(),
  sums: array(statementSum).required(),
  invoices: string<InvoiceCover>().oneOf(INVOICE_COVERS).required(),
  revision: revision(),
});

/** Where a line's price was promised. */
export const lineSource = object({
  rateNo: text(),
  rateId: maybeId().nullable().defined(),
  version: maybeId().nullable().defined(),
  quoteNo: text(),
  quoteId: maybeId().nullable().defined(),
});

const queryNote = object({
  id: id(),
  side: string<'customer' | 'staff'>().oneOf(['customer', 'staff']).required(),
  name: text(),
  at: string().required(),
  text: text(),
  files: array(queryFile).required(),
});

export const chargeQuery = object({
  id: id(),
  status: string<QueryState>().oneOf(QUERY_STATES).required(),
  reason: queryReason(),
  // What the customer thinks that it should be.
  expected: maybeAmount(),
  revision: revision(),
  notes: array(queryNote).required(),
});

/** What a line says of its money. */
const lineMoney = {
  currency: text(),
  unitPrice: money(),
  quantity: measure(),
  amount: money(),
};

export const chargeLine = object({
  id: id(),
  bookingId: id(),
  bookingNo: text(),
  code: text(),
  name: text(),
  nameEn: text(),
  ...lineMoney,
  unit: unit(),
  taxRate: taxRate(),
  predicted: maybeAmount(),
  // Null where nothing was predicted.
  variance: maybeAmount(),
  // `3.0`; null where nothing was predicted.
  percent: string().nullable().defined(),
  varianceState: string<VarianceState>().oneOf(VARIANCE_STATES).required(),
  reason: varianceReason(),
  reasonText: text(),
  source: lineSource.nullable().defined(),
  check: string<LineCheck>().oneOf(LINE_CHECKS).required(),
  query: chargeQuery.nullable().defined(),
  invoiced: boolean().required(),
});

/** A promise of the rate that nobody billed. */
export const droppedLine = object({
  bookingId: id(),
  bookingNo: text(),
  code: text(),
  name: text(),
  nameEn: text(),
  currency: text(),
  predicted: money(),
});

/** What one version of a statement has otherwise than another. */
export const lineChange = object({
  change: string<'added' | 'changed' | 'removed'>().oneOf(['added', 'changed', 'removed']).required(),
  // Null for one that is no more.
  lineId: maybeId().nullable().defined(),
  bookingNo: text(),
  code: text(),
  name: text(),
  nameEn: text(),
  before: object(lineMoney).nullable().defined(),
  after: object(lineMoney).nullable().defined(),
});

export const statementVersion = object({
  version: count(),
  at: string().required(),
  by: text(),
  why: text(),
  totals: sums(),
});

export const plainLine = object({
  id: id(),
  name: text(),
  nameEn: text(),
  currency: text(),
  unitPrice: money(),
  quantity: measure(),
  amount: money(),
});
