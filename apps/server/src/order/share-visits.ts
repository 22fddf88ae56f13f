import { contract } from '@lading/api-client/contract';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { billShares, bookings, customers, shareVisits, webUsers } from '../database/schema.ts';
import type { Cookies } from '../http/cookies.ts';
import { notFound } from '../http/failure.ts';
import { hashOf, nameOfLink, newToken } from '../http/link-token.ts';

const HOUR = 3_600_000;

const cookieOf = (link: string) => `lading-share-${link}`;

/** A link that is good: its maker may still log in, and still belongs to the customer of the booking. */
async function goodShare(db: Db, which: SQL) {
  const [row] = await db
    .select({ share: billShares, booking: bookings, user: webUsers, company: customers })
    .from(billShares)
    .innerJoin(bookings, eq(bookings.id, billShares.bookingId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(webUsers, and(eq(webUsers.id, billShares.userId), eq(webUsers.customerId, bookings.customerId)))
    .where(and(which, isNull(billShares.revokedAt), gt(billShares.expiresAt, new Date()), eq(webUsers.active, true)));
  if (!row) throw notFound();
  return row;
}

const keep = (cookies: Cookies, link: string, visit: string) =>
  cookies.set(cookieOf(link), visit, { path: contract.order.openBlShare.path, seconds: HOUR / 1000 });

/** Exchanges the token for a cookie, so that the token may leave the address; answers the link's id, and its name. */
export async function enterShare(db: Db, token: string, cookies: Cookies): Promise<{ id: number; link: string }> {
  const { share } = await goodShare(db, eq(billShares.tokenHash, hashOf(token)));
  const visit = newToken();
  const now = Date.now();
  await db.delete(shareVisits).where(and(eq(shareVisits.shareId, share.id), lt(shareVisits.expiresAt, new Date(now))));
  await db.insert(shareVisits).values({ visitHash: hashOf(visit), shareId: share.id, expiresAt: new Date(now + HOUR) });
  await db
    .update(billShares)
    .set({ opened: sql`${billShares.opened} + 1`, lastOpenedAt: new Date(now) })
    .where(eq(billShares.id, share.id));
  const link = nameOfLink(share);
  keep(cookies, link, visit);
  return { id: share.id, link };
}

/** The link that this visitor opened within the hour; the hour begins anew. */
export async function visited(db: Db, link: string, cookies: Cookies) {
  const visit = cookies.get(cookieOf(link));
  if (!visit) throw notFound();
  const mine = and(eq(shareVisits.visitHash, hashOf(visit)), gt(shareVisits.expiresAt, new Date()));
  const [entered] = await db.select().from(shareVisits).where(mine);
  if (!entered) throw notFound();
  const row = await goodShare(db, eq(billShares.id, entered.shareId));
  // A cookie opens its own link, under whatever name it is sent.
  if (nameOfLink(row.share) !== link) throw notFound();
  await db
    .update(shareVisits)
    .set({ expiresAt: new Date(Date.now() + HOUR) })
    .where(mine);
  keep(cookies, link, visit);
  return row;
}

export async function forgetOldVisits(db: Db): Promise<void> {
  await db.delete(shareVisits).where(lt(shareVisits.expiresAt, new Date()));
}
