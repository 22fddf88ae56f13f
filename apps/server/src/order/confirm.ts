import type { In, PortalContract } from '@lading/api-client/contract';
import { type BillKind, BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bills, bookings, confirmations, webUsers } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { type Failure, notFound, olderVersion, refused } from '../http/failure.ts';
import { postNotice } from '../message/post.ts';
import { type Language, sayNumbered } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { readable } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Member } from '../user/session.ts';
import { closeToDo } from '../user/to-do-items.ts';
import { changesOpen, checkApproval } from './approval.ts';
import { lockBooking } from './find.ts';
import { logged } from './log.ts';
import { keepDraft } from './versions/add-version.ts';
import { ownKind } from './versions/find.ts';

type Booking = typeof bookings.$inferSelect;

/**
 * Confirms the copy of a bill and everything that hangs on it, in one transaction. The booking's row is locked, so of
 * several at once one wins and the others are told who did. Refuses from any status but copy ready, and a draft whose review is not
 * finished, with the reasons; 409 for an older version. `check` is what keeps a draft from being approved, where it is not the review.
 */
export async function confirmCopy(
  { db, bus }: Services,
  kind: BillKind,
  { bookingId, version }: In<PortalContract['order']['copyQueRenToMbl']>,
  caller: Caller<Member>,
  check: typeof checkApproval = checkApproval,
): Promise<null> {
  const { customerId, userId, name, nameEn } = caller.visitor;
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const own = ownKind(booking);
    if (own !== kind) throw refused('otherBillType', { type: own === 'MBL' ? 'M/BL' : 'H/BL' });
    const ofKind = and(eq(bills.bookingId, bookingId), eq(bills.kind, kind));
    const [main] = await tx
      .select()
      .from(bills)
      .where(and(ofKind, eq(bills.position, 0)));
    if (!main) throw notFound();
    if (version !== undefined && version !== main.version) throw olderVersion(main.version);
    if (booking.webStatus !== WEB_STATUS.copyReady && !(await changesOpen(tx, booking)))
      throw await notReady(tx, booking, kind, caller.language);
    await check(tx, booking, { kind, version, userId, language: caller.language });
    await keepDraft(tx, booking, kind);

    const now = new Date();
    const webStatus = WEB_STATUS.confirmed;
    await tx.update(bookings).set({ webStatus }).where(eq(bookings.id, bookingId));
    await tx.update(bills).set({ webStatus }).where(ofKind);
    await tx.insert(confirmations).values({ bookingId, kind, version: main.version, userId, createTime: now });
    await closeToDo(tx, BUS_TYPE.copyConfirm, { bookingId });
    await logged(tx, { bookingId, event: 'confirmed', version: main.version, userId });
    await postNotice(tx, bus, { customerId, page: caller.page }, 'copyConfirmed', {
      name,
      nameEn,
      time: readable(now),
      bookingNo: booking.bookingNo,
      billNo: main.hblNo || main.mblNo || booking.bookingNo,
      version: String(main.version),
    });
    const change = { type: 'review', customerId, bookingId, change: 'confirmed', version: main.version } as const;
    await bus.publish(tx, { ...change, page: caller.page });
  });
  return null;
}

async function notReady(tx: Db, { id, webStatus }: Booking, kind: BillKind, language: Language): Promise<Failure> {
  const [last] = await tx
    .select({
      name: webUsers.name,
      nameEn: webUsers.nameEn,
      version: confirmations.version,
      time: confirmations.createTime,
    })
    .from(confirmations)
    .innerJoin(webUsers, eq(webUsers.id, confirmations.userId))
    .where(and(eq(confirmations.bookingId, id), eq(confirmations.kind, kind)))
    .orderBy(desc(confirmations.createTime))
    .limit(1);
  if (last && webStatus >= WEB_STATUS.confirmed && webStatus <= WEB_STATUS.released)
    return refused('alreadyConfirmed', {
      name: ofLanguage(language, last.name, last.nameEn),
      version: last.version,
      time: readable(last.time),
    });
  const [status, wanted] = [webStatus, WEB_STATUS.copyReady].map((s) => sayNumbered(language, 'webStatus', s));
  return refused('notCopyReady', { status: status ?? '', wanted: wanted ?? '' });
}
