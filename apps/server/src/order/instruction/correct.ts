import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { type BillKind, WEB_STATUS } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import { instructionSendings } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { Failure, olderVersion, refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import { sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { notePlanDiffers } from '../preplans/answer.ts';
import { contentsOf, newestOf, ownKind } from '../versions/find.ts';
import { contentOf, differences } from './contents.ts';
import { asSent } from './desk-read.ts';
import { type DraftBill, draftsOf } from './drafts.ts';
import { bringIntoDrafts } from './follow.ts';
import { issuesOf, issuesOnWire } from './issues.ts';
import { mergeDraft } from './merge.ts';
import { billOf } from './save.ts';
import { writeVersion } from './send.ts';
import { sendingsOf } from './sendings.ts';

type Call = PortalContract['order']['correctSi'];

const CORRECTED: readonly number[] = [WEB_STATUS.submitted, WEB_STATUS.accepted];

/** The bills with what the forwarder puts right in them. */
function corrected(sent: readonly DraftBill[], wanted: In<Call>['bills'], userId: number): DraftBill[] {
  const changes = new Map(wanted.map((one) => [billOf(sent, one.kind, one.billId).billId, one.changes]));
  const writing = { userId, at: Date.now(), page: '' };
  return sent.map((bill) => {
    const own = changes.get(bill.billId);
    return own ? { ...bill, ...mergeDraft({ ...bill, written: {} }, own, { ...writing, base: bill.revision }) } : bill;
  });
}

/** Puts something right in what was sent, with a note: a next number. It has to hold to the same rules as what a customer sends. */
export async function correctSi(
  services: Services,
  { bookingId, version: seen, note, bills: wanted, requestId }: In<Call>,
  caller: Caller<Staff>,
): Promise<Out<Call>> {
  const { userId } = caller.visitor;
  return services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const [done] = await tx
      .select({ version: instructionSendings.version })
      .from(instructionSendings)
      .where(and(eq(instructionSendings.bookingId, bookingId), eq(instructionSendings.requestId, requestId)));
    if (done) return done;
    const { webStatus } = booking;
    if (!CORRECTED.includes(webStatus))
      throw refused('instructionNotOpen', { status: sayNumbered(caller.language, 'webStatus', webStatus) });
    const kind = ownKind(booking);
    const [last] = await sendingsOf(tx, bookingId);
    const { instruction } = await newestOf(tx, booking, kind);
    if (seen !== (last?.version ?? Math.max(instruction, 1))) throw olderVersion(last?.version ?? instruction);
    const drafts = await draftsOf(tx, booking);
    const sent = asSent(drafts, booking, last);
    const next = corrected(sent, wanted, userId);
    const issues = issuesOf(next);
    const errors = issues.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      const data = { issues: issuesOnWire(issues, drafts), path: errors[0]?.path ?? '' };
      throw new Failure(200, '0', 'instructionIncomplete', { count: errors.length }, data);
    }
    const of = (bills: readonly DraftBill[], one: BillKind) =>
      bills.filter((bill) => bill.kind === one).map((bill) => contentOf(bill, webStatus));
    const contents = { MBL: of(next, 'MBL'), HBL: of(next, 'HBL') };
    const both = ['MBL', 'HBL'] as const;
    const own = both.flatMap((one) => differences(one, of(sent, one), contents[one]));
    if (own.length === 0) throw refused('instructionUnchanged');
    // An amendment that waits is told with the correction in it, by what was taken before.
    const waiting = last?.state === 'open' && last.base > 0 ? last.base : undefined;
    const taken = waiting && (await contentsOf(tx, booking, kind, 'instruction', waiting));
    const changes = taken ? differences(kind, taken, contents[kind]) : own;

    const version = instruction + 1;
    await writeVersion({ tx, booking, kind, contents, version, userId, note: note.trim() }, webStatus);
    const base = last?.state === 'open' ? last.base : (last?.version ?? instruction);
    const waits = last?.state === 'open' || webStatus === WEB_STATUS.submitted;
    const open = and(eq(instructionSendings.bookingId, bookingId), eq(instructionSendings.state, 'open'));
    await tx.update(instructionSendings).set({ state: 'replaced' }).where(open);
    await tx.insert(instructionSendings).values({
      bookingId,
      version,
      base,
      reason: note.trim(),
      issues,
      changes,
      webStatus,
      userId,
      requestId,
      state: waits ? 'open' : 'accepted',
    });
    await bringIntoDrafts({ tx, services, booking, drafts, caller });
    await notePlanDiffers(tx, services.bus, booking);
    await postNotice(tx, services.bus, { customerId: booking.customerId, page: caller.page }, 'instructionCorrected', {
      bookingNo: booking.bookingNo,
      version: String(version),
      note: note.trim(),
    });
    await services.bus.publish(tx, { type: 'desk' });
    return { version };
  });
}
