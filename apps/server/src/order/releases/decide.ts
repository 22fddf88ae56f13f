import { type In, type Out, type PortalContract, RELEASE_STATE } from '@lading/api-client/contract';
import { BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bills, bookings, releases } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { Failure, notFound, olderRow, refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { closeToDo, openToDo } from '../../user/to-do-items.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import { checksOf, missing, standingOf } from './checks.ts';
import { billNumber, ownBills, statusName } from './list.ts';
import { noteRelease } from './note.ts';

type Call = PortalContract['order']['decideRelease'];
type Release = typeof releases.$inferSelect;
type Bill = typeof bills.$inferSelect;
type Decision = In<Call>['decision'];

const STATE = RELEASE_STATE;
/** What each decision makes of an application, and from where. */
const MOVES: Readonly<Record<Decision, { readonly from: number; readonly to: Release['status'] }>> = {
  review: { from: STATE.applied, to: STATE.reviewing },
  release: { from: STATE.reviewing, to: STATE.released },
  return: { from: STATE.reviewing, to: STATE.returned },
  refuse: { from: STATE.reviewing, to: STATE.refused },
};
const EVENTS = {
  review: 'releaseReviewing',
  release: 'released',
  return: 'releaseReturned',
  refuse: 'releaseRefused',
} as const;
const NOTICES = { release: 'blReleased', return: 'releaseReturned', refuse: 'releaseRefused' } as const;
/** Kinds that put paper into somebody's hand: it has to be issued first. */
const ON_PAPER: readonly string[] = ['original', 'switch', 'swap'];

const answerOf = ({ id, status, revision }: Release): Out<Call> => ({ id, status, revision });

async function checkGrantable(tx: Db, booking: Booking, bill: Bill, row: Release, asked: In<Call>, language: Language) {
  const lacking = missing(checksOf(bill, await standingOf(tx, booking), row, language), row.kind);
  if (lacking.length > 0) {
    const reasons = lacking.map(({ text }) => text).join(language === 'zh-CN' ? '；' : '; ');
    throw new Failure(
      200,
      '0',
      'releaseNotGrantable',
      { reasons },
      {
        state: row.status,
        missing: lacking.map(({ code }) => code),
      },
    );
  }
  if (!ON_PAPER.includes(row.kind)) return;
  if (bill.webStatus !== WEB_STATUS.issued)
    throw refused('releaseNotIssued', { status: sayNumbered(language, 'webStatus', bill.webStatus) });
  if (row.kind === 'original' && !asked.courierNo) throw refused('releaseCourierMissing', {}, 'courierNo');
}

/** The bill counts as released; the booking does once all of its bills do. */
async function releaseBill(tx: Db, booking: Booking, bill: Bill): Promise<void> {
  const webStatus = WEB_STATUS.released;
  await tx.update(bills).set({ webStatus }).where(eq(bills.id, bill.id));
  const all = await ownBills(tx, booking.id);
  if (all.every((one) => one.webStatus === webStatus))
    await tx.update(bookings).set({ webStatus }).where(eq(bookings.id, booking.id));
}

/** The forwarder's half: an application is taken up, then released, returned for what is missing, or refused. */
export async function decideRelease(
  { db, bus }: Services,
  asked: In<Call>,
  { visitor: { userId }, language, page }: Caller<Staff>,
  found: Release,
): Promise<Out<Call>> {
  const { decision, reason, telexNo, courierNo, requestId } = asked;
  return db.transaction(async (tx) => {
    // In the order of the customer's half, so that the two never wait for each other.
    const booking = await lockBooking(tx, { id: found.bookingId });
    const [row] = await tx.select().from(releases).where(eq(releases.id, found.id)).for('update');
    const bill = (await ownBills(tx, found.bookingId)).find(({ id }) => id === found.billId);
    if (!row || !bill) throw notFound();
    if (row.requestId === requestId) return answerOf(row);
    if (asked.revision !== row.revision) throw olderRow(answerOf(row));
    const { from, to } = MOVES[decision];
    if (row.status !== from)
      throw new Failure(
        200,
        '0',
        'releaseNotWaiting',
        { status: statusName(language, row.status), decision },
        {
          state: row.status,
        },
      );
    if ((decision === 'return' || decision === 'refuse') && !reason)
      throw refused('releaseReasonMissing', {}, 'reason');
    if (decision === 'release') {
      await checkGrantable(tx, booking, bill, row, asked, language);
      await releaseBill(tx, booking, bill);
    }
    const [after] = await tx
      .update(releases)
      .set({
        status: to,
        requestId,
        reason,
        telexNo,
        courierNo,
        revision: row.revision + 1,
        decidedBy: userId,
        decidedAt: new Date(),
      })
      .where(eq(releases.id, row.id))
      .returning();

    const { id: bookingId, customerId, bookingNo } = booking;
    await closeToDo(tx, BUS_TYPE.releasePapers, { bookingId });
    if (decision === 'return') await openToDo(tx, BUS_TYPE.releasePapers, { ...booking, cutOff: null });
    const text = [telexNo, courierNo].filter(Boolean).join(' ');
    await noteRelease(tx, booking, EVENTS[decision], userId, { ...(reason && { reason }), ...(text && { text }) });
    if (decision !== 'review')
      await postNotice(tx, bus, { customerId, page }, NOTICES[decision], {
        bookingNo,
        billNo: billNumber(bill, booking),
        reason,
        telexNo: telexNo || 'none',
        courierNo: courierNo || 'none',
      });
    await bus.publish(tx, { type: 'order', customerId, bookingId, change: 'release', page });
    await bus.publish(tx, { type: 'desk' });
    return answerOf(after ?? row);
  });
}
