import { type In, type Out, type PortalContract, TRACE_LINKS } from '@lading/api-client/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { traceLinks, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import { hashOf, newToken } from '../http/link-token.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Member } from '../user/session.ts';
import { lockBooking } from './find.ts';
import { enterTrace, isOpen, openedTrace } from './tracking/links.ts';
import { stripped, tracesOf } from './tracking/shown.ts';

type Calls = PortalContract['order'];
type Link = Out<Calls['traceLinks']>['list'][number];
const DAY = 86_400_000;

function stateOf({ expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null }): Link['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}

async function list(db: Db, bookingId: number, language: Language): Promise<Out<Calls['traceLinks']>> {
  const rows = await db
    .select({ link: traceLinks, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(traceLinks)
    .innerJoin(webUsers, eq(webUsers.id, traceLinks.userId))
    .where(eq(traceLinks.bookingId, bookingId))
    .orderBy(desc(traceLinks.id));
  return {
    list: rows.map(({ link, name, nameEn }) => ({
      id: link.id,
      author: ofLanguage(language, name, nameEn),
      state: stateOf(link),
      opened: link.opened,
      createTime: isoInstant(link.createTime),
      expires: isoInstant(link.expiresAt),
      lastOpened: link.lastOpenedAt && isoInstant(link.lastOpenedAt),
    })),
  };
}

async function create(
  { db, security }: Services,
  { bookingId, days }: In<Calls['createTraceLink']>,
  { visitor: { userId }, address }: Caller<Member>,
) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + days * DAY);
  const id = await db.transaction(async (tx) => {
    // Locked, so that of two requests at once the second counts the link of the first.
    await lockBooking(tx, { id: bookingId });
    const open = await tx.$count(traceLinks, and(eq(traceLinks.bookingId, bookingId), isOpen()));
    if (open >= TRACE_LINKS) throw refused('tooManyLinks', { most: TRACE_LINKS });
    const [row] = await tx
      .insert(traceLinks)
      .values({ tokenHash: hashOf(token), bookingId, userId, expiresAt })
      .returning({ id: traceLinks.id });
    if (!row) throw notFound();
    return row.id;
  });
  security.note('linkMade', { userId, address, detail: { traceLink: id } });
  return { id, token, expires: isoInstant(expiresAt) };
}

async function revoke(
  { db, security }: Services,
  { bookingId, id }: In<Calls['revokeTraceLink']>,
  { visitor: { userId }, address }: Caller<Member>,
): Promise<null> {
  const own = and(eq(traceLinks.id, id), eq(traceLinks.bookingId, bookingId));
  const [link] = await db.select({ id: traceLinks.id }).from(traceLinks).where(own);
  if (!link) throw notFound();
  // Withdrawing it again changes nothing.
  await db
    .update(traceLinks)
    .set({ revokedAt: new Date() })
    .where(and(own, isNull(traceLinks.revokedAt)));
  security.note('linkEnded', { userId, address, detail: { traceLink: id } });
  return null;
}

/** Links that show where a shipment is to whoever waits for it: read only, for some days, until they are withdrawn. */
export const traceShare = (services: Services): FileHandlers<'order', 'traceShare'> => ({
  traceLinks: ({ bookingId }, { language }) => list(services.db, bookingId, language),
  createTraceLink: (asked, caller) => create(services, asked, caller),
  revokeTraceLink: (asked, caller) => revoke(services, asked, caller),
  async enterTraceLink({ token }, { cookies, address }) {
    const { db, security } = services;
    const entered = await enterTrace(db, token, cookies).catch((error) => {
      security.note('linkRefused', { address });
      throw error;
    });
    security.note('linkOpened', { address, detail: { traceLink: entered.id } });
    return { link: entered.link };
  },
  async openTraceLink({ link }, { cookies }) {
    const { row, booking } = await openedTrace(services.db, link, cookies);
    const [trace] = await tracesOf(services.db, [booking]);
    if (!trace) throw notFound();
    return { trace: stripped(trace), expires: isoInstant(row.expiresAt) };
  },
});
