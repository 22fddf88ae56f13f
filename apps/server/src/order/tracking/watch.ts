import { ORDER_STATUS } from '@lading/validators/booking';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, traces } from '../../database/schema.ts';
import type { Bus } from '../../live/bus.ts';
import { boxesOf } from './boxes.ts';
import { demoSource } from './demo-source.ts';
import type { Shipment, TrackingSource } from './provider.ts';
import { receive } from './receive.ts';
import { hasLeft, sail } from './sail.ts';

/** Shipments that are asked for in one turn. */
const TURN = 50;
const MINUTE = 60_000;

/** What the source knows some shipments by. */
export async function shipmentsOf(
  db: Db,
  wanted: readonly number[],
): Promise<(Shipment & { customerId: number; ended: boolean })[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ trace: traces, booking: bookings })
    .from(traces)
    .innerJoin(bookings, eq(bookings.id, traces.bookingId))
    .where(inArray(traces.bookingId, [...wanted]));
  const boxes = await boxesOf(db, wanted);
  return rows.map(({ trace, booking }) => ({
    bookingId: booking.id,
    customerId: booking.customerId,
    bkgNo: booking.bkgNo,
    mblNo: booking.mblNo,
    vessel: booking.vessel,
    voyageNo: booking.voyage,
    boxes: boxes.get(booking.id) ?? [],
    ended: booking.orderStatus === ORDER_STATUS.cancelled,
    calls: trace.calls,
    course: trace.course,
    voyage: trace.voyage,
    subscription: trace.subscription,
  }));
}

type Followed = Awaited<ReturnType<typeof shipmentsOf>>[number];

/** Nothing more is to come: the source need not send by itself any more. */
async function letGo(db: Db, source: TrackingSource, { bookingId, subscription }: Followed): Promise<void> {
  if (subscription !== '') await source.unfollow(subscription);
  await db.update(traces).set({ nextPoll: null, subscription: '' }).where(eq(traces.bookingId, bookingId));
}

/** Asks for one, and has it followed where that was not done yet; whoever does not send by itself is asked all the same. */
async function askFor(db: Db, bus: Pick<Bus, 'publish'>, asked: Followed, now: Date, real: TrackingSource) {
  // A ship of the demonstration sails by its plan, whoever is asked for the others.
  const source = asked.voyage ? demoSource : real;
  if (asked.ended) return letGo(db, source, asked);
  let { subscription } = asked;
  if (source.push && subscription === '') {
    subscription = await source.follow(asked);
    await db.update(traces).set({ subscription }).where(eq(traces.bookingId, asked.bookingId));
  }
  const shipment = { ...asked, subscription };
  const heard = await source.poll(shipment, now);
  await db.transaction(async (tx) => {
    const news = await receive(tx, bus, shipment, heard, now);
    if (news.some(hasLeft)) await sail(tx, bus, shipment.bookingId);
  });
  if (heard.next === null) await letGo(db, source, shipment);
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
      await askFor(db, bus, shipment, now, source);
    } catch (error) {
      console.error(`tracking: ${shipment.bookingId}: ${error instanceof Error ? error.message : 'failed'}`);
      const later = new Date(now.getTime() + 15 * MINUTE);
      await db.update(traces).set({ nextPoll: later }).where(eq(traces.bookingId, shipment.bookingId));
    }
  }
  return shipments.length;
}
