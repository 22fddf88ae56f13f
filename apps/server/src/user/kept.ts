import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import {
  applications,
  billComments,
  billMarks,
  billRequests,
  billShares,
  billViews,
  files,
  keptViews,
  knownDevices,
  messageReads,
  secondFactors,
  securityLog,
  sessions,
  smsCodes,
} from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { networkOf } from './login/network.ts';
import type { Visitor } from './session.ts';
import { webUserOf } from './web-user.ts';

/** Entries of the log that one file holds, the newest of them. */
const MOST = 10_000;

/** What he did on drafts: looked, judged, wrote, asked for, shared. */
async function reviewsOf(db: Db, userId: number) {
  const { bookingId, kind, version, viewedAt } = billViews;
  return {
    views: await db.select({ bookingId, kind, version, viewedAt }).from(billViews).where(eq(billViews.userId, userId)),
    marks: await db
      .select({
        billId: billMarks.billId,
        version: billMarks.version,
        path: billMarks.path,
        verdict: billMarks.verdict,
        proposed: billMarks.proposed,
        reason: billMarks.reason,
        markedAt: billMarks.markedAt,
      })
      .from(billMarks)
      .where(eq(billMarks.userId, userId)),
    comments: await db
      .select({
        billId: billComments.billId,
        version: billComments.version,
        path: billComments.path,
        text: billComments.text,
        createTime: billComments.createTime,
      })
      .from(billComments)
      .where(eq(billComments.userId, userId)),
    requests: await db
      .select({
        billId: billRequests.billId,
        version: billRequests.version,
        path: billRequests.path,
        current: billRequests.current,
        proposed: billRequests.proposed,
        reason: billRequests.reason,
        status: billRequests.status,
        createTime: billRequests.createTime,
      })
      .from(billRequests)
      .where(eq(billRequests.userId, userId)),
    links: await db
      .select({
        bookingId: billShares.bookingId,
        billId: billShares.billId,
        createTime: billShares.createTime,
        expiresAt: billShares.expiresAt,
        revokedAt: billShares.revokedAt,
        opened: billShares.opened,
      })
      .from(billShares)
      .where(eq(billShares.userId, userId)),
  };
}

/** How he came in: sessions, devices, codes that were sent, and what the security log tells of him. */
async function accessOf(db: Db, userId: number) {
  const events = await db
    .select({
      at: securityLog.at,
      event: securityLog.event,
      address: securityLog.address,
      detail: securityLog.detail,
      count: securityLog.count,
    })
    .from(securityLog)
    .where(eq(securityLog.userId, userId))
    .orderBy(desc(securityLog.id))
    .limit(MOST);
  return {
    sessions: await db
      .select({
        agent: sessions.agent,
        network: sessions.network,
        createTime: sessions.createTime,
        seenAt: sessions.seenAt,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createTime)),
    devices: await db.select({ seenAt: knownDevices.seenAt }).from(knownDevices).where(eq(knownDevices.userId, userId)),
    codes: await db
      .select({ purpose: smsCodes.purpose, createTime: smsCodes.createTime })
      .from(smsCodes)
      .where(eq(smsCodes.userId, userId)),
    // Never the secret.
    secondFactor: await db
      .select({ since: secondFactors.since, createTime: secondFactors.createTime })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
    // The networks only, as everywhere he is shown where he was.
    events: events.map(({ address, ...event }) => ({ ...event, network: networkOf(address) })),
  };
}

async function keptOf(db: Db, { userId, company }: Visitor) {
  const { kind, state, content, reason, reasons, createTime, decidedAt } = applications;
  const size = sql<number>`coalesce((${files.object}->>'size')::int, octet_length(${files.bytes}))`;
  return {
    writtenAt: isoInstant(new Date()),
    person: { ...(await webUserOf(db, userId)), company },
    ...(await accessOf(db, userId)),
    applications: await db
      .select({ kind, state, content, reason, reasons, createTime, decidedAt })
      .from(applications)
      .where(eq(applications.userId, userId)),
    papers: await db
      .select({ name: files.name, contentType: files.contentType, size, createTime: files.createTime })
      .from(files)
      .where(eq(files.userId, userId)),
    reviews: await reviewsOf(db, userId),
    views: await db
      .select({ list: keptViews.list, name: keptViews.name, search: keptViews.search, columns: keptViews.columns })
      .from(keptViews)
      .where(eq(keptViews.userId, userId)),
    messagesRead: await db
      .select({ messageId: messageReads.messageId, readAt: messageReads.readAt })
      .from(messageReads)
      .where(and(eq(messageReads.userId, userId), isNotNull(messageReads.readAt))),
  };
}

export const kept = ({ db }: Services): FileHandlers<'user', 'kept'> => ({
  async exportKept(_asked, { visitor }) {
    return {
      name: `lading_${visitor.account}_${isoInstant(new Date()).slice(0, 10)}.json`,
      contentType: 'application/json; charset=utf-8',
      body: `${JSON.stringify(await keptOf(db, visitor), null, 2)}\n`,
    };
  },
});
