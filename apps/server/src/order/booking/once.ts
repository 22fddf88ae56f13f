import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, orderLog } from '../../database/schema.ts';
import type { Booking } from './form.ts';

/** The booking that a sending was about, where it came before: what is sent twice is done once. */
export async function sentBefore(tx: Db, userId: number, requestId: string): Promise<Booking | undefined> {
  const [row] = await tx
    .select({ booking: bookings })
    .from(orderLog)
    .innerJoin(bookings, eq(bookings.id, orderLog.bookingId))
    .where(and(eq(orderLog.userId, userId), eq(orderLog.requestId, requestId)));
  return row?.booking;
}

const isSent = (error: unknown) =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  (error.cause as { code?: string; constraint?: string }).code === '23505';

/** Does it again where the same sending came twice at one time: by then the first has written what it did. */
export async function onceSent<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSent(error)) throw error;
    return work();
  }
}
