import { isDeepStrictEqual } from 'node:util';
import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { type BookingDraft, draftIssues, isOrderOpen } from '@lading/validators/booking';
import { and, eq } from 'drizzle-orm';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { bookingCutoffs, bookingForms, webUsers } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, Failure, forbidden, refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Member } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { type Booking, type Form, formOf } from './form.ts';
import { cannot, checkSeen, moveBooking } from './move.ts';
import { onceSent, sentBefore } from './once.ts';
import { issuesOf, onWire, sendBooking } from './send.ts';
import { addBooking, keepBooking } from './write.ts';

type Calls = PortalContract['order'];
type Asked = In<Calls['saveBooking']>;

/** What it is after a saving. */
async function answered(tx: Db, id: number): Promise<Out<Calls['saveBooking']>> {
  const [now, form] = [await lockBooking(tx, { id }), await formOf(tx, id)];
  return {
    bookingId: id,
    orderId: now.orderId,
    bookingNo: now.bookingNo,
    orderStatus: now.orderStatus,
    revision: form?.revision ?? 1,
    editedAt: isoInstant(form?.editedAt ?? now.createTime),
    issues: form ? onWire(await issuesOf(tx, id, form.draft)) : [],
  };
}

/** Somebody was first: 409 with what it holds now, so that the page can tell field by field. */
async function older(tx: Db, { revision, draft, editedBy, editedAt }: Form, { language }: Caller<Member>) {
  const [by] = editedBy === null ? [] : await tx.select().from(webUsers).where(eq(webUsers.id, editedBy));
  return new Failure(
    409,
    '409',
    'olderRow',
    {},
    {
      revision,
      draft,
      editedAt: isoInstant(editedAt),
      editedBy: by ? ofLanguage(language, by.name, by.nameEn) : '',
    },
  );
}

/** The booking that is written on, held, with its form as it was read by whoever asks. */
async function opened(
  tx: Db,
  { bookingId, revision, draft }: { bookingId: number; revision: number; draft: BookingDraft },
  caller: Caller<Member>,
): Promise<{ booking: Booking; form: Form; same: boolean }> {
  const booking = await lockBooking(tx, { id: bookingId });
  const form = await formOf(tx, bookingId);
  if (!form || !isOrderOpen(booking.orderStatus)) throw cannot(booking, caller.language);
  const same = isDeepStrictEqual(form.draft, draft);
  // What was sent a second time, its answer being lost, is there already.
  if (form.revision !== revision && !same) throw await older(tx, form, caller);
  return { booking, form, same };
}

function checkDraft(draft: BookingDraft): void {
  const [first] = draftIssues(draft);
  if (first) throw refused('draftNeedsPorts', {}, first.path);
}

const plain = (draft: BookingDraft): BookingDraft => JSON.parse(JSON.stringify(draft)) as BookingDraft;

/** Writes the draft, new or known; answers the booking as it stands then. */
async function kept(tx: Db, asked: Asked & { draft: BookingDraft }, caller: Caller<Member>, logId: string | null) {
  const { bookingId, revision } = asked;
  const draft = plain(asked.draft);
  checkDraft(draft);
  if (bookingId === undefined) return addBooking(tx, caller.visitor, draft, logId);
  const { booking, form, same } = await opened(tx, { bookingId, revision, draft }, caller);
  if (!same) await keepBooking(tx, booking, caller.visitor, { draft, revision: form.revision });
  return booking;
}

/** Full containers are not taken any more: too late to call it off. */
async function checkCancel(tx: Db, booking: Booking): Promise<void> {
  const [close] = await tx
    .select()
    .from(bookingCutoffs)
    .where(and(eq(bookingCutoffs.bookingId, booking.id), eq(bookingCutoffs.code, 'FCO')));
  if (close && close.closesAt.getTime() <= Date.now())
    throw refused('cancelTooLate', {
      time: inZone(close.closesAt, zoneOf(booking.portStartCode)).slice(0, 16).replace('T', ' '),
    });
}

async function leave(services: Services, tx: Db, asked: Asked, caller: Caller<Member>): Promise<number> {
  const { bookingId: id, action, reason, requestId } = asked;
  if (id === undefined) throw badInput('bookingId');
  const mover = { ...caller, userId: caller.visitor.userId, requestId };
  const booking = await lockBooking(tx, { id });
  checkSeen(booking, asked.seenStatus, caller.language);
  if (action === 'withdraw') {
    await moveBooking(tx, services.bus, booking, 'withdraw', mover);
    // It is counted anew when it is sent again.
    await tx.update(bookingForms).set({ cost: null, submittedAt: null }).where(eq(bookingForms.bookingId, id));
    return id;
  }
  if (reason.trim() === '') throw refused('cancelReason', {}, 'reason');
  await checkCancel(tx, booking);
  await moveBooking(tx, services.bus, booking, 'askCancel', mover, { reason: reason.trim() });
  return id;
}

const SENDS: ReadonlySet<Asked['action']> = new Set(['submit', 'cancel']);

/** Keeps a draft, sends it, takes it back or asks for its end; one sending does so once. */
export async function saveBooking(
  services: Services,
  asked: Asked,
  caller: Caller<Member>,
): Promise<Out<Calls['saveBooking']>> {
  const { action, draft, requestId } = asked;
  if (SENDS.has(action) && !caller.visitor.codes.includes('order:submit')) throw forbidden();
  return onceSent(() =>
    services.db.transaction(async (tx) => {
      const before = await sentBefore(tx, caller.visitor.userId, requestId);
      if (before) return answered(tx, before.id);
      if (action === 'withdraw' || action === 'cancel') return answered(tx, await leave(services, tx, asked, caller));
      if (!draft) throw badInput('draft');
      const booking = await kept(tx, { ...asked, draft }, caller, action === 'draft' ? requestId : null);
      if (action === 'submit')
        await sendBooking(services, tx, booking, { ...asked, draft: plain(draft) }, caller, requestId);
      else await services.bus.publish(tx, { ...changed(booking), page: caller.page });
      return answered(tx, booking.id);
    }),
  );
}

const changed = ({ id, customerId }: Booking) =>
  ({ type: 'order', customerId, bookingId: id, change: 'booking' }) as const;

/** Sends a booking by a rate. */
export async function orderFromRate(
  services: Services,
  asked: In<Calls['orderFromRate']>,
  caller: Caller<Member>,
): Promise<Out<Calls['orderFromRate']>> {
  const route = { ...asked.draft.route, rateId: asked.rateId };
  const draft = { ...asked.draft, route };
  const { bookingId, orderId, bookingNo } = await saveBooking(
    services,
    { ...asked, draft, action: 'submit', reason: '' },
    caller,
  );
  return { bookingId, orderId, bookingNo };
}
