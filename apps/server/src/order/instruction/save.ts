import type { In, Out, PortalContract } from '@lading/api-client/contract';
import type { BillDraftChanges, BillKind } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, Failure, notFound } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import { isoInstant } from '../../time.ts';
import type { Member } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { type Booking, newestOf, ownKind } from '../versions/find.ts';
import { type DraftBill, draftsOf, keepDraft } from './drafts.ts';
import { type Clash, mergeDraft } from './merge.ts';
import { closed, modeOf } from './mode.ts';
import { signatures } from './read.ts';
import { sendInstruction } from './send.ts';

type Calls = PortalContract['order'];
type Asked = Omit<In<Calls['saveMbl']>, 'mblId'>;
type Answer = Omit<Out<Calls['saveMbl']>, 'mblId'>;

export interface AskedBill extends Asked {
  readonly kind: BillKind;
  /** the main bill where it is left out */
  readonly billId: number | null | undefined;
}

const MOST_ROWS = 1_000;

/** The bill that is meant. */
export function billOf(drafts: readonly DraftBill[], kind: BillKind, billId: number | null | undefined): DraftBill {
  const found = drafts.find((one) =>
    one.kind === kind && billId ? one.billId === billId && one.position > 0 : one.kind === kind && one.position === 0,
  );
  if (!found) throw notFound();
  return found;
}

/** What the forwarder and the carrier fill is not written by anybody else. */
const allowed = ({ locked }: DraftBill, changes: BillDraftChanges): BillDraftChanges => ({
  ...changes,
  head: Object.fromEntries(Object.entries(changes.head).filter(([name]) => !locked.includes(name))),
});

async function clashesOnWire(tx: Db, clashes: readonly Clash[], language: Language): Promise<Answer['conflicts']> {
  const by = await signatures(
    tx,
    clashes.map((clash) => clash.by[1]),
    language,
  );
  return clashes.map(({ path, mine, theirs, gone, by: [, userId, at] }) => ({
    path,
    mine,
    theirs,
    gone,
    ...by(userId),
    at: isoInstant(new Date(at)),
  }));
}

interface KeptBill {
  readonly booking: Booking;
  readonly billId: number;
  readonly answer: Answer;
}

/** Keeps what was written on one bill, and tells the pages on which it is open. */
async function keep(services: Services, asked: AskedBill, caller: Caller<Member>): Promise<KeptBill> {
  const { customerId, userId } = caller.visitor;
  return services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: asked.bookingId });
    if (modeOf(booking) === 'closed') throw closed(booking, caller.language);
    const draft = billOf(await draftsOf(tx, booking), asked.kind, asked.billId);
    if (asked.revision > draft.revision) throw badInput('revision');
    const now = new Date();
    const writing = { base: asked.revision, userId, at: now.getTime(), page: caller.page ?? '' };
    const merged = mergeDraft(draft, allowed(draft, asked.changes), writing);
    const { revision, values, written, changed } = merged;
    if (Math.max(values.goods.length, values.containers.length) > MOST_ROWS) throw badInput('changes');
    if (changed) {
      await keepDraft(tx, {
        bookingId: booking.id,
        billId: draft.billId,
        revision,
        values,
        written,
        userId,
        savedAt: now,
      });
      const event = { type: 'order', customerId, bookingId: booking.id, change: 'instruction' } as const;
      await services.bus.publish(tx, { ...event, page: caller.page });
    }
    const others = draft.revision !== asked.revision || merged.clashes.length > 0;
    const { instruction } = await newestOf(tx, booking, ownKind(booking));
    return {
      booking,
      billId: draft.billId,
      answer: {
        revision,
        webStatus: booking.webStatus,
        version: instruction,
        issues: [],
        values: others ? values : null,
        conflicts: await clashesOnWire(tx, merged.clashes, caller.language),
        savedAt: isoInstant(changed ? now : (draft.savedAt ?? now)),
      },
    };
  });
}

/**
 * Keeps what was written on a bill, field by field, or sends all bills of the booking. What is kept stays kept where the bills cannot be
 * sent; a place that somebody else has written since keeps them from being sent, too.
 */
export async function saveBill(services: Services, asked: AskedBill, caller: Caller<Member>) {
  const kept = await keep(services, asked, caller);
  if (asked.action === 'draft') return kept;
  const { conflicts, values, revision } = kept.answer;
  if (conflicts.length > 0)
    throw new Failure(200, '0', 'instructionConflict', { count: conflicts.length }, { conflicts, values, revision });
  const sent = await sendInstruction(services, { ...asked, keptRevision: revision }, caller);
  return { ...kept, answer: { ...kept.answer, ...sent } };
}
