import type { TraceKey } from '@lading/api-client/contract';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bills, bookings, containers, traces } from '../../database/schema.ts';

type Booking = typeof bookings.$inferSelect;

/** As it is kept: without spaces around and within, in capitals. */
export const written = (number: string): string => number.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

const ofBills = (found: SQL | undefined) =>
  sql`exists (select 1 from ${bills} where ${bills.bookingId} = ${bookings.id} and ${found})`;

/** What the bookings with a number of a kind have in common. */
function has(by: TraceKey, number: string): SQL | undefined {
  if (by === 'work') return eq(bookings.bookingNo, number);
  if (by === 'bl') return or(eq(bookings.mblNo, number), ofBills(or(eq(bills.mblNo, number), eq(bills.hblNo, number))));
  if (by === 'po')
    return sql`exists (select 1 from ${traces} where ${traces.bookingId} = ${bookings.id} and ${traces.poNos} @> ${JSON.stringify([number])}::jsonb)`;
  return inArray(
    bookings.id,
    sql`(select ${bills.bookingId} from ${containers} join ${bills} on ${bills.id} = ${containers.billId} where ${containers.ctnNo} = ${number})`,
  );
}

/** A container sails again and again, and an order goes in parts. */
const MOST = { work: 1, bl: 1, ctn: 1, po: 10 } as const;

/** Bookings by a number, the newest first: those of a company, or every one for the forwarder's people. */
export async function bookingsBy(db: Db, by: TraceKey, number: string, customerId: number | null): Promise<Booking[]> {
  const own = customerId === null ? undefined : eq(bookings.customerId, customerId);
  return db
    .select()
    .from(bookings)
    .where(and(has(by, written(number)), own))
    .orderBy(desc(bookings.etd), desc(bookings.id))
    .limit(MOST[by]);
}

export interface Pair {
  readonly workNo: string;
  readonly warehouseEntryNo: string;
}

/** The booking that both numbers belong to. */
export async function bookingByPair(db: Db, { workNo, warehouseEntryNo }: Pair): Promise<Booking | undefined> {
  const entry = written(warehouseEntryNo);
  if (entry === '') return undefined;
  const [row] = await db
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(traces, eq(traces.bookingId, bookings.id))
    .where(and(eq(bookings.bookingNo, written(workNo)), eq(traces.warehouseEntryNo, entry)));
  return row?.booking;
}
