import { and, eq, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { messageReads, messages } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { toCaller } from './list.ts';

type Mark = Partial<Pick<typeof messageReads.$inferInsert, 'readAt' | 'hiddenAt' | 'snoozedUntil'>>;

const MOST = 100;

/** Of these messages those that are the caller's. */
async function mine(db: Db, which: SQL | undefined, visitor: Visitor): Promise<number[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(which, toCaller(visitor)));
  return rows.map(({ id }) => id);
}

/** Notes it beside each message that is the caller's. */
export async function mark(db: Db, which: SQL | undefined, visitor: Visitor, what: Mark): Promise<number[]> {
  const ids = await mine(db, which, visitor);
  // What one statement can take.
  for (let at = 0; at < ids.length; at += 1_000)
    await db
      .insert(messageReads)
      .values(ids.slice(at, at + 1_000).map((messageId) => ({ messageId, userId: visitor.userId, ...what })))
      .onConflictDoUpdate({ target: [messageReads.messageId, messageReads.userId], set: what });
  return ids;
}

export const markIds = (db: Db, ids: readonly number[], visitor: Visitor, what: Mark) =>
  mark(db, inArray(messages.id, [...ids]), visitor, what);

/** Takes what was read out of the list; answers how many, and the newest hundred of them. */
export async function hideRead(db: Db, group: SQL | undefined, visitor: Visitor) {
  const ofThese = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(group, toCaller(visitor)));
  const rows = await db
    .update(messageReads)
    .set({ hiddenAt: new Date() })
    .where(
      and(
        inArray(messageReads.messageId, ofThese),
        eq(messageReads.userId, visitor.userId),
        isNotNull(messageReads.readAt),
        isNull(messageReads.hiddenAt),
      ),
    )
    .returning({ id: messageReads.messageId });
  const ids = rows.map(({ id }) => id).sort((a, b) => b - a);
  return { deleted: ids.length, ids: ids.slice(0, MOST) };
}

/** The people from whose list it is taken out. */
export async function hiddenFrom(db: Db, messageId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ userId: messageReads.userId })
    .from(messageReads)
    .where(and(eq(messageReads.messageId, messageId), isNotNull(messageReads.hiddenAt)));
  return new Set(rows.map(({ userId }) => userId));
}

/** What was put off until now is told again. */
export const wakeMessages = (db: Db, bus: Pick<Bus, 'publish'>, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx
      .update(messageReads)
      .set({ snoozedUntil: null, readAt: null, wokenAt: now })
      .where(lte(messageReads.snoozedUntil, now))
      .returning({ messageId: messageReads.messageId, userId: messageReads.userId, hiddenAt: messageReads.hiddenAt });
    const again = isoInstant(now);
    for (const { messageId, userId, hiddenAt } of due)
      if (hiddenAt === null) await bus.publish(tx, { type: 'message', messageId, customerId: null, userId, again });
    return due.length;
  });
