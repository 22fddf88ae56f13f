import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE, changeRequests, WEB_STATUS } from '@lading/validators/bill';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billRequests, bills, bookings } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, olderVersion, refused } from '../../http/failure.ts';
import { postToStaff } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { closeToDo } from '../../user/to-do-items.ts';
import { lockBooking } from '../find.ts';
import { logged } from '../log.ts';
import { comparedBills, marksOfDraft, verdictsOf } from '../marks/compared.ts';
import { type BillNames, billNames } from '../marks/read.ts';
import { checkOpen } from '../marks/save.ts';
import { type Booking, newestOf, ownKind } from '../versions/find.ts';
import { feedbackOf } from './feedback.ts';
import { sendFiles } from './files.ts';

type Call = PortalContract['order']['submitBlChanges'];
type Request = typeof billRequests.$inferInsert;

/** The changes that are marked on a draft and not on their way yet. */
async function unsent(
  tx: Db,
  booking: Booking,
  { ids }: BillNames,
  newest: { instruction: number; draft: number },
): Promise<Omit<Request, 'requestId' | 'userId'>[]> {
  const marks = await marksOfDraft(tx, ids, newest.draft);
  if (!marks.some(({ verdict }) => verdict === 'change')) return [];
  const asked = await tx
    .select()
    .from(billRequests)
    .where(and(eq(billRequests.bookingId, booking.id), inArray(billRequests.status, ['open', 'accepted'])));
  // What was accepted of this draft comes with the next one, unless it was asked for anew.
  const isSent = ({ status, version, billId, path, answeredAt }: (typeof asked)[number]) => {
    const mark = marks.find((one) => one.billId === billId && one.path === path);
    return status === 'open' || (version === newest.draft && mark && answeredAt && mark.markedAt <= answeredAt);
  };
  const sent = new Set(asked.filter(isSent).map(({ billId, path }) => `${billId} ${path}`));
  const compared = await comparedBills(tx, booking, ownKind(booking), newest);
  return compared.flatMap(({ billId, comparison }) =>
    changeRequests(comparison, verdictsOf(marks, billId))
      .filter(({ path }) => !sent.has(`${billId} ${path}`))
      .map((request) => ({ ...request, bookingId: booking.id, billId, version: newest.draft })),
  );
}

/**
 * Sends the marked changes to the forwarder: requests, web status 5, a message to his staff. Sent again under the same name it answers as
 * it did; 409 when a newer draft came.
 */
export async function submitChanges(
  { db, bus }: Services,
  { bookingId, version, requestId }: In<Call>,
  caller: Caller<Member>,
): Promise<Out<Call>> {
  const { customerId, userId, name, nameEn } = caller.visitor;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const kind = ownKind(booking);
    const names = await billNames(tx, bookingId, kind);
    const answer = async () => ({ list: await feedbackOf(tx, bookingId, names, caller.language) });
    const [done] = await tx
      .select({ id: billRequests.id })
      .from(billRequests)
      .where(and(eq(billRequests.bookingId, bookingId), eq(billRequests.requestId, requestId)))
      .limit(1);
    if (done) return answer();

    const newest = await newestOf(tx, booking, kind);
    if (newest.draft === 0) throw notFound('noSuchVersion');
    if (version !== newest.draft) throw olderVersion(newest.draft);
    checkOpen(booking, caller.language);
    const requests = await unsent(tx, booking, names, newest);
    if (requests.length === 0) throw refused('noChanges');
    const made = await tx
      .insert(billRequests)
      .values(requests.map((request) => ({ ...request, requestId, userId })))
      .returning({ id: billRequests.id, billId: billRequests.billId, path: billRequests.path });

    const webStatus = WEB_STATUS.changeRequested;
    await tx.update(bookings).set({ webStatus }).where(eq(bookings.id, bookingId));
    await tx
      .update(bills)
      .set({ webStatus })
      .where(and(eq(bills.bookingId, bookingId), eq(bills.kind, kind)));
    await closeToDo(tx, BUS_TYPE.copyConfirm, { bookingId });
    const count = String(requests.length);
    const entry = { bookingId, version, userId } as const;
    const along = await sendFiles(tx, bookingId, made);
    const sent = along.map(({ billId, path, name }) => ({
      ...entry,
      billId,
      path,
      event: 'fileSent' as const,
      values: { file: name },
    }));
    await logged(tx, { ...entry, event: 'changesSent', values: { count } }, ...sent);
    await postToStaff(tx, bus, caller.page, 'changesSent', {
      name,
      nameEn,
      count,
      version: String(version),
      bookingNo: booking.bookingNo,
      billNo: booking.mblNo || booking.bookingNo,
    });
    await bus.publish(tx, { type: 'review', customerId, bookingId, change: 'requests', version, page: caller.page });
    return answer();
  });
}
