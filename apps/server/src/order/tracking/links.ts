import { contract } from '@lading/api-client/contract';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, traceLinks, webUsers } from '../../database/schema.ts';
import type { Cookies } from '../../http/cookies.ts';
import { notFound } from '../../http/failure.ts';
import { hashOf, nameOfLink } from '../../http/link-token.ts';

const HOUR = 3600;
const cookieOf = (link: string) => `lading-trace-${link}`;

/** Links that open their shipment now. */
export const isOpen = () => and(isNull(traceLinks.revokedAt), gt(traceLinks.expiresAt, new Date()));

/** A link that is good: its maker may still log in, and still belongs to the company of the booking. */
async function goodLink(db: Db, which: SQL) {
  const [row] = await db
    .select({ row: traceLinks, booking: bookings })
    .from(traceLinks)
    .innerJoin(bookings, eq(bookings.id, traceLinks.bookingId))
    .innerJoin(webUsers, and(eq(webUsers.id, traceLinks.userId), eq(webUsers.customerId, bookings.customerId)))
    .where(and(which, isOpen(), eq(webUsers.active, true)));
  if (!row) throw notFound();
  return row;
}

const keep = (cookies: Cookies, link: string, token: string) =>
  cookies.set(cookieOf(link), token, { path: contract.order.openTraceLink.path, seconds: HOUR });

/** Puts the token into a cookie, so that it may leave the address; answers the link's id, and its name. */
export async function enterTrace(db: Db, token: string, cookies: Cookies): Promise<{ id: number; link: string }> {
  const { row } = await goodLink(db, eq(traceLinks.tokenHash, hashOf(token)));
  await db
    .update(traceLinks)
    .set({ opened: sql`${traceLinks.opened} + 1`, lastOpenedAt: new Date() })
    .where(eq(traceLinks.id, row.id));
  const link = nameOfLink(row);
  keep(cookies, link, token);
  return { id: row.id, link };
}

/** The link whose cookie the visitor has; its hour begins anew. */
export async function openedTrace(db: Db, link: string, cookies: Cookies) {
  const token = cookies.get(cookieOf(link));
  if (!token) throw notFound();
  const found = await goodLink(db, eq(traceLinks.tokenHash, hashOf(token)));
  // A cookie opens its own link, under whatever name it is sent.
  if (nameOfLink(found.row) !== link) throw notFound();
  keep(cookies, link, token);
  return found;
}
