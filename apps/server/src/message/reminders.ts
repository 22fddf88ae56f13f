import { BUS_TYPE } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bookingCutoffs, bookings, reminders, todos } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Bus } from '../live/bus.ts';
import { readable } from '../time.ts';
import { postNotice } from './post.ts';

type Kind = (typeof reminders.$inferSelect)['kind'];

const HOUR = 3_600_000;
/** Hours before a cut-off at which its customer is reminded, the farthest first. */
const HOURS = [72, 24, 4] as const;
const FARTHEST = HOURS[0] * HOUR;

/** What has to be in by which cut-off, and the to-do that is closed once it is. */
const KINDS = {
  DCO: { kind: 'siDue', busType: BUS_TYPE.shippingInstruction },
  VCO: { kind: 'vgmDue', busType: BUS_TYPE.vgm },
  AFC: { kind: 'preplanDue', busType: BUS_TYPE.prePlan },
} as const;
type Code = keyof typeof KINDS;
const CODES = Object.keys(KINDS) as Code[];
const isCode = (code: string): code is Code => Object.hasOwn(KINDS, code);
const busTypeOf = (kind: Kind): number => Object.values(KINDS).find((one) => one.kind === kind)?.busType ?? 0;

/** The nearest distance that is reached: whoever books late is reminded once, and not of three days that are over. */
const reached = (closesAt: Date, now: Date): number | undefined =>
  HOURS.findLast((hours) => closesAt.getTime() - now.getTime() <= hours * HOUR);

/**
 * Plans a job for each cut-off that has come nearer than one of the distances. Any number of servers may look: a distance of a cut-off is
 * written down once, and its job with it. Answers how many were planned.
 */
export async function planReminders(db: Db, jobs: Pick<Jobs, 'send'>, now: Date): Promise<number> {
  const near = await db
    .select({ bookingId: bookings.id, code: bookingCutoffs.code, cutOff: bookingCutoffs.closesAt })
    .from(bookingCutoffs)
    .innerJoin(bookings, eq(bookings.id, bookingCutoffs.bookingId))
    .where(
      and(
        inArray(bookingCutoffs.code, CODES),
        gt(bookingCutoffs.closesAt, now),
        lte(bookingCutoffs.closesAt, new Date(now.getTime() + FARTHEST)),
        eq(bookings.orderStatus, ORDER_STATUS.spaceConfirmed),
      ),
    );
  let planned = 0;
  for (const { bookingId, code, cutOff } of near) {
    const hours = reached(cutOff, now);
    if (hours === undefined || !isCode(code)) continue;
    const { kind } = KINDS[code];
    planned += await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(reminders)
        .values({ bookingId, kind, hours, cutOff })
        .onConflictDoNothing()
        .returning({ id: reminders.id });
      if (row) await jobs.send(tx, 'reminder', { id: row.id });
      return row ? 1 : 0;
    });
  }
  return planned;
}

/** Whether what is asked for is in already, or no longer wanted. */
async function isSettled(
  tx: Db,
  { bookingId, kind, cutOff }: typeof reminders.$inferSelect,
  now: Date,
): Promise<boolean> {
  const closed = and(eq(todos.bookingId, bookingId), eq(todos.busType, busTypeOf(kind)), isNotNull(todos.closedAt));
  return cutOff <= now || (await tx.$count(todos, closed)) > 0;
}

/** Tells the customer, once: the row is locked while that is done, and says so afterwards. */
export const remind = (
  db: Db,
  bus: Pick<Bus, 'publish'>,
  { id }: { readonly id: number },
  now = new Date(),
): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(reminders).where(eq(reminders.id, id)).for('update');
    if (!row || row.doneAt) return;
    await tx.update(reminders).set({ doneAt: now }).where(eq(reminders.id, id));
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, row.bookingId));
    if (!booking || booking.orderStatus !== ORDER_STATUS.spaceConfirmed || (await isSettled(tx, row, now))) return;
    const { customerId, bookingNo } = booking;
    const values = { bookingNo, hours: String(row.hours), time: readable(row.cutOff) };
    await postNotice(tx, bus, { customerId, page: undefined }, row.kind, values);
  });
