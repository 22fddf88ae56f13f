import type { In, PortalContract } from '@lading/api-client/contract';
import { type BillKind, BUS_TYPE, otherKind, WEB_STATUS } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { SentChange, SentIssue } from '../../database/schema/instructions.ts';
import { bookings, customers, instructionSendings } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { Failure, notFound, refused } from '../../http/failure.ts';
import { postToStaff } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { closeToDo } from '../../user/to-do-items.ts';
import { lockBooking } from '../find.ts';
import { notePlanDiffers } from '../preplans/answer.ts';
import { addVersion, keepVersion, setPresent } from '../versions/add-version.ts';
import { type BillContent, presentBills } from '../versions/content.ts';
import { type Booking, contentsOf, newestOf, ownKind } from '../versions/find.ts';
import { contentOf, differences } from './contents.ts';
import { type DraftBill, draftsOf } from './drafts.ts';
import { issuesOf, issuesOnWire } from './issues.ts';
import { checkSendable, closed, modeOf } from './mode.ts';
import { documentsClose } from './read.ts';
import { type Sending, sendingsOf } from './sendings.ts';

type Asked = Pick<In<PortalContract['order']['saveMbl']>, 'bookingId' | 'requestId' | 'reason' | 'feeSeen'> & {
  readonly keptRevision: number;
};

/** Errors of any bill keep all of them; the page is told each, with what was kept. */
function checkComplete(issues: readonly SentIssue[], drafts: readonly DraftBill[], revision: number): void {
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const data = { issues: issuesOnWire(issues, drafts), revision, path: errors[0]?.path ?? '' };
  throw new Failure(200, '0', 'instructionIncomplete', { count: errors.length }, data);
}

/** What an amendment is measured by: the instruction that was taken last, the last one where none was; a confirmed copy itself. */
async function baseOf(tx: Db, booking: Booking, before: readonly Sending[]) {
  const kind = ownKind(booking);
  const { instruction } = await newestOf(tx, booking, kind);
  const taken = before.find(({ state }) => state === 'accepted')?.version;
  return { kind, newest: instruction, base: taken ?? instruction };
}

/** The bills of a kind as they were sent under a number; as they are where there is no such number. */
async function before(tx: Db, booking: Booking, kind: BillKind, version: number): Promise<readonly BillContent[]> {
  const own = kind === ownKind(booking);
  const kept = own && version > 0 ? await contentsOf(tx, booking, kind, 'instruction', version) : undefined;
  return kept ?? presentBills(tx, booking.id, kind);
}

interface Sent {
  readonly tx: Db;
  readonly booking: Booking;
  readonly kind: BillKind;
  readonly contents: Readonly<Record<BillKind, readonly BillContent[]>>;
  readonly version: number;
  readonly userId: number;
  readonly note: string;
}

/** Makes the bills say what was sent, and keeps it under its number; the other kind of bill goes along under one of its own. */
export async function writeVersion({ tx, booking, kind, contents, version, userId, note }: Sent, webStatus: number) {
  const { id: bookingId } = booking;
  const versions = new Map(
    [...(await presentBills(tx, bookingId, kind)), ...(await presentBills(tx, bookingId, otherKind(kind)))].map(
      (bill) => [bill.billId, bill.version],
    ),
  );
  for (const { billId, content } of [...contents[kind], ...contents[otherKind(kind)]])
    await setPresent(tx, billId, content, { version: versions.get(billId) ?? 1, webStatus });
  const row = { bookingId, source: 'instruction', authorId: userId, note } as const;
  await addVersion(tx, { ...row, kind, version, contents: contents[kind] });
  const other = otherKind(kind);
  if (contents[other].length > 0) {
    const { instruction } = await newestOf(tx, booking, other);
    await keepVersion(tx, { ...row, kind: other, version: instruction + 1, contents: contents[other] });
  }
  // The sample is drawn anew when it is asked for.
  await tx.update(bookings).set({ webStatus, sampleFileId: null }).where(eq(bookings.id, bookingId));
}

async function tellDesk(
  tx: Db,
  { bus }: Services,
  booking: Booking,
  sending: { version: number; changes: number },
  caller: Caller<Member>,
) {
  const [company] = await tx.select().from(customers).where(eq(customers.id, booking.customerId));
  await postToStaff(tx, bus, caller.page, 'instructionSent', {
    bookingNo: booking.bookingNo,
    version: String(sending.version),
    count: String(sending.changes),
    company: company?.name ?? '',
    companyEn: company?.nameEn ?? '',
  });
  await bus.publish(tx, { type: 'desk' });
}

