import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, customers } from '../../database/schema.ts';
import { forbidden, notFound } from '../../http/failure.ts';
import type { Caller } from '../../http/mount.ts';
import type { Visitor } from '../../user/session.ts';

/** The caller as one of the forwarder's people who issue drafts; 403 for everybody else. */
export function issuer({ visitor }: Caller): Visitor {
  if (!visitor?.codes.includes('bill:issue') || visitor.customerId !== null) throw forbidden();
  return visitor;
}

/** A booking of any customer, for the forwarder's people. */
export async function anyBooking(db: Db, bookingId: number, lock = false) {
  const query = db.select().from(bookings).where(eq(bookings.id, bookingId));
  const [booking] = lock ? await query.for('update') : await query;
  if (!booking) throw notFound();
  return booking;
}

export async function customerOf(db: Db, customerId: number) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw notFound();
  return customer;
}
