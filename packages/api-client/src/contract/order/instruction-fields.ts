import { billDraftWire } from '@lading/validators/yup';
import { array, boolean, mixed, number, object, string } from 'yup';
import { billId, id, text, version, versionOrNone } from '../shapes.ts';
import { by, kind } from './fields.ts';
import { INSTRUCTION_MODES, SENDING_STATES } from './instruction-shapes.ts';

/** What the calls of an instruction share. */

/**
 * What is wrong with a field, in the codes of packages/validators; `suggestion` is a text that could replace the
 * field's.
 */
export const siIssue = object({
  kind: kind(),
  billId: billId().defined(),
  // Rows by their place in the draft, from 0: `fAddress`, `containers[3].ctnNo`.
  path: text(),
  code: text(),
  params: mixed<Record<string, string | number>>().required(),
  severity: string<'error' | 'warning'>().oneOf(['error', 'warning']).required(),
  suggestion: text(),
});

/**
 * A field that differs between two sendings. `path` names rows by what they are: `bill.fAddress`,
 * `containers[CSQU3054383].sealNo`.
 */
export const siChange = object({
  kind: kind(),
  billId: billId().defined(),
  path: text(),
  old: text(),
  new: text(),
  // Null until the forwarder has decided.
  decision: string<'accepted' | 'declined'>().oneOf(['accepted', 'declined']).nullable().defined(),
  note: text(),
});

/** One sending of an instruction. */
export const sending = object({
  id: id(),
  // Counted from 1, for the bills of the booking's own kind (`ownKind`): those of the other kind follow them.
  version: version(),
  // The version that this one changes; 0 for the first.
  base: versionOrNone(),
  ...by,
  // Why the customer amends, or what the forwarder notes about a correction of its own.
  reason: text(),
  // Sent after the documents closed, and the fee that was announced for it; the amount is empty where none was known.
  late: boolean().required(),
  feeAmount: text(),
  feeCurrency: text(),
  state: string<(typeof SENDING_STATES)[number]>().oneOf(SENDING_STATES).required(),
  changes: array(siChange).required(),
  answer: object({ ...by, text: text() })
    .nullable()
    .default(null),
});

/** Why an instruction was returned to the customer: the reason for the whole, and one for each field. */
export const returned = object({
  ...by,
  reason: text(),
  fields: array(object({ kind: kind(), billId: billId().defined(), path: text(), reason: text() })).required(),
});

export const mode = () => string<(typeof INSTRUCTION_MODES)[number]>().oneOf(INSTRUCTION_MODES).required();

/** A bill while it is written. */
export const draftBill = object({
  kind: kind(),
  // Null for the main bill.
  billId: billId().defined(),
  // The bill's number; empty where it has none.
  name: text(),
  // Counts the saves; 0 where nobody has saved anything yet.
  revision: number().integer().min(0).required(),
  values: billDraftWire.required(),
  // Fields of the bill that the carrier or the forwarder has filled: nobody else changes them.
  locked: array(text()).required(),
  // Who saved last, and when; null where nobody has.
  saved: object(by).nullable().default(null),
});

/**
 * A field that two people changed at once. The value kept is `theirs`; whoever saves again with the new revision
 * replaces it.
 */
export const conflict = object({
  // `head.fAddress`, `containers.<key>.ctnNo`; `containers.<key>` alone where one removed the row and the other
  // changed it.
  path: text(),
  mine: mixed<string | number>().nullable().defined(),
  theirs: mixed<string | number>().nullable().defined(),
  gone: boolean().required(),
  ...by,
});
