import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, type Placeholder, sql } from 'drizzle-orm';
import { Gathered } from '../database/gathered.ts';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { customers, sessions, webUsers } from '../database/schema.ts';
import { codesOf } from './codes.ts';
import { grantsOfSide } from './grants.ts';

/** Who holds a good session. */
export interface Visitor {
  readonly session: string;
  readonly expiresAt: Date;
  /** until when it stays open unused */
  readonly idleUntil: Date;
  readonly userId: number;
  readonly customerId: number | null;
  readonly codes: readonly string[];
  /** he has to choose a password of his own first */
  readonly mustChange: boolean;
  readonly account: string;
  readonly name: string;
  readonly nameEn: string;
  readonly company: string;
  readonly companyEn: string;
  /** of his company, 0 where he has none: what it pays goes by it */
  readonly level: number;
}

/** One of a customer's people. */
export type Member = Visitor & { readonly customerId: number };
/** One of the forwarder's people. */
export type Staff = Visitor & { readonly customerId: null };

/** Milliseconds that a session lasts: unused, and at most. */
export interface SessionLife {
  readonly idle: number;
  readonly most: number;
}
export const LIFE: SessionLife = { idle: 8 * 3_600_000, most: 7 * 86_400_000 };
// How late its last use may be written down: every call would be a write otherwise.
const NOTED_EVERY = 5 * 60_000;

/** The key of a session: only this hash of the token is ever stored. */
export const sessionOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const good = (now: Date | Placeholder) =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.idleUntil, now), eq(webUsers.active, true));

interface Opening {
  readonly network?: string;
  readonly life?: SessionLife;
}

/** Opens a session and answers its token, which is nowhere else. */
export async function openSession(
  db: Db,
  userId: number,
  agent: string,
  { network = '', life = LIFE }: Opening = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [idleUntil, expiresAt] = [new Date(Date.now() + life.idle), new Date(Date.now() + life.most)];
  await db.insert(sessions).values({ tokenHash: sessionOf(token), userId, agent, network, idleUntil, expiresAt });
  return token;
}

/** Writes down now and then that a session is used, so that it stays open. */
export async function noteUse(db: Db, { session, idleUntil }: Visitor, { idle }: SessionLife): Promise<void> {
  const now = Date.now();
  if (idleUntil.getTime() > now + idle - Math.min(NOTED_EVERY, idle / 10)) return;
  await db
    .update(sessions)
    .set({ seenAt: new Date(now), idleUntil: new Date(now + idle) })
    .where(eq(sessions.tokenHash, session));
}

const visitors = (db: Db) =>
  db
    .select({
      session: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      idleUntil: sessions.idleUntil,
      userId: webUsers.id,
      customerId: webUsers.customerId,
      roles: webUsers.roles,
      codes: webUsers.codes,
      mustChange: webUsers.mustChange,
      account: webUsers.account,
      name: webUsers.name,
      nameEn: webUsers.nameEn,
      company: customers.name,
      companyEn: customers.nameEn,
      level: customers.level,
      fuda: customers.fuda,
      grants: grantsOfSide,
    })
    .from(sessions)
    .innerJoin(webUsers, eq(webUsers.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, webUsers.customerId));
type Row = Awaited<ReturnType<typeof visitors>>[number];

const visitorOf = ({ roles, codes, company, companyEn, level, fuda, grants, ...row }: Row): Visitor => ({
  ...row,
  codes: row.mustChange ? [] : codesOf({ ...row, roles, codes, level: level ?? 0, fuda, grants }),
  company: company ?? '',
  companyEn: companyEn ?? '',
  level: level ?? 0,
});

// Hashes have no commas: a list of any length is one parameter of one text.
const visitorsQuery = oncePerDatabase((db) =>
  visitors(db)
    .where(
      and(
        sql`${sessions.tokenHash} = any(string_to_array(${sql.placeholder('keys')}, ','))`,
        good(sql.placeholder('now')),
      ),
    )
    .prepare('visitors'),
);

/** Who holds these sessions, as far as they are good. */
export async function findVisitors(db: Db, keys: readonly string[]): Promise<Map<string, Visitor>> {
  const rows = await visitorsQuery(db).execute({ keys: keys.join(','), now: new Date() });
  return new Map(rows.map((row) => [row.session, visitorOf(row)]));
}

// Every call begins with it; calls that come together ask together.
const gathered = oncePerDatabase((db) => new Gathered((keys: readonly string[]) => findVisitors(db, keys)));

/** Who a token belongs to; null when it is unknown, revoked, expired or its user is switched off. */
export const findVisitor = async (db: Db, token: string): Promise<Visitor | null> =>
  (await gathered(db).find(sessionOf(token))) ?? null;

/** Ends a session for good; every server hears of it from the database. */
export async function revokeSession(db: Db, session: string): Promise<void> {
  await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.tokenHash, session));
}

/** Ends the sessions of a person but the one named, as after a change of what he logs in with. */
export async function revokeOthers(db: Db, userId: number, session = ''): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, session), isNull(sessions.revokedAt)));
}

/** Forgets sessions that ended a month ago. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(Date.now() - 30 * 86_400_000)));
}
