import { and, between, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, traceEvents, traces } from '../../database/schema.ts';
import type { Bus } from '../../live/bus.ts';
import { postNotice } from '../../message/post.ts';
import { chinaDate } from '../../time.ts';
import { boxesOf } from './boxes.ts';
import { boxNames } from './telling.ts';

const DAY = 86_400_000;
/** Days before the last free one that it is said. */
const SOON = 2;

/** Containers that were not returned: for them free time still runs. */
async function outstanding(tx: Db, bookingId: number): Promise<string[]> {
  const back = await tx
    .select({ ctnNo: traceEvents.ctnNo })
    .from(traceEvents)
    .where(
      and(eq(traceEvents.bookingId, bookingId), eq(traceEvents.code, 'emptyIn'), eq(traceEvents.classifier, 'ACT')),
    );
  const returned = new Set(back.map(({ ctnNo }) => ctnNo));
  const boxes = (await boxesOf(tx, [bookingId])).get(bookingId) ?? [];
  return returned.has('') ? [] : boxes.filter((box) => !returned.has(box));
}

/** Says it, once: the shipment is held meanwhile, and says so afterwards. */
const tell = (db: Db, bus: Pick<Bus, 'publish'>, bookingId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(traces).where(eq(traces.bookingId, bookingId)).for('update');
    if (!row?.lastFreeDay || row.told.freeDay === row.lastFreeDay) return 0;
    const { lastFreeDay, told } = row;
    await tx
      .update(traces)
      .set({ told: { ...told, freeDay: lastFreeDay } })
      .where(eq(traces.bookingId, bookingId));
    const boxes = await outstanding(tx, bookingId);
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
    if (!booking || boxes.length === 0) return 0;
    const { customerId, bookingNo } = booking;
    const values = { bookingNo, ctnNo: boxNames(boxes), day: lastFreeDay };
    await postNotice(tx, bus, { customerId, page: undefined }, 'lastFreeDay', values);
    return 1;
  });

/**
 * Tells companies of free time that ends within two days, of each day once: one that was moved is told anew. Any number of servers may look.
 * Answers how many were told.
 */
export async function watchFreeDays(db: Db, bus: Pick<Bus, 'publish'>, now: Date): Promise<number> {
  const until = chinaDate(new Date(now.getTime() + SOON * DAY));
  const near = await db
    .select({ id: traces.bookingId })
    .from(traces)
    .where(
      and(
        isNotNull(traces.heardAt),
        between(traces.lastFreeDay, chinaDate(now), until),
        ne(sql`coalesce(${traces.told}->>'freeDay', '')`, sql`${traces.lastFreeDay}::text`),
      ),
    )
    .orderBy(traces.bookingId);
  let told = 0;
  for (const { id } of near) told += await tell(db, bus, id);
  return told;
}
