import { contract } from '@lading/api-client/contract';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, quoteShares, quotes, webUsers } from '../database/schema.ts';
import type { Cookies } from '../http/cookies.ts';
import { notFound } from '../http/failure.ts';
import { hashOf, nameOfLink } from '../http/link-token.ts';

const HOUR = 3600;
const cookieOf = (link: string) => `lading-quote-${link}`;
// The folder of all calls that a link opens.
const FOLDER = contract.freight.openQuoteShare.path.replace(/\/[^/]*$/, '');

/** Links that open their quotation now. */
export const isOpen = () => and(isNull(quoteShares.revokedAt), gt(quoteShares.expiresAt, new Date()));

/** A link that is good: its maker may still log in, and still belongs to the customer of the quotation. */
async function goodLink(db: Db, which: SQL) {
  const [row] = await db
    .select({ share: quoteShares, quote: quotes, user: webUsers, company: customers })
    .from(quoteShares)
    .innerJoin(quotes, eq(quotes.id, quoteShares.quoteId))
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .innerJoin(webUsers, and(eq(webUsers.id, quoteShares.userId), eq(webUsers.customerId, quotes.customerId)))
    .where(and(which, isOpen(), eq(webUsers.active, true)));
  if (!row) throw notFound();
  return row;
}

const keep = (cookies: Cookies, link: string, token: string) =>
  cookies.set(cookieOf(link), token, { path: FOLDER, seconds: HOUR });

/** Puts the token into a cookie, so that it may leave the address; answers the link's id, and its name. */
export async function enterLink(db: Db, token: string, cookies: Cookies): Promise<{ id: number; link: string }> {
  const { share } = await goodLink(db, eq(quoteShares.tokenHash, hashOf(token)));
  await db
    .update(quoteShares)
    .set({ opened: sql`${quoteShares.opened} + 1`, lastOpenedAt: new Date() })
    .where(eq(quoteShares.id, share.id));
  const link = nameOfLink(share);
  keep(cookies, link, token);
  return { id: share.id, link };
}

/** The link whose cookie the visitor has; its hour begins anew. */
export async function openedLink(db: Db, link: string, cookies: Cookies) {
  const token = cookies.get(cookieOf(link));
  if (!token) throw notFound();
  const row = await goodLink(db, eq(quoteShares.tokenHash, hashOf(token)));
  // A cookie opens its own link, under whatever name it is sent.
  if (nameOfLink(row.share) !== link) throw notFound();
  keep(cookies, link, token);
  return row;
}
