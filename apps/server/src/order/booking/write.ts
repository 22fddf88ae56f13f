import { type BookingDraft, ORDER_STATUS } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookingForms, bookings, orderLog } from '../../database/schema.ts';
import { attachOrderFiles } from '../papers/attach.ts';
import { columnsOf } from './columns.ts';
import type { Booking } from './form.ts';

export interface Writer {
  readonly customerId: number;
  readonly userId: number;
}

/** Numbers of our own go by the year and by the order. */
const numberOf = (orderId: number, now: Date) => `MB${`${now.getFullYear()}`.slice(2)}S${orderId}`;

/** A new draft, with its own number. */
export async function addBooking(
  tx: Db,
  { customerId, userId }: Writer,
  draft: BookingDraft,
  requestId: string | null,
): Promise<Booking> {
  const columns = await columnsOf(tx, draft);
  const now = new Date();
  const { blType } = columns;
  const [made] = await tx
    .insert(bookings)
    // The number is known when the row has its own: until then nothing else has this one.
    .values({ ...columns, blType, customerId, orderStatus: ORDER_STATUS.draft, bookingNo: crypto.randomUUID() })
    .returning();
  if (!made) throw new Error('no booking was written');
  const bookingNo = numberOf(made.orderId, now);
  await tx.update(bookings).set({ bookingNo }).where(eq(bookings.id, made.id));
  await tx.insert(bookingForms).values({
    bookingId: made.id,
    customerId,
    draft,
    rateId: draft.route.rateId,
    editedBy: userId,
    editedAt: now,
  });
  await tx
    .insert(orderLog)
    .values({ bookingId: made.id, event: 'save', toStatus: ORDER_STATUS.draft, userId, requestId });
  await attachOrderFiles(tx, { bookingId: made.id, customerId }, draft.papers.fileIds);
  return { ...made, bookingNo };
}

/** Writes what is in a draft now; answers its new revision. */
export async function keepBooking(
  tx: Db,
  booking: Booking,
  { customerId, userId }: Writer,
  { draft, revision }: { readonly draft: BookingDraft; readonly revision: number },
): Promise<number> {
  const next = revision + 1;
  await tx
    .update(bookingForms)
    .set({ draft, revision: next, rateId: draft.route.rateId, editedBy: userId, editedAt: new Date() })
    .where(eq(bookingForms.bookingId, booking.id));
  await tx
    .update(bookings)
    .set(await columnsOf(tx, draft))
    .where(eq(bookings.id, booking.id));
  await attachOrderFiles(tx, { bookingId: booking.id, customerId }, draft.papers.fileIds);
  return next;
}

/** Several drafts at once, as an import brings them; answers their ids in order. */
export async function addDrafts(tx: Db, writer: Writer, drafts: readonly BookingDraft[]): Promise<number[]> {
  const ids: number[] = [];
  for (const draft of drafts) ids.push((await addBooking(tx, writer, draft, null)).id);
  return ids;
}
