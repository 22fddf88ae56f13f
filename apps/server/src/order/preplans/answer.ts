import type { In, Out, PortalContract, PreplanDecision } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { afterPreplanEvent } from '@lading/validators/preplan';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { preplans } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, olderRow, refused } from '../../http/failure.ts';
import type { Bus } from '../../live/bus.ts';
import { postNotice } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { closeOf } from '../declarations/about.ts';
import { noteDeclaration } from '../declarations/story.ts';
import { reasonText, setToDo, tellDeclared } from '../declarations/told.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import { preplanOf, preplanStatusName } from './plan.ts';
import { deviations } from './read.ts';

type Call = PortalContract['order']['answerPreplan'];

const STORY = { send: 'sent', accept: 'accepted', refuse: 'refused', cancel: 'cancelled' } as const;
const NOTICES: Readonly<Partial<Record<PreplanDecision, 'preplanAccepted' | 'preplanRefused'>>> = {
  accept: 'preplanAccepted',
  refuse: 'preplanRefused',
};

/** The forwarder's half: sent to customs, what they said, or taken back from them. */
export async function answerPreplan({ db, bus }: Services, asked: In<Call>, caller: Caller<Staff>): Promise<Out<Call>> {
  const { bookingId, decision, reason, reasons, revision, requestId } = asked;
  const { visitor, language, page } = caller;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const row = await preplanOf(tx, bookingId, true);
    if (!row) throw notFound();
    if (row.requestId === requestId) return { status: row.status, revision: row.revision };
    if (revision !== row.revision) throw olderRow({ revision: row.revision, status: row.status });
    const next = afterPreplanEvent(row.status, decision);
    if (next === undefined) throw refused('preplanCannot', { status: preplanStatusName(language, row.status) });
    const why = decision === 'refuse' || decision === 'cancel';
    if (why && !reason && reasons.length === 0) throw refused('declarationReason', {}, 'reason');
    const said = why ? { answer: reason, reasons } : { answer: '', reasons: [] };
    const answered = decision === 'send' ? {} : { answeredAt: new Date() };
    await tx
      .update(preplans)
      .set({ status: next, revision: row.revision + 1, requestId, ...said, ...answered })
      .where(eq(preplans.id, row.id));
    const note = reasonText(language, reason, reasons);
    await noteDeclaration(tx, { bookingId, kind: 'preplan', event: STORY[decision], userId: visitor.userId, note });
    if (why) await setToDo(tx, booking, BUS_TYPE.prePlan, await closeOf(tx, booking, 'preplan'), true);
    const type = NOTICES[decision];
    const { customerId, bookingNo } = booking;
    if (type) await postNotice(tx, bus, { customerId, page }, type, { bookingNo, reason: note });
    await tellDeclared(tx, bus, booking, page);
    return { status: next, revision: row.revision + 1 };
  });
}

/**
 * The bill of a booking has changed: where customs were told of it already and have to hear of that, the pre-plan is marked and the
 * customer's work on it opens again; where they need not any more, both go.
 */
export async function notePlanDiffers(tx: Db, bus: Pick<Bus, 'publish'>, booking: Booking): Promise<void> {
  const row = await preplanOf(tx, booking.id, true);
  if (!row) return;
  const { differs } = await deviations(tx, booking, row);
  const now = differs.length > 0;
  if (now === row.differs) return;
  await tx.update(preplans).set({ differs: now }).where(eq(preplans.id, row.id));
  await setToDo(tx, booking, BUS_TYPE.prePlan, await closeOf(tx, booking, 'preplan'), now);
  await tellDeclared(tx, bus, booking, undefined);
}
