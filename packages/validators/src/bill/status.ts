import type { OrderStatusName } from '../booking/order-status.ts';
import type { BillKind } from './fields.ts';

/** The dictionaries of numbers that travel in the contract. */

/** State of a bill in the portal. */
export const WEB_STATUS = {
  draft: 1,
  submitted: 2,
  accepted: 3,
  copyReady: 4,
  changeRequested: 5,
  confirmed: 6,
  issued: 7,
  released: 8,
  rejected: 9,
  void: 10,
} as const;
export type WebStatusName = keyof typeof WEB_STATUS;
export type WebStatus = (typeof WEB_STATUS)[WebStatusName];

/** State of an account confirmation (inconfirm): it can be confirmed from 1 and 2; 4 and 5 say what of it is paid. */
export const ACCOUNT_STATUS = { toConfirm: 1, reissued: 2, confirmed: 3, partPaid: 4, paid: 5, void: 9 } as const;
export type AccountStatusName = keyof typeof ACCOUNT_STATUS;
export type AccountStatus = (typeof ACCOUNT_STATUS)[AccountStatusName];

/** Kind of business behind a to-do item. */
export const BUS_TYPE = {
  bookingReview: 3,
  vgm: 4,
  shippingInstruction: 5,
  prePlan: 6,
  releasePapers: 7,
  copyConfirm: 8,
  bidAnswer: 9,
  accountConfirm: 10,
  certificationReturned: 11,
  creditReturned: 12,
  fudaReturned: 14,
} as const;
export type BusTypeName = keyof typeof BUS_TYPE;
export type BusType = (typeof BUS_TYPE)[BusTypeName];

/** What has a word in both languages: `statusWords` of `messages/<language>`. */
export type StatusWord =
  | `webStatus.${WebStatusName}`
  | `accountStatus.${AccountStatusName}`
  | `busType.${BusTypeName}`
  | `orderStatus.${OrderStatusName}`;

/** The wire's number of a kind of bill; everywhere else the kind itself stands. */
export const BL_TYPE = { MBL: 1, HBL: 2 } as const satisfies Record<BillKind, number>;
export type BlType = (typeof BL_TYPE)[BillKind];
export const kindOf = (type: BlType): BillKind => (type === BL_TYPE.HBL ? 'HBL' : 'MBL');
export const otherKind = (kind: BillKind): BillKind => (kind === 'MBL' ? 'HBL' : 'MBL');

/** The main bill and at most nine sub-bills stand in one dialog. */
export const MOST_SUB_BILLS = 9;

/** The name of a number in one of the dictionaries above, or undefined. */
export function nameOf<T extends Record<string, number>>(dictionary: T, value: number): keyof T | undefined {
  return Object.keys(dictionary).find((name) => dictionary[name] === value);
}
