import { BL_TYPE, type BlType, WEB_STATUS } from '@lading/validators/bill';
import { array, boolean, type InferType, mixed, number } from 'yup';
import type { PartOf } from '../import-domain.ts';
import { among, closed, filled, text, time, whole } from '../schemas.ts';
import { accounts } from '../settlement/format.ts';
import { todos } from '../to-do/format.ts';

const booking = closed({
  customer: filled(64),
  bookingNo: filled(64),
  blType: number<BlType>().oneOf(Object.values(BL_TYPE)).required(),
  webStatus: among(Object.values(WEB_STATUS)).required(),
  version: whole(1, 9999),
  cutOff: time(),
  createTime: time(),
  confirmedBy: text(),
  confirmedAt: time(),
  // The bills have schemas of their own, by type: check-bill.ts.
  bills: array(mixed()).required(),
  accounts,
  todos,
  sample: closed({ file: text(), generated: boolean() }).default(undefined),
});

export const fields = { bookings: array(booking.required()) };
export type OrderPart = PartOf<typeof fields>;
export type BookingIn = InferType<typeof booking>;
