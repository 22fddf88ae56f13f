import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bills, bookings, containers, traces } from '../../database/schema.ts';
import type { Bus } from '../../live/bus.ts';
import { isOwnKind } from '../find.ts';
import { demoSource } from './demo-source.ts';
import type { Shipment, TrackingSource } from './provider.ts';
import { receive } from './receive.ts';
import { hasLeft, sail } from './sail.ts';

/** Shipments that are asked for in one turn. */
const TURN = 50;
const MINUTE = 60_000;

async function boxesOf(db: Db, bookingIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
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

/** What the source knows some shipments by. */
export async function shipmentsOf(db: Db, wanted: readonly number[]): Promise<(Shipment & { customerId: number })[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ trace: traces, booking: bookings })
    .from(traces)
    .innerJoin(bookings, eq(bookings.id, traces.bookingId))
    .where(inArray(traces.bookingId, [...wanted]));
  const boxes = await boxesOf(db, wanted);
  return rows.map(({ trace, booking }) => ({
    ...{ bookingId: booking.id, customerId: booking.customerId, bkgNo: booking.bkgNo, mblNo: booking.mblNo },
    ...{ vessel: booking.vessel, voyageNo: booking.voyage, boxes: boxes.get(booking.id) ?? [] },
    ...{ calls: trace.calls, course: trace.course, voyage: trace.voyage, subscription: trace.subscription },
  }));
}

/**
 * Asks for the shipments that are due, and takes in what is new. One that cannot be asked for is tried again a quarter of an hour later;
 * what is known of it stays, and grows old where everybody sees it. Answers how many were asked for.
 */
export async function watchTraces(
  db: Db,
  bus: Pick<Bus, 'publish'>,
  now = new Date(),
  source: TrackingSource = demoSource,
): Promise<number> {
  const due = await db
    .select({ id: traces.bookingId })
    .from(traces)
    .where(lte(traces.nextPoll, now))
    .orderBy(asc(traces.nextPoll))
    .limit(TURN);
  const shipments = await shipmentsOf(
    db,
    due.map(({ id }) => id),
  );
  for (const shipment of shipments) {
    try {
      const heard = await source.poll(shipment, now);
      await db.transaction(async (tx) => {
        const news = await receive(tx, bus, shipment, heard, now);
        if (news.some(hasLeft)) await sail(tx, bus, shipment.bookingId);
      });
    } catch (error) {
      console.error(`tracking: ${shipment.bookingId}: ${error instanceof Error ? error.message : 'failed'}`);
      const later = new Date(now.getTime() + 15 * MINUTE);
      await db.update(traces).set({ nextPoll: later }).where(eq(traces.bookingId, shipment.bookingId));
    }
  }
  return shipments.length;
}
