import { billDraftWire } from '@lading/validators/yup';
import { array, boolean, mixed, number, object, string } from 'yup';
import { billId, id, text, version, versionOrNone } from '../shapes.ts';
import { by, kind } from './fields.ts';
import { INSTRUCTION_MODES, SENDING_STATES } from './instruction-shapes.ts';

/** What the calls of an instruction share. */

/** What is wrong with a field, in the codes of packages/validators; a suggestion is a whole text in its place. */
export const siIssue = object({
  kind: kind(),
  billId: billId().defined(),
  // As the rules say it: `fAddress`, `containers[3].ctnNo` by the row's place in the draft.
  path: text(),
  code: text(),
  params: mixed<Record<string, string | number>>().required(),
  severity: string<'error' | 'warning'>().oneOf(['error', 'warning']).required(),
  suggestion: text(),
});

/** A field that differs, by the path of the comparison: `bill.fAddress`, `containers[CSQU3054383].sealNo`. */
export const siChange = object({
  kind: kind(),
  billId: billId().defined(),
  path: text(),
  old: text(),
  new: text(),
  // What the forwarder said to it; null as long as it said nothing.
  decision: string<'accepted' | 'declined'>().oneOf(['accepted', 'declined']).nullable().defined(),
  note: text(),
});

/** One sending of an instruction. */
export const sending = object({
  id: id(),
  // Of the bills of the booking's own kind.
  version: version(),
  // The one it changes; 0 for the first.
  base: versionOrNone(),
  ...by,
  // Why, of an amendment; the note, of a correction by the forwarder.
  reason: text(),
  // After the documents closed: what was said to cost, an amount of money or nothing known.
  late: boolean().required(),
  feeAmount: text(),
  feeCurrency: text(),
  state: string<(typeof SENDING_STATES)[number]>().oneOf(SENDING_STATES).required(),
  changes: array(siChange).required(),
  answer: object({ ...by, text: text() })
    .nullable()
    .default(null),
});

/** Why an instruction came back: in all, and field by field. */
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
  // Its number, where it has one.
  name: text(),
  // Counts the saves; 0 where nobody has saved anything yet.
  revision: number().integer().min(0).required(),
  values: billDraftWire.required(),
  // Fields of the bill that the carrier or the forwarder has filled: nobody else changes them.
  locked: array(text()).required(),
  // Who saved last, and when; null where nobody has.
  saved: object(by).nullable().default(null),
});

/** What two people wrote into one place: theirs stands until somebody writes over it with this revision. */
export const conflict = object({
  // `head.fAddress`, `containers.<key>.ctnNo`; `containers.<key>` where a row is gone, or was to go and has changed.
  path: text(),
  mine: mixed<string | number>().nullable().defined(),
  theirs: mixed<string | number>().nullable().defined(),
  gone: boolean().required(),
  ...by,
});
