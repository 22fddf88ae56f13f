import type { approvalRefusal } from '@lading/api-client/contract';
import { type BillKind, reviewState, WEB_STATUS } from '@lading/validators/bill';
import { and, desc, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Db } from '../database/open.ts';
import { billRequests, billViews } from '../database/schema.ts';
import { Failure, olderVersion } from '../http/failure.ts';
import { type Language, say } from '../messages/say.ts';
import { comparedBills, marksOfDraft, verdictsOf } from './marks/compared.ts';
import { billNames } from './marks/read.ts';
import { type Booking, newestOf } from './versions/find.ts';

type Refusal = InferType<typeof approvalRefusal>;
type Reason = Refusal['reasons'][number];
type Place = Reason['places'][number];

export interface Approving {
  readonly kind: BillKind;
  /** the version that was asked for; the one the caller viewed last where it is left out */
  readonly version: number | undefined;
  readonly userId: number;
  readonly language: Language;
}

const viewed = (tx: Db, bookingId: number, kind: BillKind) =>
  tx
    .select({ version: billViews.version, userId: billViews.userId })
    .from(billViews)
    .where(and(eq(billViews.bookingId, bookingId), eq(billViews.kind, kind)))
    .orderBy(desc(billViews.version));

/** Changes that were asked for are on their way: the draft that is confirmed is not this one. */
export async function changesOpen(tx: Db, { id, webStatus }: Booking): Promise<boolean> {
  if (webStatus !== WEB_STATUS.changeRequested) return false;
  const [asked] = await tx.select({ id: billRequests.id }).from(billRequests).where(eq(billRequests.bookingId, id));
  return asked !== undefined;
}

/** Places that keep a draft from being confirmed, over all of its bills. */
async function openPlaces(tx: Db, booking: Booking, kind: BillKind, newest: { instruction: number; draft: number }) {
  const names = await billNames(tx, booking.id, kind);
  const compared = await comparedBills(tx, booking, kind, newest);
  const marks = await marksOfDraft(tx, names.ids, newest.draft);
  const requests = await tx
    .select({ billId: billRequests.billId, path: billRequests.path })
    .from(billRequests)
    .where(and(eq(billRequests.bookingId, booking.id), eq(billRequests.status, 'open')));
  const places: Record<'blocking' | 'changes', Place[]> = { blocking: [], changes: [] };
  for (const { billId, comparison } of compared) {
    const shown = names.shown(billId);
    const { blocking, asked } = reviewState(comparison, verdictsOf(marks, billId), { viewed: true, newest: true });
    const open = requests.filter((one) => one.billId === billId).map(({ path }) => path);
    places.blocking.push(...blocking.map((path) => ({ billId: shown, path })));
    places.changes.push(...[...new Set([...asked, ...open])].map((path) => ({ billId: shown, path })));
  }
  return places;
}

/**
 * Refuses a confirmation for the reasons the review shows: the newest draft was not viewed, blocking differences are neither settled nor
 * let pass with a reason, changes are asked for. 409 when a newer draft came. A booking without an instruction has nothing to be
 * compared with, and is only asked for its version.
 */
export async function checkApproval(tx: Db, booking: Booking, asked: Approving): Promise<void> {
  const { kind, userId, language } = asked;
  const newest = await newestOf(tx, booking, kind);
  if (asked.version !== undefined && newest.draft > 0 && asked.version !== newest.draft)
    throw olderVersion(newest.draft);
  if (newest.instruction === 0 || newest.draft === 0) return;

  const views = await viewed(tx, booking.id, kind);
  const last = asked.version ?? views.find((view) => view.userId === userId)?.version;
  if (last !== undefined && last !== newest.draft) throw olderVersion(newest.draft);
  const { blocking, changes } = await openPlaces(tx, booking, kind, newest);
  const reasons: Reason[] = [];
  if (last === undefined || !views.some(({ version }) => version === newest.draft))
    reasons.push({
      code: 'notViewed',
      text: say(language, asked.version === undefined ? 'whyNotViewedByYou' : 'whyNotViewed', {
        version: newest.draft,
      }),
      places: [],
    });
  if (blocking.length > 0)
    reasons.push({
      code: 'blocking',
      text: say(language, 'whyBlocking', { count: blocking.length }),
      places: blocking,
    });
  if (changes.length > 0)
    reasons.push({ code: 'changes', text: say(language, 'whyChanges', { count: changes.length }), places: changes });
  if (reasons.length === 0) return;
  const why = reasons.map(({ text }) => text).join(say(language, 'listComma'));
  throw new Failure(200, '0', 'notApproved', { reasons: why }, { version: newest.draft, reasons } satisfies Refusal);
}
