import { array, number, object, string } from 'yup';
import { query } from '../define.ts';
import { CUTOFF_CODES } from '../order/shapes.ts';
import { id, text } from '../shapes.ts';

/** What closes today and tomorrow. */

const count = () => number().integer().min(0).required();

const cutOff = object({
  at: string().required(),
  code: string<(typeof CUTOFF_CODES)[number]>().oneOf(CUTOFF_CODES).required(),
  name: text(),
  carrier: text(),
  vessel: text(),
  voyage: text(),
  orders: count(),
  // Orders whose papers are not in; null for what the portal is not told of.
  missing: count().nullable().defined(),
  list: array(object({ bookingId: id(), bookingNo: text(), customerName: text() })).required(),
});

export const deskCutOffs = query(
  '/desk/queryCutOffs.do',
  'The cut-offs of today and tomorrow by the clock of the desk, orders of one sailing together',
  {
    access: ['order:accept', 'bill:issue', 'release:decide'],
    assumed: true,
    output: object({ zone: text(), now: string().required(), today: text(), list: array(cutOff).required() }),
  },
);
