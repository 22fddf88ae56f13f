import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { apiKeys, customers, webUsers } from '../database/schema.ts';
import { codesOf } from './codes.ts';
import { grantsOfSide } from './grants.ts';
import { sessionOf, type Visitor } from './session.ts';

const PREFIX = 'lading_';
const KEY = 'key ';
// How late its last use may be written down: every call would be a write otherwise.
const NOTED_EVERY = 60_000;
const HOUR = 3_600_000;

export const newKey = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;
export const isKeyToken = (token: string): boolean => token.startsWith(PREFIX);
/** What is kept of a key. */
export const hashOfKey = sessionOf;
/** Whether somebody came in by a key of his company and not by himself. */
export const isKey = ({ session }: Visitor): boolean => session.startsWith(KEY);

/** Who a key stands for: whoever made it, with what the key is for and he may himself; null when it is unknown, over or he is gone. */
export async function findKeyHolder(db: Db, token: string, now = new Date()): Promise<Visitor | null> {
  const good = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now));
  const [found] = await db
    .select({ key: apiKeys, user: webUsers, company: customers, grants: grantsOfSide })
    .from(apiKeys)
    .innerJoin(
      webUsers,
      and(eq(webUsers.id, apiKeys.userId), eq(webUsers.active, true), isNotNull(webUsers.customerId)),
    )
    .innerJoin(customers, and(eq(customers.id, apiKeys.customerId), eq(customers.id, webUsers.customerId)))
    .where(and(eq(apiKeys.keyHash, hashOfKey(token)), good));
  if (!found) return null;
  const { key, user, company, grants } = found;
  const stale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - NOTED_EVERY)));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, key.id), stale));
  const may = new Set(codesOf({ ...user, level: company.level, fuda: company.fuda, grants }));
  return {
    session: `${KEY}${key.keyHash}`,
    expiresAt: key.expiresAt,
    idleUntil: new Date(now.getTime() + HOUR),
    userId: user.id,
    customerId: user.customerId,
    mustChange: user.mustChange,
    codes: key.scopes.filter((scope) => may.has(scope)),
    account: user.account,
    name: user.name,
    nameEn: user.nameEn,
    company: company.name,
    companyEn: company.nameEn,
    level: company.level,
  };
}
