import type { Out, PortalContract } from '@lading/api-client/contract';
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { secondFactors, sessions, webUsers } from '../database/schema.ts';
import { isoInstant } from '../time.ts';

type WebUser = Out<PortalContract['user']['webUserBase']>;

/** Users as calls answer them, with the number of their open sessions and whether they have a second factor, in the order of the rows. */
export async function toWebUsers(db: Db, rows: readonly (typeof webUsers.$inferSelect)[]): Promise<WebUser[]> {
  if (rows.length === 0) return [];
  const now = new Date();
  const ids = rows.map(({ id }) => id);
  const open = await db
    .select({ userId: sessions.userId, count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(
      and(
        inArray(sessions.userId, ids),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.idleUntil, now),
      ),
    )
    .groupBy(sessions.userId);
  const counts = new Map(open.map(({ userId, count }) => [userId, count]));
  const twofold = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(inArray(secondFactors.userId, ids), isNotNull(secondFactors.since)));
  const factors = new Set(twofold.map(({ userId }) => userId));
  return rows.map((user) => ({
    id: user.id,
    account: user.account,
    name: user.name,
    nameEn: user.nameEn,
    email: user.email,
    qq: user.qq,
    position: user.position,
    language: user.language,
    roles: [...user.roles],
    active: user.active,
    mustChange: user.mustChange,
    lastLogin: user.lastLogin && isoInstant(user.lastLogin),
    sessions: counts.get(user.id) ?? 0,
    secondFactor: factors.has(user.id),
  }));
}

/** One user as calls answer him. */
export async function webUserOf(db: Db, userId: number): Promise<WebUser> {
  const rows = await db.select().from(webUsers).where(eq(webUsers.id, userId));
  const [user] = await toWebUsers(db, rows);
  if (!user) throw new Error('the user is gone');
  return user;
}
