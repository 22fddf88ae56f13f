import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, type Placeholder, sql } from 'drizzle-orm';
import { Gathered } from '../database/gathered.ts';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { customers, sessions, webUsers } from '../database/schema.ts';
import { codesOf } from './codes.ts';

/** Who holds a good session. */
export interface Visitor {
  readonly session: string;
  readonly expiresAt: Date;
  readonly userId: number;
  readonly customerId: number | null;
  readonly codes: readonly string[];
  readonly account: string;
  readonly name: string;
  readonly nameEn: string;
  readonly company: string;
  readonly companyEn: string;
}

/** One of a customer's people. */
export type Member = Visitor & { readonly customerId: number };
/** One of the forwarder's people. */
export type Staff = Visitor & { readonly customerId: null };

const LIFE = 7 * 86_400_000;

/** The key of a session: only this hash of the token is ever stored. */
export const sessionOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const good = (now: Date | Placeholder) =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), eq(webUsers.active, true));

/** Opens a session and answers its token, which is nowhere else. */
export async function openSession(db: Db, userId: number, agent: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFE);
  await db.insert(sessions).values({ tokenHash: sessionOf(token), userId, agent, expiresAt });
  return token;
}

const visitors = (db: Db) =>
  db
    .select({
      session: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      userId: webUsers.id,
      customerId: webUsers.customerId,
      role: webUsers.role,
      codes: webUsers.codes,
      account: webUsers.account,
      name: webUsers.name,
      nameEn: webUsers.nameEn,
      company: customers.name,
      companyEn: customers.nameEn,
    })
    .from(sessions)
    .innerJoin(webUsers, eq(webUsers.id, sessions.userId))
    .leftJoin(customers, eq(customers.id, webUsers.customerId));
type Row = Awaited<ReturnType<typeof visitors>>[number];

const visitorOf = ({ role, codes, company, companyEn, ...row }: Row): Visitor => ({
  ...row,
  codes: codesOf({ role, codes }),
  company: company ?? '',
  companyEn: companyEn ?? '',
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

/** Forgets sessions that ended a month ago. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(Date.now() - 30 * 86_400_000)));
}
