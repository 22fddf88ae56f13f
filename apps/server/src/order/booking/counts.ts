import type { Out, PortalContract } from '@lading/api-client/contract';
import { count, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings } from '../../database/schema.ts';

/** How many bookings of a company are where. */
export async function orderCounts(db: Db, customerId: number): Promise<Out<PortalContract['order']['orderCounts']>> {
  const found = await db
    .select({ orderStatus: bookings.orderStatus, webStatus: bookings.webStatus, count: count() })
    .from(bookings)
    .where(eq(bookings.customerId, customerId))
    .groupBy(bookings.orderStatus, bookings.webStatus);
  const summed = <Status extends number>(of: (row: (typeof found)[number]) => Status) => {
    const sums = new Map<Status, number>();
    for (const row of found) sums.set(of(row), (sums.get(of(row)) ?? 0) + row.count);
    return [...sums].sort(([a], [b]) => a - b).map(([status, sum]) => ({ status, count: sum }));
  };
  return {
    all: found.reduce((sum, row) => sum + row.count, 0),
    orderStatus: summed((row) => row.orderStatus),
    webStatus: summed((row) => row.webStatus),
  };
}
