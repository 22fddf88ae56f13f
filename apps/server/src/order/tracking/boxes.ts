import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bills, bookings, containers } from '../../database/schema.ts';
import { isOwnKind } from '../find.ts';

/** The containers of some bookings, as their first bill has them. */
export async function boxesOf(db: Db, bookingIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .select({ bookingId: bills.bookingId, ctnNo: containers.ctnNo })
    .from(containers)
    .innerJoin(bills, eq(bills.id, containers.billId))
    .innerJoin(bookings, eq(bookings.id, bills.bookingId))
    .where(and(inArray(bills.bookingId, [...bookingIds]), eq(bills.position, 0), isOwnKind))
    .orderBy(containers.position, containers.id);
  const found = new Map<number, string[]>();
  for (const { bookingId, ctnNo } of rows) if (ctnNo) found.set(bookingId, [...(found.get(bookingId) ?? []), ctnNo]);
  return found;
}
