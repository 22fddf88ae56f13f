import { BUS_TYPE } from '@lading/validators/bill';
import { afterOrderEvent, ORDER_STATUS, type OrderEvent, type OrderStatus } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookingForms, bookings, orderLog, todos } from '../../database/schema.ts';
import { forgetTaken } from '../../desk/taken.ts';
import { Failure } from '../../http/failure.ts';
import type { Bus } from '../../live/bus.ts';
import { type NoticeType, postNotice } from '../../message/post.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { closeToDo } from '../../user/to-do-items.ts';
import { cancelPlan } from '../preplans/cancel.ts';
import type { Booking } from './form.ts';

export interface Mover {
  readonly userId: number | null;
  readonly page?: string | undefined;
  readonly language: Language;
  /** the sending that does it */
  readonly requestId?: string;
}

/** What cannot happen now, said with how far the booking is. */
export const cannot = (booking: Pick<Booking, 'orderStatus'>, language: Language) =>
  new Failure(
    200,
    '0',
    'orderCannot',
    { status: sayNumbered(language, 'orderStatus', booking.orderStatus) },
    {
      state: booking.orderStatus,
    },
  );

/** Somebody moved it since it was looked at: 409 with how far it is now. */
export function checkSeen(booking: Pick<Booking, 'orderStatus'>, seen: number | undefined, language: Language): void {
  const state = booking.orderStatus;
  if (seen === undefined || seen === state) return;
  throw new Failure(409, '409', 'orderCannot', { status: sayNumbered(language, 'orderStatus', state) }, { state });
}

const TOLD: Readonly<Partial<Record<OrderEvent, NoticeType>>> = {
  accept: 'bookingAccepted',
  return: 'bookingRejected',
  confirm: 'spaceReleased',
  roll: 'bookingRolled',
  cancel: 'bookingCancelled',
  refuse: 'bookingCancelled',
  keep: 'bookingKept',
  sail: 'bookingSailed',
};

const { bookingReview, vgm, shippingInstruction, prePlan, copyConfirm } = BUS_TYPE;
/** Work of the customer's that is done, or has no sense any more, when something happens. */
const CLOSES: Readonly<Partial<Record<OrderEvent, readonly number[]>>> = {
  submit: [bookingReview],
  cancel: [bookingReview, vgm, shippingInstruction, prePlan, copyConfirm],
  refuse: [bookingReview, vgm, shippingInstruction, prePlan, copyConfirm],
  sail: [vgm, prePlan],
};

/** The ship, or the order, that customs were told of is no more. */
const ENDS_PLANS: readonly OrderEvent[] = ['roll', 'cancel', 'refuse'];

/** What settles it at the desk: nobody has to answer it any more. */
const isAnswered = (status: OrderStatus) => status !== ORDER_STATUS.submitted && status !== ORDER_STATUS.cancelAsked;

/** Opens work of a kind that is due at a moment of its own. */
export async function openDue(tx: Db, { id, customerId }: Booking, busType: number, dueAt: Date | null): Promise<void> {
  await closeToDo(tx, busType, { bookingId: id });
  await tx.insert(todos).values({ customerId, busType, bookingId: id, dueAt });
}

/**
 * Moves a booking that is held, once: writes its story, closes what it settles, tells the customer and the desk. Refused with the state
 * where it cannot happen.
 */
export async function moveBooking(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  booking: Booking,
  event: OrderEvent,
  { userId, page, language, requestId }: Mover,
  values: Readonly<Record<string, string>> = {},
): Promise<OrderStatus> {
  const { id, customerId, orderStatus } = booking;
  const [form] = await tx
    .select({ before: bookingForms.statusBefore })
    .from(bookingForms)
    .where(eq(bookingForms.bookingId, id));
  const before = form?.before ?? ORDER_STATUS.spaceConfirmed;
  const next = afterOrderEvent(orderStatus, event, before);
  if (next === undefined) throw cannot(booking, language);
  await tx.update(bookings).set({ orderStatus: next }).where(eq(bookings.id, id));
  if (event === 'askCancel')
    await tx.update(bookingForms).set({ statusBefore: orderStatus }).where(eq(bookingForms.bookingId, id));
  await tx.insert(orderLog).values({
    bookingId: id,
    event,
    fromStatus: orderStatus,
    toStatus: next,
    userId,
    values: { ...values },
    requestId: requestId ?? null,
  });
  if (ENDS_PLANS.includes(event)) await cancelPlan(tx, booking, userId);
  for (const busType of CLOSES[event] ?? []) await closeToDo(tx, busType, { bookingId: id });
  if (isAnswered(next)) await forgetTaken(tx, 'booking', id);
  const type = TOLD[event];
  if (type) await postNotice(tx, bus, { customerId, page }, type, { bookingNo: booking.bookingNo, ...values });
  await bus.publish(tx, { type: 'order', customerId, bookingId: id, change: 'booking', page });
  await bus.publish(tx, { type: 'desk' });
  return next;
}
