import { array, number, object, string } from 'yup';
import { command } from './define.ts';
import { assumed, id, text } from './fields.ts';
import { orderPage } from './order.ts';
import { initInfoHbl, initInfoMbl } from './order-bills.ts';
import { blLog, blVersions } from './order-review.ts';
import { toDoCount, toDoList } from './user.ts';

/** Why a draft cannot be confirmed yet, in the order a reader should deal with them. */
export const APPROVAL_REASONS = ['outdated', 'notViewed', 'blocking', 'changes'] as const;

/** `data` of a refused confirmation (code 0). */
export const approvalRefusal = object({
  version: number().integer().positive().required(),
  reasons: array(
    object({
      code: string<(typeof APPROVAL_REASONS)[number]>().oneOf(APPROVAL_REASONS).required(),
      // The reason as a sentence in the reader's language.
      text: text(),
      // Places to go to; a sub-bill's are told with its id.
      places: array(object({ billId: number().integer().nullable().defined(), path: text() })).required(),
    }),
  ).required(),
});

/** `data` of a 409: the version that is the newest now. */
export const newerVersion = object({ version: number().integer().positive().required() });

const confirmation = () => object({ bookingId: id(), version: assumed(number().strict().integer().positive()) });
const confirmed = () => [toDoList, toDoCount, orderPage, initInfoMbl, initInfoHbl, blVersions, blLog];

export const copyQueRenToMbl = command('/order/websi/copyQueRenToMbl.do', 'Confirm the copy of the master bill', {
  access: 'bill:confirm',
  about: ['booking', 'bookingId'],
  input: confirmation(),
  invalidates: confirmed,
});

export const copyQueRenToHbl = command('/order/websi/copyQueRenToHbl.do', 'Confirm the copy of the house bill', {
  access: 'bill:confirm',
  about: ['booking', 'bookingId'],
  input: confirmation(),
  invalidates: confirmed,
});
