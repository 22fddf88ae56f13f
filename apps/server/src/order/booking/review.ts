import type { BookingDecision, In, Out, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import { ORDER_STATUS, type OrderStatus } from '@lading/validators/booking';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bills, bookingForms, bookings } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { olderRow, refused } from '../../http/failure.ts';
import { say, sayNumbered, type TextId } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import { takePromise } from '../../settlement/promise.ts';
import { isoInstant } from '../../time.ts';
import type { Staff } from '../../user/session.ts';
import { closeToDo } from '../../user/to-do-items.ts';
import { lockBooking } from '../find.ts';
import { type Booking, type Form, formOf } from './form.ts';
import { checkSeen, moveBooking, openDue } from './move.ts';
import { onceSent, sentBefore } from './once.ts';
import { confirmSpace } from './space.ts';

type Calls = PortalContract['order'];
type Asked = In<Calls['reviewBooking']>;

interface Deciding {
  readonly services: Services;
  readonly tx: Db;
  readonly booking: Booking;
  readonly form: Form | undefined;
  readonly asked: Asked;
  readonly caller: Caller<Staff>;
}

const mover = ({ caller, asked }: Deciding) => ({
  ...caller,
  userId: caller.visitor.userId,
  requestId: asked.requestId,
});
const DAY = 86_400_000;

/** Words of the desk with the reason before them, in both languages: whoever reads it chooses. */
function reasonValues({ asked }: Deciding): Record<string, string> {
  if (!asked.reason) throw refused('reviewReason', {}, 'reason');
  const id = `returnReason_${asked.reason}` as TextId;
  return { reason: asked.reason, text: asked.text, said: say('zh-CN', id), saidEn: say('en-US', id) };
}

async function accept(deciding: Deciding): Promise<OrderStatus> {
  const { services, tx, booking, caller } = deciding;
  const next = await moveBooking(tx, services.bus, booking, 'accept', mover(deciding));
  await tx.update(bookingForms).set({ opId: caller.visitor.userId }).where(eq(bookingForms.bookingId, booking.id));
  // What its rate promised is what will be billed, until somebody says why it is otherwise.
  await takePromise(tx, booking);
  return next;
}

/** Sends it back with the fields that are meant; the customer finds them in his list of work. */
async function sendBack(deciding: Deciding): Promise<OrderStatus> {
  const { services, tx, booking, asked } = deciding;
  const { fields, wantedBy } = asked;
  const values = reasonValues(deciding);
  if (fields.length === 0) throw refused('reviewFields', {}, 'fields');
  const wanted = wantedBy === '' ? undefined : new Date(wantedBy);
  if (wanted && Number.isNaN(wanted.getTime())) throw refused('reviewMoment', {}, 'wantedBy');
  const next = await moveBooking(tx, services.bus, booking, 'return', mover(deciding), {
    ...values,
    fields: String(fields.length),
  });
  const dueAt =
    wanted ??
    (booking.cutOff && booking.cutOff.getTime() > Date.now() ? booking.cutOff : new Date(Date.now() + 2 * DAY));
  await tx
    .update(bookingForms)
    .set({
      reason: asked.reason ?? '',
      note: asked.text,
      returned: fields.map((field) => ({ ...field })),
      wantedBy: dueAt,
    })
    .where(eq(bookingForms.bookingId, booking.id));
  await openDue(tx, booking, BUS_TYPE.bookingReview, dueAt);
  return next;
}

/** Takes it off its ship; the sailing that it had is kept. */
async function roll(deciding: Deciding): Promise<OrderStatus> {
  const { services, tx, booking, form } = deciding;
  const values = reasonValues(deciding);
  const { bkgNo, vessel, voyage, etd } = booking;
  const next = await moveBooking(tx, services.bus, booking, 'roll', mover(deciding), { ...values, vessel, voyage });
  if (form) {
    const former = [...form.former, { bkgNo, vessel, voyage, etd, until: isoInstant(new Date()) }];
    await tx.update(bookingForms).set({ former }).where(eq(bookingForms.bookingId, booking.id));
  }
  return next;
}

const withReason =
  (event: 'cancel' | 'keep' | 'refuse') =>
  async (deciding: Deciding): Promise<OrderStatus> => {
    const { services, tx, booking, asked } = deciding;
    const values = reasonValues(deciding);
    const next = await moveBooking(tx, services.bus, booking, event, mover(deciding), values);
    await tx
      .update(bookingForms)
      .set({ reason: asked.reason ?? '', note: asked.text })
      .where(eq(bookingForms.bookingId, booking.id));
    return next;
  };

/** There is room: first of all, or on another ship after it was rolled. */
async function confirm(deciding: Deciding): Promise<OrderStatus> {
  const { services, tx, booking, asked } = deciding;
  const rolled = booking.orderStatus === ORDER_STATUS.rolled;
  const values = {
    vessel: asked.vessel.trim(),
    voyage: asked.voyage.trim(),
    bkgNo: asked.bkgNo.trim(),
    etd: asked.etd,
  };
  const next = await moveBooking(tx, services.bus, booking, 'confirm', mover(deciding), values);
  await confirmSpace(tx, services.tracking, booking, deciding.form, asked);
  if (rolled && booking.webStatus === WEB_STATUS.confirmed) await openCopy(tx, booking);
  return next;
}

/** What was confirmed names a ship that it does not sail with: it is to be confirmed again. */
async function openCopy(tx: Db, booking: Booking): Promise<void> {
  const webStatus = WEB_STATUS.copyReady;
  await tx.update(bookings).set({ webStatus }).where(eq(bookings.id, booking.id));
  await tx
    .update(bills)
    .set({ webStatus })
    .where(and(eq(bills.bookingId, booking.id), eq(bills.webStatus, WEB_STATUS.confirmed)));
  await closeToDo(tx, BUS_TYPE.copyConfirm, { bookingId: booking.id });
  await openDue(tx, booking, BUS_TYPE.copyConfirm, booking.cutOff);
}

const DECISIONS: Readonly<Record<BookingDecision, (deciding: Deciding) => Promise<OrderStatus>>> = {
  accept,
  return: sendBack,
  confirm,
  roll,
  cancel: withReason('cancel'),
  keep: withReason('keep'),
  refuse: withReason('refuse'),
  sail: (deciding) =>
    moveBooking(deciding.tx, deciding.services.bus, deciding.booking, 'sail', mover(deciding), {
      vessel: deciding.booking.vessel,
      voyage: deciding.booking.voyage,
    }),
};

/** The desk's answer, once; 409 for whoever looked at what was changed meanwhile. */
export async function reviewBooking(
  services: Services,
  asked: Asked,
  caller: Caller<Staff>,
): Promise<Out<Calls['reviewBooking']>> {
  const shown = (bookingId: number, orderStatus: OrderStatus) => ({
    bookingId,
    orderStatus,
    orderStatusName: sayNumbered(caller.language, 'orderStatus', orderStatus),
  });
  return onceSent(() =>
    services.db.transaction(async (tx) => {
      const before = await sentBefore(tx, caller.visitor.userId, asked.requestId);
      if (before) return shown(before.id, before.orderStatus);
      const booking = await lockBooking(tx, { id: asked.bookingId });
      checkSeen(booking, asked.seenStatus, caller.language);
      const form = await formOf(tx, booking.id);
      if (asked.revision !== undefined && form && form.revision !== asked.revision)
        throw olderRow({ revision: form.revision });
      return shown(booking.id, await DECISIONS[asked.decision]({ services, tx, booking, form, asked, caller }));
    }),
  );
}
