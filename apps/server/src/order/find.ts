import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bills, bookings } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';
import type { Visitor } from '../user/session.ts';

/** A booking of the visitor's customer; the forwarder's people see every one. */
export async function findBooking(db: Db, id: number, { customerId }: Visitor) {
  const own = customerId === null ? undefined : eq(bookings.customerId, customerId);
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), own));
  return booking;
}

/** The same booking as it is now, held until the transaction ends. */
export async function lockBooking(tx: Db, { id }: { readonly id: number }) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (!booking) throw notFound();
  return booking;
}

/** Joins a booking to the bills that its bill type asks for: master bills for 1, house bills for 2. */
export const isOwnKind = sql`${bills.kind} = case when ${bookings.blType} = 1 then 'MBL' else 'HBL' end`;
