import { ORDER_STATUS } from '@lading/validators/booking';
import { inArray } from 'drizzle-orm';
import { bookings } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from './form.ts';

/** Deletes drafts, all or none: what was sent once is never deleted. */
export async function deleteBookings(
  { db, bus }: Services,
  found: readonly Booking[],
  { page }: Caller<Member>,
): Promise<{ deleted: number }> {
  const ids = [...new Set(found.map(({ id }) => id))].sort((a, b) => a - b);
  return db.transaction(async (tx) => {
    for (const id of ids) {
      const { orderStatus, bookingNo } = await lockBooking(tx, { id });
      if (orderStatus !== ORDER_STATUS.draft) throw refused('notADraft', { bookingNo });
    }
    await tx.delete(bookings).where(inArray(bookings.id, ids));
    for (const { id, customerId } of found)
      await bus.publish(tx, { type: 'order', customerId, bookingId: id, change: 'booking', page });
    return { deleted: ids.length };
  });
}
