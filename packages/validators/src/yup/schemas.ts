import type { BillKind } from '../bill/fields.ts';
import {
  changePasswordRecord,
  changePhoneRecord,
  loginRecord,
  registerRecord,
  smsLoginRecord,
} from '../record/account.ts';
import { billRecord, containerRecord, goodsRecord } from '../record/bill.ts';
import { feedbackRecord, rateQueryRecord, trackingRecord } from '../record/query.ts';
import type { RecordSpec } from '../record/spec.ts';
import { type RecordSchema, recordSchema } from './schema.ts';

type BillSchemas = {
  [K in BillKind]: (typeof billRecord)[K] extends RecordSpec<infer F> ? RecordSchema<F> : never;
};
const made: Partial<BillSchemas> = {};

/** A bill of lading with its cargo and containers; made at the first call, the same object after. */
export function billSchema<K extends BillKind>(kind: K): BillSchemas[K] {
  made[kind] ??= recordSchema(billRecord[kind] as RecordSpec) as unknown as BillSchemas[K];
  return made[kind] as BillSchemas[K];
}

export const goodsSchema = /* @__PURE__ */ recordSchema(goodsRecord);
export const containerSchema = /* @__PURE__ */ recordSchema(containerRecord);

export const loginSchema = /* @__PURE__ */ recordSchema(loginRecord);
export const smsLoginSchema = /* @__PURE__ */ recordSchema(smsLoginRecord);
export const registerSchema = /* @__PURE__ */ recordSchema(registerRecord);
export const changePhoneSchema = /* @__PURE__ */ recordSchema(changePhoneRecord);
export const changePasswordSchema = /* @__PURE__ */ recordSchema(changePasswordRecord);

export const rateQuerySchema = /* @__PURE__ */ recordSchema(rateQueryRecord);
export const trackingSchema = /* @__PURE__ */ recordSchema(trackingRecord);
export const feedbackSchema = /* @__PURE__ */ recordSchema(feedbackRecord);
