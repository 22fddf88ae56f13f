import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billMarks, billRequests, bills, bookings, webUsers } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { openToDo } from '../../user/to-do-items.ts';
import { feedbackOf } from '../changes/feedback.ts';
import { lockBooking } from '../find.ts';
import { logged } from '../log.ts';
import { billNames } from '../marks/read.ts';
import { signed } from '../signed.ts';
import { type Booking, newestOf, ownKind } from '../versions/find.ts';

type Call = PortalContract['order']['answerBlRequests'];
type Answer = In<Call>['answers'][number];

/** Answers one request. True where it was open; false where the same person has given the same answer before. */
async function answerOne(tx: Db, bookingId: number, { id, decision, reason }: Answer, userId: number, caller: Caller) {
  const [row] = await tx
    .select({ request: billRequests, user: webUsers })
    .from(billRequests)
    .leftJoin(webUsers, eq(webUsers.id, billRequests.answeredBy))
    .where(and(eq(billRequests.id, id), eq(billRequests.bookingId, bookingId)));
  if (!row) throw notFound();
  const { request, user } = row;
  if (request.status !== 'open') {
    if (request.status === decision && request.answeredBy === userId) return false;
    throw refused('answeredAlready', { name: signed(caller.language, user, null).author });
  }
  const answer = { status: decision, answer: reason.trim(), answeredBy: userId, answeredAt: new Date() };
  await tx.update(billRequests).set(answer).where(eq(billRequests.id, id));
  const { billId, path, version } = request;
  // A declined change is for the customer to think over; an accepted one comes with the next draft.
  if (decision === 'declined')
    await tx
      .update(billMarks)
      .set({ verdict: null, proposed: '', reason: '', again: true, revision: sql`${billMarks.revision} + 1` })
      .where(and(eq(billMarks.billId, billId), eq(billMarks.version, version), eq(billMarks.path, path)));
  const event = decision === 'accepted' ? 'requestAccepted' : 'requestDeclined';
  await logged(tx, { bookingId, event, version, billId, path, userId, values: { reason: reason.trim() } });
  return true;
}

// When nothing is left to be issued, the draft is the customer's again.
async function giveBack(tx: Db, booking: Booking): Promise<void> {
  const webStatus = WEB_STATUS.copyReady;
  await tx.update(bookings).set({ webStatus }).where(eq(bookings.id, booking.id));
  await tx
    .update(bills)
    .set({ webStatus })
    .where(and(eq(bills.bookingId, booking.id), eq(bills.kind, ownKind(booking))));
  await openToDo(tx, BUS_TYPE.copyConfirm, booking);
}

/** Accepts or declines requests, all or none. The customer is told when the last one is answered. */
export async function answerRequests(
  { db, bus }: Services,
  { bookingId, answers }: In<Call>,
  caller: Caller<Staff>,
): Promise<Out<Call>> {
  const { userId } = caller.visitor;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const kind = ownKind(booking);
    const names = await billNames(tx, bookingId, kind);
    let answered = 0;
    for (const answer of answers) if (await answerOne(tx, bookingId, answer, userId, caller)) answered++;
    const list = await feedbackOf(tx, bookingId, names, caller.language);
    if (answered === 0) return { list };

    const { draft: version } = await newestOf(tx, booking, kind);
    const present = list.filter((request) => request.version === version);
    const { customerId } = booking;
    if (!list.some(({ status }) => status === 'open')) {
      const accepted = present.filter(({ status }) => status === 'accepted').length;
      if (accepted === 0 && booking.webStatus === WEB_STATUS.changeRequested) await giveBack(tx, booking);
      await postNotice(tx, bus, { customerId, page: caller.page }, 'changesAnswered', {
        bookingNo: booking.bookingNo,
        billNo: booking.mblNo || booking.bookingNo,
        version: String(version),
        accepted: String(accepted),
        declined: String(present.length - accepted),
      });
    }
    await bus.publish(tx, { type: 'review', customerId, bookingId, change: 'requests', version, page: caller.page });
    return { list };
  });
}
