import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { sessions } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { revokeOthers, type Visitor } from './session.ts';

type Calls = PortalContract['user'];

// Enough to name one of a person's sessions, and nothing that opens it: that takes what was hashed.
const NAME = 16;
const nameOf = sql<string>`left(${sessions.tokenHash}, ${sql.raw(String(NAME))})`;

const openOf = (userId: number) => {
  const now = new Date();
  return and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.idleUntil, now),
  );
};

/** How many sessions somebody has open. */
const countSessions = (db: Db, userId: number): Promise<number> => db.$count(sessions, openOf(userId));

async function list(
  db: Db,
  { userId, session }: Visitor,
  { current, size }: In<Calls['sessionPage']>,
): Promise<Out<Calls['sessionPage']>> {
  const rows = await db
    .select({ row: sessions, name: nameOf, total: total() })
    .from(sessions)
    .where(openOf(userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.createTime), sessions.tokenHash)
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row, name }) => ({
    session: name,
    agent: row.agent,
    network: row.network,
    createTime: isoInstant(row.createTime),
    lastSeen: isoInstant(row.seenAt),
    expires: isoInstant(row.expiresAt < row.idleUntil ? row.expiresAt : row.idleUntil),
    current: row.tokenHash === session,
  }));
  return { records, total: rows[0]?.total ?? (current > 1 ? await countSessions(db, userId) : 0) };
}

async function end(
  { db, security }: Services,
  named: string | undefined,
  { userId, session }: Visitor,
  address: string,
) {
  if (named === undefined) await revokeOthers(db, userId, session);
  else
    await db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(and(openOf(userId), eq(nameOf, named)));
  security.note('logout', { userId, address, detail: { by: named === undefined ? 'others' : 'list' } });
  return null;
}

/** Where somebody is logged in. One that is unknown or another's is ended already: the answer tells nothing of it. */
export const sessionCalls = (services: Services): FileHandlers<'user', 'sessions'> => ({
  sessionPage: (asked, { visitor }) => list(services.db, visitor, asked),
  endSession: ({ session }, { visitor, address }) => end(services, session, visitor, address),
});
