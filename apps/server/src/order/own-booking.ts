import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bills, bookings } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';

/** A booking of this customer; 404 when it is missing or another customer's. */
export async function ownBooking(db: Db, customerId: number, bookingId: number, lock = false) {
  const query = db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId)));
  const [booking] = lock ? await query.for('update') : await query;
  if (!booking) throw notFound();
  return booking;
}

/** Joins a booking to the bills that its bill type asks for: master bills for 1, house bills for 2. */
export const isOwnKind = sql`${bills.kind} = case when ${bookings.blType} = 1 then 'MBL' else 'HBL' end`;