const contentsOfKind = (drafts: readonly DraftBill[], kind: BillKind, webStatus: number) =>
  drafts.filter((draft) => draft.kind === kind).map((draft) => contentOf(draft, webStatus));

/** After the documents closed, and where the copy is confirmed, it costs, and whoever sends it has seen what. */
async function feeOf(tx: Db, booking: Booking, asked: Asked, charged: boolean, caller: Caller<Member>) {
  const close = await documentsClose(tx, booking, caller.language);
  const late = (close?.passed ?? false) || charged;
  const fee = { feeAmount: close?.feeAmount ?? '', feeCurrency: close?.feeCurrency ?? '' };
  if (late && !asked.feeSeen)
    throw new Failure(
      200,
      '0',
      fee.feeAmount === '' ? 'instructionLate' : 'instructionLateFee',
      {
        amount: fee.feeAmount,
        currency: fee.feeCurrency,
      },
      { ...fee, feeText: close?.feeText ?? '', path: 'feeSeen' },
    );
  return { late, ...fee };
}

/**
 * Sends all bills of a booking: what they lack is looked at first, then they are a next number, web status 2, and the to-do is done. After
 * the first it is an amendment, which says why and what it changes; of a confirmed copy it waits for the forwarder before anything changes.
 */
export async function sendInstruction(services: Services, asked: Asked, caller: Caller<Member>) {
  const { userId } = caller.visitor;
  const { bookingId, requestId } = asked;
  return services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const [done] = await tx
      .select()
      .from(instructionSendings)
      .where(and(eq(instructionSendings.bookingId, bookingId), eq(instructionSendings.requestId, requestId)));
    if (done) return { webStatus: booking.webStatus, version: done.version };
    const mode = modeOf(booking);
    if (mode === 'closed') throw closed(booking, caller.language);
    checkSendable(booking, caller.language);

    const drafts = await draftsOf(tx, booking);
    const issues = issuesOf(drafts);
    checkComplete(issues, drafts, asked.keptRevision);
    const earlier = await sendingsOf(tx, bookingId);
    const { kind, newest, base } = await baseOf(tx, booking, earlier);
    const charged = mode === 'charged';
    const contents = {
      MBL: contentsOfKind(drafts, 'MBL', booking.webStatus),
      HBL: contentsOfKind(drafts, 'HBL', booking.webStatus),
    };
    if (contents[kind].length === 0) throw notFound();
    const changes: SentChange[] = [];
    if (newest > 0 || charged)
      for (const each of [kind, otherKind(kind)])
        changes.push(...differences(each, await before(tx, booking, each, charged ? 0 : base), contents[each]));
    const amends = mode === 'amendment' || charged;
    if (amends && changes.length === 0) throw refused('instructionUnchanged');
    const fee = await feeOf(tx, booking, asked, charged, caller);
    const reason = asked.reason.trim();
    if ((amends || fee.late) && reason === '') throw refused('instructionReason', {}, 'reason');

    const version = newest + 1;
    const webStatus = charged ? booking.webStatus : WEB_STATUS.submitted;
    const written = { tx, booking, kind, contents, version, userId, note: reason };
    if (!charged) await writeVersion(written, webStatus);
    const open = and(eq(instructionSendings.bookingId, bookingId), eq(instructionSendings.state, 'open'));
    await tx.update(instructionSendings).set({ state: 'replaced' }).where(open);
    await tx.insert(instructionSendings).values({
      bookingId,
      version,
      base,
      reason,
      late: fee.late,
      feeAmount: fee.feeAmount || null,
      feeCurrency: fee.feeCurrency,
      issues,
      changes,
      webStatus: booking.webStatus,
      userId,
      requestId,
      proposed: charged ? contents : null,
    });
    await closeToDo(tx, BUS_TYPE.shippingInstruction, { bookingId });
    await notePlanDiffers(tx, services.bus, booking);
    const event = { type: 'order', customerId: booking.customerId, bookingId, page: caller.page } as const;
    await services.bus.publish(tx, { ...event, change: 'instruction' });
    await tellDesk(tx, services, booking, { version, changes: changes.length }, caller);
    return { webStatus, version, issues: issuesOnWire(issues, drafts) };
  });
}
