import { BUS_TYPE } from '@lading/validators/bill';

/** What of a to-do says where it leads. */
export interface ToDo {
  busType: number;
  map: { bookingId: number | null; orderId: number | null; id: number };
}

export interface OrderPlace {
  bookingId: number;
  orderId: number;
  type: 2 | 3;
  sections?: string;
}

/** What opens when a to-do is pressed. */
export type ToDoTarget =
  | { open: 'orders'; search: OrderPlace; again: boolean }
  | { open: 'account'; accountId: number }
  | { open: 'company' }
  | { open: 'bids' }
  | { open: 'declaration'; href: `/vgm/${number}` | `/preplan/${number}` }
  | { open: 'release'; bookingId: number; releaseId: number }
  | { open: 'copy'; bookingId: number; orderId: number; tab: 'compare' };

/** By the kind of business: an unknown kind opens nothing. */
export function toDoTarget({ busType, map: { bookingId, orderId, id } }: ToDo): ToDoTarget | undefined {
  switch (busType) {
    case BUS_TYPE.accountConfirm:
      return { open: 'account', accountId: id };
    case BUS_TYPE.bidAnswer:
      return { open: 'bids' };
    case BUS_TYPE.certificationReturned:
    case BUS_TYPE.creditReturned:
    case BUS_TYPE.fudaReturned:
      return { open: 'company' };
  }
  if (bookingId === null || orderId === null) return undefined;
  switch (busType) {
    case BUS_TYPE.shippingInstruction:
      return { open: 'orders', search: { bookingId, orderId, type: 2, sections: '1-6' }, again: false };
    case BUS_TYPE.bookingReview:
      return { open: 'orders', search: { bookingId, orderId, type: 3 }, again: true };
    case BUS_TYPE.vgm:
      return { open: 'declaration', href: `/vgm/${bookingId}` };
    case BUS_TYPE.prePlan:
      return { open: 'declaration', href: `/preplan/${bookingId}` };
    case BUS_TYPE.releasePapers:
      return { open: 'release', bookingId, releaseId: id };
    case BUS_TYPE.copyConfirm:
      // A draft is to be checked: opens on the comparison, or on the sample where there is nothing to compare with.
      return { open: 'copy', bookingId, orderId, tab: 'compare' };
    default:
      return undefined;
  }
}
