import { ORDER_STATUS } from '@lading/validators/booking';
import { and, asc, eq, exists, lte } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, traceEvents } from '../../database/schema.ts';
import type { Bus } from '../../live/bus.ts';
import { moveBooking } from '../booking/move.ts';
import { lockBooking } from '../find.ts';

const DAY = 86_400_000;
/** Days after its ship reached the port of discharge that nobody waits for anything of a booking any more. */
const LATER = 90;
const TURN = 100;

/** Ends what arrived long ago, told by nobody. Answers how many there were. */
export async function completeArrived(db: Db, bus: Pick<Bus, 'publish'>, now = new Date()): Promise<number> {
  const arrived = db
    .select({ id: traceEvents.id })
    .from(traceEvents)
    .where(
      and(
        eq(traceEvents.bookingId, bookings.id),
        eq(traceEvents.code, 'arrived'),
        eq(traceEvents.classifier, 'ACT'),
        eq(traceEvents.portCode, bookings.portEndCode),
        lte(traceEvents.time, new Date(now.getTime() - LATER * DAY)),
      ),
    );
  const due = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.orderStatus, ORDER_STATUS.sailed), exists(arrived)))
    .orderBy(asc(bookings.id))
    .limit(TURN);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id });
      if (booking.orderStatus !== ORDER_STATUS.sailed) return;
      await moveBooking(tx, bus, booking, 'complete', { userId: null, language: 'zh-CN' });
    });
  return due.length;
}
