import type { OrderStatus } from '@lading/validators/booking';
import { ORDER_STATUSES } from '@lading/validators/booking';
import type { FreshnessState } from '@lading/validators/freight';
import { array, number, object, string } from 'yup';
import { query } from '../define.ts';
import { id, text } from '../shapes.ts';
import { CUTOFF_CODES } from './shapes.ts';

/** What whoever opens the portal in the morning has to know: which cut-offs come, and what is at sea. */

const booking = {
  bookingId: id(),
  bookingNo: text(),
  mblNo: text(),
  vessel: text(),
  voyage: text(),
};
const many = () => number().integer().min(0).required();

const closing = object({
  ...booking,
  orderStatus: number<OrderStatus>().oneOf(ORDER_STATUSES).required(),
  code: string<(typeof CUTOFF_CODES)[number]>().oneOf(CUTOFF_CODES).required(),
  name: text(),
  // An instant with the offset of the port; `zone` is the port's (IANA).
  time: text(),
  zone: text(),
  portName: text(),
  portCode: text(),
});

const sailing = object({
  ...booking,
  portStartName: text(),
  portEndName: text(),
  // When the ship is expected at the port of discharge, by the clock there; null where nobody said.
  eta: string().nullable().defined(),
  zone: text(),
  // Of the course; null where nobody knows where she is.
  percent: number().integer().min(1).max(99).nullable().defined(),
  freshness: string<FreshnessState>().oneOf(['live', 'late', 'none']).required(),
});

export const orderOverview = query(
  '/order/common/queryOrderOverview.do',
  'The cut-offs of the next seven days, the nearest first, and the shipments at sea, those that arrive first first; no more than a page of each',
  {
    access: 'order:view',
    assumed: true,
    output: object({
      closing: object({ total: many(), list: array(closing).required() }).required(),
      sailing: object({ total: many(), list: array(sailing).required() }).required(),
    }),
  },
);
