import { and, asc, eq, exists, isNull, lte } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { broadcasts, customers, messages, webUsers } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import { spread } from './spread.ts';

type Broadcast = typeof broadcasts.$inferSelect;
type Whom = Pick<Broadcast, 'audience' | 'level' | 'customerId'>;
type Teller = Pick<Bus, 'publish'>;

/** What staff write is of the kind that the settings call so. */
const TYPE = 'news';
/** Broadcasts that one look sends. */
const MOST = 20;

/** That somebody of a customer can log in. */
export const anybody = (db: Db) =>
  exists(
    db
      .select({ id: webUsers.id })
      .from(webUsers)
      .where(and(eq(webUsers.customerId, customers.id), eq(webUsers.active, true))),
  );

const receiving = (db: Db, { audience, level, customerId }: Whom) =>
  and(
    anybody(db),
    audience === 'level' ? eq(customers.level, level ?? 0) : undefined,
    audience === 'customer' ? eq(customers.id, customerId ?? 0) : undefined,
  );

/** How many it would reach; customers of whom nobody can log in are not counted. */
export async function reachOf(db: Db, whom: Whom): Promise<{ customers: number; people: number }> {
  const which = receiving(db, whom);
  const ofThem = and(eq(webUsers.active, true), which);
  const people = await db
    .select({ id: webUsers.id, customerId: webUsers.customerId })
    .from(webUsers)
    .innerJoin(customers, eq(customers.id, webUsers.customerId))
    .where(ofThem);
  return { customers: new Set(people.map(({ customerId }) => customerId)).size, people: people.length };
}

/** Writes the message to each customer whom it concerns at this moment, and tells the open pages with the commit. */
export async function sendBroadcast(tx: Db, bus: Teller, row: Broadcast, now: Date, page?: string): Promise<void> {
  await tx.update(broadcasts).set({ sentAt: now }).where(eq(broadcasts.id, row.id));
  const whom = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(receiving(tx, row))
    .orderBy(asc(customers.id));
  if (whom.length === 0) return;
  const { id: broadcastId, titleCn: title, titleEn, htmlCn: html, htmlEn } = row;
  const words = { type: TYPE, title, titleEn, html, htmlEn, broadcastId };
  const written = await tx
    .insert(messages)
    .values(whom.map(({ id: customerId }) => ({ customerId, ...words })))
    .returning();
  for (const message of written) {
    await spread(tx, message, now);
    const { id: messageId, customerId } = message;
    await bus.publish(tx, { type: 'message', messageId, customerId, userId: null, page });
  }
}

/** Sends what is due, each in a transaction of its own; what another server is sending is left to it. */
export async function sendDueBroadcasts(db: Db, bus: Teller, now: Date): Promise<number> {
  for (let sent = 0; sent < MOST; sent++) {
    const found = await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(broadcasts)
        .where(and(isNull(broadcasts.sentAt), isNull(broadcasts.cancelledAt), lte(broadcasts.sendAt, now)))
        .orderBy(asc(broadcasts.sendAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (row) await sendBroadcast(tx, bus, row, now);
      return row !== undefined;
    });
    if (!found) return sent;
  }
  return MOST;
}
