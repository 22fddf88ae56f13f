import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { type BillKind, BUS_TYPE, otherKind, WEB_STATUS } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { SentChange } from '../../database/schema/instructions.ts';
import { bills, bookings, instructionSendings } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, notFound, olderVersion, refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import { sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { openToDo } from '../../user/to-do-items.ts';
import { lockBooking } from '../find.ts';
import { notePlanDiffers } from '../preplans/answer.ts';
import { type BillContent, presentContents } from '../versions/content.ts';
import { type Booking, contentsOf, newestOf, ownKind } from '../versions/find.ts';
import { agreeToAmendment } from './agree.ts';
import type { Answering } from './answering.ts';
import { withDeclined } from './contents.ts';
import { type DraftBill, draftsOf } from './drafts.ts';
import { bringIntoDrafts } from './follow.ts';
import { billOf } from './save.ts';
import { writeVersion } from './send.ts';
import { type Sending, sendingsOf } from './sendings.ts';

type Call = PortalContract['order']['answerSi'];
type Asked = In<Call>;

const ANSWERED: readonly number[] = [WEB_STATUS.submitted, WEB_STATUS.accepted];

/** Places as they are kept: the main bill by its number. */
const places = <P extends { kind: BillKind; billId?: number | null | undefined; path: string }>(
  drafts: readonly DraftBill[],
  wanted: readonly P[],
) => wanted.map((place) => ({ ...place, billId: billOf(drafts, place.kind, place.billId).billId }));

/** What the forwarder said to each change: those that are not declined are taken. */
function decided(
  changes: readonly SentChange[],
  declined: readonly { kind: BillKind; billId: number; path: string; note: string }[],
) {
  const said = (change: SentChange) =>
    declined.find(({ kind, billId, path }) => kind === change.kind && billId === change.billId && path === change.path);
  return changes.map((change): SentChange => {
    const no = said(change);
    return { ...change, decision: no ? 'declined' : 'accepted', note: no?.note.trim() ?? '' };
  });
}

async function before(tx: Db, booking: Booking, kind: BillKind, base: number): Promise<readonly BillContent[]> {
  const kept = await contentsOf(tx, booking, kind, 'instruction', base);
  return kept ?? presentContents(tx, booking.id, kind);
}

/** Takes the instruction. What is declined of an amendment goes back to what it was, under a next number, which is the forwarder's. */
async function accept({ tx, services, booking, sending, caller }: Answering, changes: readonly SentChange[]) {
  const { id: bookingId } = booking;
  const kind = ownKind(booking);
  const declined = changes.filter(({ decision }) => decision === 'declined');
  const webStatus = WEB_STATUS.accepted;
  if (declined.length === 0) {
    await tx.update(bills).set({ webStatus }).where(eq(bills.bookingId, bookingId));
    await tx.update(bookings).set({ webStatus }).where(eq(bookings.id, bookingId));
    return { webStatus, version: sending.version };
  }
  const sent = { MBL: await presentContents(tx, bookingId, 'MBL'), HBL: await presentContents(tx, bookingId, 'HBL') };
  const other = otherKind(kind);
  // Versions of the other kind go along with those of the booking's own, but are counted for themselves.
  const { instruction: otherNewest } = await newestOf(tx, booking, other);
  const contents = {
    [kind]: withDeclined(kind, await before(tx, booking, kind, sending.base), sent[kind], declined),
    [other]: withDeclined(other, await before(tx, booking, other, otherNewest - 1), sent[other], declined),
  } as Record<BillKind, BillContent[]>;
  const { instruction } = await newestOf(tx, booking, kind);
  const version = instruction + 1;
  const drafts = await draftsOf(tx, booking);
  const note = declined
    .map(({ note: why }) => why)
    .filter((why, at, all) => all.indexOf(why) === at)
    .join('; ')
    .slice(0, 500);
  await writeVersion({ tx, booking, kind, contents, version, userId: caller.visitor.userId, note }, webStatus);
  await bringIntoDrafts({ tx, services, booking, drafts, caller });
  return { webStatus, version };
}

async function giveBack({ tx, booking, caller }: Answering, { reason, fields }: Asked) {
  const { id: bookingId } = booking;
  if (!ANSWERED.includes(booking.webStatus))
    throw refused('instructionNotOpen', { status: sayNumbered(caller.language, 'webStatus', booking.webStatus) });
  if (reason.trim() === '' && fields.length === 0) throw refused('instructionReturnReason', {}, 'reason');
  const webStatus = WEB_STATUS.rejected;
  await tx.update(bills).set({ webStatus }).where(eq(bills.bookingId, bookingId));
  await tx.update(bookings).set({ webStatus }).where(eq(bookings.id, bookingId));
  await openToDo(tx, BUS_TYPE.shippingInstruction, booking);
  return webStatus;
}

async function notify(
  { tx, services, booking, caller }: Answering,
  decision: Asked['decision'],
  values: { version: number; declined: number; reason: string },
) {
  const { customerId, bookingNo, id: bookingId } = booking;
  const type = decision === 'return' ? 'instructionReturned' : 'instructionAccepted';
  await postNotice(tx, services.bus, { customerId, page: caller.page }, type, {
    bookingNo,
    version: String(values.version),
    declined: String(values.declined),
    reason: values.reason,
  });
  const event = { type: 'order', customerId, bookingId, page: caller.page } as const;
  await services.bus.publish(tx, { ...event, change: 'instruction' });
  await services.bus.publish(tx, { ...event, change: 'booking' });
  await services.bus.publish(tx, { type: 'desk' });
}

/** An instruction that came before sendings were kept stands for one. */
async function sendingFor(tx: Db, booking: Booking, version: number): Promise<Sending> {
  const [last] = await sendingsOf(tx, booking.id);
  if (last) {
    if (last.version !== version) throw olderVersion(last.version);
    return last;
  }
  const { instruction } = await newestOf(tx, booking, ownKind(booking));
  if (version !== Math.max(instruction, 1)) throw olderVersion(instruction);
  const [row] = await tx
    .insert(instructionSendings)
    .values({ bookingId: booking.id, version, webStatus: booking.webStatus, createTime: booking.createTime })
    .returning();
  if (!row) throw notFound();
  return row;
}

/** Answers what a customer sent: taken, field by field where it is an amendment, or sent back with reasons. 409 where a newer one came. */
export async function answerSi(services: Services, asked: Asked, caller: Caller<Staff>): Promise<Out<Call>> {
  const { bookingId, decision, requestId } = asked;
  const { userId } = caller.visitor;
  return services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const [done] = await tx
      .select()
      .from(instructionSendings)
      .where(and(eq(instructionSendings.bookingId, bookingId), eq(instructionSendings.answerRequestId, requestId)));
    if (done) return { webStatus: booking.webStatus, version: done.version };
    const sending = await sendingFor(tx, booking, asked.version);
    const isOpen = sending.state === 'open' || (decision === 'return' && sending.state === 'accepted');
    if (!isOpen || (sending.proposed === null && !ANSWERED.includes(booking.webStatus)))
      throw refused('instructionNotOpen', { status: sayNumbered(caller.language, 'webStatus', booking.webStatus) });
    const drafts = await draftsOf(tx, booking);
    const answering: Answering = { tx, services, booking, sending, caller };
    const declined = places(drafts, asked.declined);
    for (const [at, { kind, billId, path }] of declined.entries())
      if (!sending.changes.some((one) => one.kind === kind && one.billId === billId && one.path === path))
        throw badInput(`declined[${at}].path`);
    const none = declined.map((one) => ({ ...one, note: one.note }));
    const changes = decision === 'accept' ? decided(sending.changes, none) : sending.changes;
    const answered = {
      answeredBy: userId,
      answeredAt: new Date(),
      answer: asked.reason.trim(),
      answerRequestId: requestId,
    };
    const charged = sending.proposed !== null;
    let outcome = { webStatus: booking.webStatus, version: sending.version };
    if (decision === 'return') {
      if (charged && asked.reason.trim() === '') throw refused('instructionReturnReason', {}, 'reason');
      if (!charged) outcome.webStatus = await giveBack(answering, asked);
    } else outcome = charged ? await agreeToAmendment(answering, changes) : await accept(answering, changes);
    await tx
      .update(instructionSendings)
      .set({
        ...answered,
        changes,
        state: decision === 'accept' ? ('accepted' as const) : ('returned' as const),
        version: outcome.version,
        fields: decision === 'return' ? places(drafts, asked.fields) : [],
      })
      .where(eq(instructionSendings.id, sending.id));
    // What was declined went back to what it was: the pre-plan may be the same again, or not any more.
    await notePlanDiffers(tx, services.bus, booking);
    await notify(answering, decision, {
      version: outcome.version,
      reason: asked.reason.trim(),
      declined: changes.filter((one) => one.decision === 'declined').length,
    });
    return outcome;
  });
}
