import { type BillKind, BL_TYPE, type BlType, CHANGE_REASONS } from '@lading/validators/bill';
import { billWire, containersWire, goodsWire } from '@lading/validators/yup';
import { array, number, object, string } from 'yup';
import { billId, id, text, version } from '../shapes.ts';
import { REQUEST_STATES } from './shapes.ts';

/** What the calls of a bill share: which booking, which bill, which version, who said it when. */

export const booking = () => object({ bookingId: id() });

/** The kind of a bill; two older calls say it by number. */
export const kind = () => string<BillKind>().oneOf(['MBL', 'HBL']).required();

export const kindNumber = () => number<BlType>().oneOf(Object.values(BL_TYPE)).required();

/** An instant with the offset of China, or of the port where it says so. */
export const time = () => string().required();

/** Name in the reader's language, and which side of the counter it stands on. */
export const by = {
  author: text(),
  side: string<'customer' | 'staff'>().oneOf(['customer', 'staff']).required(),
  at: time(),
};

/** A bill of either kind: one of the two is there. */
export const eitherBill = () => ({
  mblVo: billWire.MBL.nullable().default(null),
  hblVo: billWire.HBL.nullable().default(null),
  goodsVo: goodsWire.required(),
  conList: containersWire,
});

export const requestState = () => string<(typeof REQUEST_STATES)[number]>().oneOf(REQUEST_STATES).required();

/** A file that goes along with a change. */
export const changeFile = object({
  fileId: id(),
  name: text(),
  contentType: text(),
  // Bytes.
  size: number().integer().min(0).required(),
  // Where it is fetched, with the session.
  address: text(),
});

/** A change that is asked for, in the shape of DCSA's Feedback. */
export const feedback = object({
  id: id(),
  billId: billId().defined(),
  version: version(),
  path: text(),
  severity: string<'INFO' | 'WARN' | 'ERROR'>().oneOf(['INFO', 'WARN', 'ERROR']).required(),
  code: string<'PROPERTY_VALUE_MUST_CHANGE'>().oneOf(['PROPERTY_VALUE_MUST_CHANGE']).required(),
  message: text(),
  // Empty where DCSA's document has no such place.
  jsonPath: text(),
  property: text(),
  current: text(),
  proposed: text(),
  reason: string<(typeof CHANGE_REASONS)[number]>().oneOf(CHANGE_REASONS).required(),
  author: text(),
  at: time(),
  status: requestState(),
  answer: object({ reason: text(), author: text(), at: time() }).nullable().default(null),
  files: array(changeFile).required(),
});
