import { and, eq, sql } from 'drizzle-orm';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { bills, bookings } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';
import type { Visitor } from '../user/session.ts';

const bookingQueries = oncePerDatabase((db) => {
  const wanted = eq(bookings.id, sql.placeholder('id'));
  const own = eq(bookings.customerId, sql.placeholder('customerId'));
  return {
    any: db.select().from(bookings).where(wanted).prepare('any_booking'),
    own: db.select().from(bookings).where(and(wanted, own)).prepare('own_booking'),
    held: db.select().from(bookings).where(wanted).for('update').prepare('held_booking'),
  };
});

/** A booking of the visitor's customer; the forwarder's people see every one. */
export async function findBooking(db: Db, id: number, { customerId }: Visitor) {
  const { any, own } = bookingQueries(db);
  const [booking] = await (customerId === null ? any.execute({ id }) : own.execute({ id, customerId }));
  return booking;
}

/** The same by the number of its order. */
export async function findOrder(db: Db, orderId: number, { customerId }: Visitor) {
  const own = customerId === null ? undefined : eq(bookings.customerId, customerId);
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.orderId, orderId), own));
  return booking;
}

/** The same booking as it is now, held until the transaction ends. */
export async function lockBooking(tx: Db, { id }: { readonly id: number }) {
  const [booking] = await bookingQueries(tx).held.execute({ id });
  if (!booking) throw notFound();
  return booking;
}

/** Joins a booking to the bills that its bill type asks for: master bills for 1, house bills for 2. */
export const isOwnKind = sql`${bills.kind} = case when ${bookings.blType} = 1 then 'MBL' else 'HBL' end`;
