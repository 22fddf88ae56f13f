import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { compareDecimal, sumDecimal, volume } from '@lading/validators';
import { BOOKING_ROWS, type BookingDraft, type BookingGoods, ORDER_STATUS } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookingForms, bookings, orderFiles, orderLog } from '../../database/schema.ts';
import { wonIn } from '../../freight/bid-won.ts';
import type { Line } from '../../freight/line-words.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, olderRow, refused } from '../../http/failure.ts';
import { say, sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { costingOf, frozen, ofDraft } from './cost.ts';
import { type Booking, type Form, formOf, whole } from './form.ts';
import { moveBooking } from './move.ts';
import { onceSent, sentBefore } from './once.ts';
import { addBooking, keepBooking } from './write.ts';

type Calls = PortalContract['order'];
type Split = In<Calls['splitBooking']>;

/** What can still be put together otherwise: the carrier gave no space yet. */
const OPEN: readonly number[] = [ORDER_STATUS.submitted, ORDER_STATUS.accepted];

async function opened(tx: Db, id: number): Promise<{ booking: Booking; form: Form }> {
  const booking = await lockBooking(tx, { id });
  const form = await formOf(tx, id);
  if (!form || !OPEN.includes(booking.orderStatus)) throw refused('splitStatus');
  return { booking, form };
}

const less = (whole: string, part: string): string => {
  const left = sumDecimal([whole || '0', part === '' || part === '0' ? '0' : `-${part}`]);
  if (compareDecimal(left, '0') < 0) throw refused('splitGoods', {}, 'goods');
  return left;
};

function apartOf(line: BookingGoods, part: Split['goods'][number]): [stays: BookingGoods | null, goes: BookingGoods] {
  const number = (line.number ?? 0) - part.number;
  if (number < 0) throw refused('splitGoods', {}, 'goods');
  // Both have the same limits.
  for (const value of [part.weight, part.volume])
    if (value !== '' && !volume.is(value)) throw refused('splitGoods', {}, 'goods');
  const goes = { ...line, number: part.number, weight: part.weight || '0', volume: part.volume || '0' };
  const stays = { ...line, number, weight: less(line.weight, goes.weight), volume: less(line.volume, goes.volume) };
  return [number === 0 ? null : stays, goes];
}

/** A booking in two: what goes along, and what stays; nothing is lost between them. */
function dividedDraft(draft: BookingDraft, { boxes, goods }: Pick<Split, 'boxes' | 'goods'>) {
  const along = new Map(boxes.map(({ line, count }) => [line, count]));
  const rows = draft.equipment.boxes.map((box, line) => {
    const goes = along.get(line) ?? 0;
    const left = (box.count ?? 0) - goes;
    if (left < 0) throw refused('splitBoxes', {}, 'boxes');
    return { stays: { ...box, count: left, numbers: '' }, goes: { ...box, count: goes, numbers: '' } };
  });
  const taken = rows.map(({ goes }) => goes).filter(({ count }) => count > 0);
  const kept = rows.map(({ stays }) => stays).filter(({ count }) => count > 0);
  if (taken.length === 0 || kept.length === 0) throw refused('splitBoxes', {}, 'boxes');
  const parts = new Map(goods.map((part) => [part.line, part]));
  for (const line of parts.keys()) if (!draft.cargo.goods[line]) throw refused('splitGoods', {}, 'goods');
  const lines = draft.cargo.goods.map((line, at) => {
    const part = parts.get(at);
    return part ? apartOf(line, part) : ([line, null] as const);
  });
  const goodsOf = (side: 0 | 1) => lines.flatMap((pair) => (pair[side] ? [pair[side]] : []));
  return {
    stays: { ...draft, equipment: { boxes: kept }, cargo: { ...draft.cargo, goods: goodsOf(0) } },
    goes: {
      ...draft,
      equipment: { boxes: taken },
      cargo: { ...draft.cargo, goods: goodsOf(1) },
      papers: { ...draft.papers, fileIds: [] },
    },
  };
}

/** What it costs by its rate, at the level that it was sent at; what was won by a bid stays won. */
async function costOf(tx: Db, { rateId, cost }: Pick<Form, 'rateId' | 'cost'>, draft: BookingDraft) {
  return cost && rateId !== null
    ? frozen(await costingOf(tx, ofDraft(draft, rateId), cost.level, () => wonIn(cost.lines as readonly Line[])))
    : null;
}

/** Writes another content of a booking, with what it costs now. */
async function rewrite(tx: Db, booking: Booking, form: Form, draft: BookingDraft, userId: number): Promise<void> {
  const writer = { customerId: booking.customerId, userId };
  await keepBooking(tx, booking, writer, { draft, revision: form.revision });
  const cost = await costOf(tx, form, draft);
  await tx.update(bookingForms).set({ cost }).where(eq(bookingForms.bookingId, booking.id));
}

export async function splitBooking(
  services: Services,
  asked: Split,
  { visitor: { userId }, page }: Caller<Staff>,
): Promise<Out<Calls['splitBooking']>> {
  return onceSent(() =>
    services.db.transaction(async (tx) => {
      const before = await sentBefore(tx, userId, asked.requestId);
      if (before) return { bookingId: before.id, bookingNo: before.bookingNo };
      const { booking, form } = await opened(tx, asked.bookingId);
      if (asked.revision !== undefined && asked.revision !== form.revision) throw olderRow({ revision: form.revision });
      const { stays, goes } = dividedDraft(whole(form.draft), asked);
      const { customerId, orderStatus } = booking;
      const made = await addBooking(tx, { customerId, userId: form.submittedBy ?? userId }, goes, null);
      await tx.update(bookings).set({ orderStatus }).where(eq(bookings.id, made.id));
      const { submittedBy, submittedAt, opId } = form;
      const cost = await costOf(tx, form, goes);
      await tx
        .update(bookingForms)
        .set({ submittedBy, submittedAt, opId, cost })
        .where(eq(bookingForms.bookingId, made.id));
      await rewrite(tx, booking, form, stays, userId);
      const entry = { event: 'split', fromStatus: orderStatus, toStatus: orderStatus, userId } as const;
      await tx.insert(orderLog).values([
        { ...entry, bookingId: booking.id, values: { other: made.bookingNo } },
        // The sending leads to the new one.
        { ...entry, bookingId: made.id, values: { other: booking.bookingNo }, requestId: asked.requestId },
      ]);
      for (const { id } of [booking, made])
        await services.bus.publish(tx, { type: 'order', customerId, bookingId: id, change: 'booking', page });
      await services.bus.publish(tx, { type: 'desk' });
      return { bookingId: made.id, bookingNo: made.bookingNo };
    }),
  );
}

const SAME = ['mode', 'polId', 'podId', 'shippingId', 'rateId', 'etd', 'blMethodId'] as const;

function mergedDraft(into: BookingDraft, other: BookingDraft): BookingDraft {
  if (SAME.some((name) => into.route[name] !== other.route[name])) throw refused('mergeDiffers', {}, 'otherNo');
  const boxes = [...into.equipment.boxes];
  for (const box of other.equipment.boxes) {
    const at = boxes.findIndex(
      (one) => one.ctnType === box.ctnType && one.soc === box.soc && one.weight === box.weight,
    );
    const known = boxes[at];
    if (known) boxes[at] = { ...known, count: (known.count ?? 0) + (box.count ?? 0), numbers: '' };
    else boxes.push(box);
  }
  const goods = [...into.cargo.goods, ...other.cargo.goods];
  if (boxes.length > BOOKING_ROWS || goods.length > BOOKING_ROWS)
    throw refused('mergeTooMany', { most: BOOKING_ROWS }, 'otherNo');
  const fileIds = [...new Set([...into.papers.fileIds, ...other.papers.fileIds])];
  return {
    ...into,
    equipment: { boxes },
    cargo: { ...into.cargo, goods },
    papers: { ...into.papers, fileIds },
  };
}

export async function mergeBookings(
  services: Services,
  asked: In<Calls['mergeBookings']>,
  { visitor: { userId }, language, page }: Caller<Staff>,
): Promise<Out<Calls['mergeBookings']>> {
  const shown = ({ id, orderStatus }: Pick<Booking, 'id' | 'orderStatus'>) => ({
    bookingId: id,
    orderStatus,
    orderStatusName: sayNumbered(language, 'orderStatus', orderStatus),
  });
  return onceSent(() =>
    services.db.transaction(async (tx) => {
      const before = await sentBefore(tx, userId, asked.requestId);
      if (before) return shown(before);
      const [found] = await tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(eq(bookings.bookingNo, asked.otherNo.trim().toUpperCase()));
      if (!found || found.id === asked.bookingId) throw notFound();
      // Two desks that merge the same two never wait for each other.
      const low = await opened(tx, Math.min(found.id, asked.bookingId));
      const next = await opened(tx, Math.max(found.id, asked.bookingId));
      const [into, other] = low.booking.id === asked.bookingId ? [low, next] : [next, low];
      const { customerId, orderStatus, bookingNo } = into.booking;
      if (other.booking.customerId !== customerId || other.booking.orderStatus !== orderStatus)
        throw refused('mergeDiffers', {}, 'otherNo');
      const draft = mergedDraft(whole(into.form.draft), whole(other.form.draft));
      await tx.update(orderFiles).set({ bookingId: into.booking.id }).where(eq(orderFiles.bookingId, other.booking.id));
      await rewrite(tx, into.booking, into.form, draft, userId);
      const said = (tongue: 'zh-CN' | 'en-US') => say(tongue, 'mergedInto', { other: bookingNo });
      const values = { reason: 'other', text: '', said: said('zh-CN'), saidEn: said('en-US') };
      await moveBooking(tx, services.bus, other.booking, 'refuse', { userId, language, page }, values);
      await tx.insert(orderLog).values({
        bookingId: into.booking.id,
        event: 'merge',
        fromStatus: orderStatus,
        toStatus: orderStatus,
        userId,
        values: { other: other.booking.bookingNo },
        requestId: asked.requestId,
      });
      const changed = { type: 'order', customerId, bookingId: into.booking.id, change: 'booking', page } as const;
      await services.bus.publish(tx, changed);
      return shown(into.booking);
    }),
  );
}
