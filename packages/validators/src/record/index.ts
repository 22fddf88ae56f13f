export * from './account.ts';
export { type BillForm, billRecord, containerRecord, goodsRecord } from './bill.ts';
export { billHints } from './bill-hints.ts';
export { type CheckOptions, checkAt, checkRecord } from './check-record.ts';
export { checkRows, type RowsOptions, type RowsReport } from './check-rows.ts';
export type { RecordIssue, RequiredCode } from './issues.ts';
export * from './query.ts';
export type { Field, Fields, RecordSpec, RecordValue, Rows, ValueOf, Values } from './spec.ts';
export { anyText, id, instant, localDate, pieces } from './values.ts';
