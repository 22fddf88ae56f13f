import { type BillKind, type BillMarks, type ChangeReason, changeRequests } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../database/open.ts';
import { billComments, billMarks, billRequests, billViews } from '../../../database/schema.ts';
import { logged } from '../../../order/log.ts';
import { type ComparedBill, compareContents, marksOfDraft, verdictsOf } from '../../../order/marks/compared.ts';
import type { BillContent } from '../../../order/versions/content.ts';
import type { Booking } from '../../../order/versions/find.ts';
import type { DemoAnswer, DemoDraft, DemoMark, Signed } from './shape.ts';

/** A draft of the demonstration, and what it takes to write about it. */
export interface Told {
  readonly tx: Db;
  readonly booking: Booking;
  readonly kind: BillKind;
  readonly version: number;
  readonly instruction: readonly BillContent[];
  readonly contents: readonly BillContent[];
  idOf(account: string): number;
}

const EVENTS = { ok: 'markedOk', change: 'changeMarked', waived: 'waived', comment: 'commented' } as const;

function billAt({ contents }: Told, place: number): number {
  const billId = contents[place]?.billId;
  if (billId === undefined) throw new Error(`The booking has no bill ${place}`);
  return billId;
}

async function view({ tx, booking, kind, version, idOf }: Told, { by, at }: Signed): Promise<void> {
  const [userId, createTime] = [idOf(by), new Date(at)];
  await tx.insert(billViews).values({ bookingId: booking.id, kind, version, userId, viewedAt: createTime });
  await logged(tx, { bookingId: booking.id, event: 'viewed', version, userId, createTime });
}

// Unless told, a change asks for what the instruction says.
function proposalOf(mark: DemoMark, compared: readonly ComparedBill[]): string {
  if (mark.kind !== 'change') return '';
  const field = compared[mark.bill ?? 0]?.comparison.fields.find(({ path }) => path === mark.path);
  return mark.proposed ?? field?.left ?? '';
}

async function writeMark(told: Told, mark: DemoMark, compared: readonly ComparedBill[]): Promise<void> {
  const { tx, booking, version } = told;
  const place = { billId: billAt(told, mark.bill ?? 0), path: mark.path };
  const [userId, createTime] = [told.idOf(mark.by), new Date(mark.at)];
  const proposed = proposalOf(mark, compared);
  const reason = mark.kind === 'change' || mark.kind === 'waived' ? mark.reason : '';
  if (mark.kind === 'comment') {
    await tx.insert(billComments).values({ ...place, version, text: mark.text, userId, createTime });
  } else {
    const said = { verdict: mark.kind, proposed, reason, userId, markedAt: createTime };
    // What the draft before left there is said anew.
    await tx
      .insert(billMarks)
      .values({ ...place, version, ...said })
      .onConflictDoUpdate({
        target: [billMarks.billId, billMarks.version, billMarks.path],
        set: { ...said, revision: 2, carriedFrom: null, again: false },
      });
  }
  const values: Record<string, string> =
    mark.kind === 'comment' ? { text: mark.text } : mark.kind === 'change' ? { proposed } : { reason };
  await logged(tx, { bookingId: booking.id, event: EVENTS[mark.kind], version, userId, ...place, values, createTime });
}

async function send(told: Told, { by, at }: Signed, compared: readonly ComparedBill[]): Promise<void> {
  const { tx, booking, version } = told;
  const [userId, createTime] = [told.idOf(by), new Date(at)];
  const marks = await marksOfDraft(
    tx,
    told.contents.map(({ billId }) => billId),
    version,
  );
  const requestId = `demo-${booking.bookingNo}-${version}`;
  const requests = compared.flatMap(({ billId, comparison }) =>
    changeRequests(comparison, verdictsOf(marks, billId) satisfies BillMarks).map((request) => ({
      ...request,
      reason: request.reason satisfies ChangeReason,
      bookingId: booking.id,
      billId,
      version,
      requestId,
      userId,
      createTime,
    })),
  );
  if (requests.length > 0) await tx.insert(billRequests).values(requests);
  const values = { count: String(requests.length) };
  await logged(tx, { bookingId: booking.id, event: 'changesSent', version, userId, values, createTime });
}

async function answer(told: Told, { by, at, bill = 0, path, declined }: DemoAnswer): Promise<void> {
  const { tx, booking, version } = told;
  const place = { billId: billAt(told, bill), path };
  const [answeredBy, answeredAt] = [told.idOf(by), new Date(at)];
  const status = declined === undefined ? 'accepted' : 'declined';
  const reason = declined ?? '';
  const [found] = await tx
    .update(billRequests)
    .set({ status, answer: reason, answeredBy, answeredAt })
    .where(and(eq(billRequests.billId, place.billId), eq(billRequests.path, path), eq(billRequests.version, version)))
    .returning({ id: billRequests.id });
  if (!found) throw new Error(`Nobody of the demonstration asked for ${path}`);
  const event = status === 'accepted' ? 'requestAccepted' : 'requestDeclined';
  const entry = { event, version, userId: answeredBy, ...place, values: { reason }, createTime: answeredAt } as const;
  await logged(tx, { bookingId: booking.id, ...entry });
}

/** Who viewed a draft, what they decided and wrote, what was sent, and what the forwarder answered. */
export async function tellDraft(told: Told, draft: DemoDraft): Promise<void> {
  for (const one of draft.viewed ?? []) await view(told, one);
  if (!draft.marks) return;
  const compared = compareContents(told.kind, told.instruction, told.contents);
  for (const mark of draft.marks) await writeMark(told, mark, compared);
  if (draft.sent) await send(told, draft.sent, compared);
  for (const one of draft.answers ?? []) await answer(told, one);
}
