import { ORDER_STATUS, type OrderEvent, type OrderStatus } from '@lading/validators/booking';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, orderLog, traceEvents, webUsers } from '../../database/schema.ts';
import { randomOf } from '../random.ts';

const DESK = '13700137000';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Rows of one statement. */
const BATCH = 400;
type Entry = typeof orderLog.$inferInsert;
type Booking = typeof bookings.$inferSelect;

const { draft, submitted, accepted, spaceConfirmed, sailed, completed } = ORDER_STATUS;

async function addEntries(tx: Db, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += BATCH)
    await tx.insert(orderLog).values(entries.slice(from, from + BATCH));
}

/** Working hours in China, some days before it sails and before now. */
function bookedAt({ bookingNo, etd }: Booking, now: number): number {
  const random = randomOf(`story ${bookingNo}`);
  const sails = Date.parse(`${etd}T00:00:00Z`);
  const day = Math.floor(Math.min(sails - random.int(16, 24) * DAY, now - 5 * DAY) / DAY) * DAY;
  return day + random.int(1, 4) * HOUR + random.int(0, 59) * 60_000;
}

/** How a booking that came from elsewhere got its space: sent, accepted the same day, confirmed some days later. */
export async function loadStories(tx: Db, now: Date): Promise<void> {
  const people = await tx.select().from(webUsers).orderBy(asc(webUsers.id));
  const desk = people.find(({ account }) => account === DESK)?.id ?? null;
  const clerks = new Map(people.toReversed().map(({ customerId, id }) => [customerId, id]));
  const known = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.orderStatus, spaceConfirmed), isNotNull(bookings.etd)))
    .orderBy(asc(bookings.id));
  const entries = known.flatMap((booking): Entry[] => {
    const at = bookedAt(booking, now.getTime());
    const { id: bookingId, customerId, vessel, voyage } = booking;
    const entry = (
      event: OrderEvent,
      [fromStatus, toStatus]: readonly [OrderStatus, OrderStatus],
      userId: number | null,
      hours: number,
    ): Entry => ({
      bookingId,
      event,
      fromStatus,
      toStatus,
      userId,
      createTime: new Date(at + hours * HOUR),
      values: event === 'confirm' ? { vessel, voyage } : {},
    });
    return [
      entry('submit', [draft, submitted], clerks.get(customerId) ?? null, 0),
      entry('accept', [submitted, accepted], desk, 2),
      entry('confirm', [accepted, spaceConfirmed], desk, 50),
    ];
  });
  await addEntries(tx, entries);
}

/** The ships that left by now took their bookings along; what was delivered is done. */
export async function loadSailed(tx: Db): Promise<void> {
  const happened = await tx
    .select({
      bookingId: traceEvents.bookingId,
      left: sql<Date | null>`min(${traceEvents.time}) filter (where ${traceEvents.code} = 'departed')`.mapWith(
        traceEvents.time,
      ),
      done: sql<Date | null>`max(${traceEvents.time}) filter (where ${traceEvents.code} in ('delivered', 'emptyIn'))`.mapWith(
        traceEvents.time,
      ),
    })
    .from(traceEvents)
    .where(and(eq(traceEvents.classifier, 'ACT'), inArray(traceEvents.code, ['departed', 'delivered', 'emptyIn'])))
    .groupBy(traceEvents.bookingId);
  const known = new Map((await tx.select().from(bookings)).map((booking) => [booking.id, booking]));
  const gone = happened.flatMap(({ bookingId, left, done }) => {
    const booking = known.get(bookingId);
    return booking?.orderStatus === spaceConfirmed && left ? [{ ...booking, left, done }] : [];
  });
  await addEntries(
    tx,
    gone.flatMap(({ id: bookingId, vessel, voyage, left, done }): Entry[] => [
      {
        bookingId,
        event: 'sail',
        fromStatus: spaceConfirmed,
        toStatus: sailed,
        createTime: left,
        values: { vessel, voyage },
      },
      ...(done
        ? [{ bookingId, event: 'complete' as const, fromStatus: sailed, toStatus: completed, createTime: done }]
        : []),
    ]),
  );
  const ids = (ended: boolean) => gone.filter(({ done }) => (done !== null) === ended).map(({ id }) => id);
  await tx
    .update(bookings)
    .set({ orderStatus: sailed })
    .where(inArray(bookings.id, ids(false)));
  await tx
    .update(bookings)
    .set({ orderStatus: completed })
    .where(inArray(bookings.id, ids(true)));
}
