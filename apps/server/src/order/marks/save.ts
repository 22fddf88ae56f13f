import type { In, LogEvent, Out, PortalContract } from '@lading/api-client/contract';
import { CHANGE_REASONS, WEB_STATUS } from '@lading/validators/bill';
import { and, eq, sql } from 'drizzle-orm';
import { oncePerDatabase } from '../../database/once.ts';
import type { Db } from '../../database/open.ts';
import { billComments, billMarks, billRequests, bills } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, notFound, olderVersion, refused } from '../../http/failure.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { type Entry, logged } from '../log.ts';
import { type Booking, newestOf, ownKind } from '../versions/find.ts';
import { placesOf } from './places.ts';
import { billNames, readMarks } from './read.ts';

type Call = PortalContract['order']['saveBlMarks'];
type Step = Required<In<Call>['marks'][number]>;
const EMPTY = { billId: null, revision: 0, proposed: '', reason: '', text: '', key: '' };

// Comments of one place, which are read all at once.
const MOST_COMMENTS = 200;

interface Place {
  readonly billId: number;
  readonly path: string;
}

/** Marks are made while a draft waits for the customer, and while the forwarder works on his changes. */
export function checkOpen({ webStatus }: Booking, language: Language): void {
  if (webStatus === WEB_STATUS.copyReady || webStatus === WEB_STATUS.changeRequested) return;
  throw refused('reviewClosed', { status: sayNumbered(language, 'webStatus', webStatus) });
}

function checkStep({ kind, reason, text }: Step, at: number): void {
  const change = kind === 'change' && !(CHANGE_REASONS as readonly string[]).includes(reason);
  if (change || (kind === 'waived' && reason.trim() === '')) throw badInput(`marks[${at}].reason`);
  if (kind === 'comment' && text.trim() === '') throw badInput(`marks[${at}].text`);
}

const wanted = ({ kind, proposed, reason }: Step) => ({
  verdict: kind === 'undo' || kind === 'comment' ? null : kind,
  proposed: kind === 'change' ? proposed : '',
  reason: kind === 'change' || kind === 'waived' ? reason.trim() : '',
});

const EVENTS: Readonly<Record<Step['kind'], LogEvent>> = {
  ok: 'markedOk',
  undo: 'markUndone',
  change: 'changeMarked',
  waived: 'waived',
  comment: 'commented',
};

interface Marking {
  readonly tx: Db;
  readonly bookingId: number;
  readonly version: number;
  readonly userId: number;
  /** what the log is told in the end, all at once */
  readonly entries: Entry[];
  /** writes that are on their way: a connection does them in their order, so what is read after them sees them */
  readonly writes: Promise<unknown>[];
}

function note({ bookingId, version, userId, entries }: Marking, step: Step, place: Place): void {
  const values: Record<string, string> = {};
  if (step.kind === 'change') values['proposed'] = step.proposed.slice(0, 500).toWellFormed();
  if (step.kind === 'waived') values['reason'] = step.reason.trim();
  if (step.kind === 'comment') values['text'] = step.text.trim();
  entries.push({ bookingId, event: EVENTS[step.kind], version, userId, ...place, values });
}

async function say(marking: Marking, step: Step, place: Place): Promise<boolean> {
  const { tx, version, userId } = marking;
  const added = await tx
    .insert(billComments)
    .values({ ...place, version, userId, text: step.text.trim(), requestId: step.key || null })
    .onConflictDoNothing()
    .returning({ id: billComments.id });
  if (added.length === 0) return false;
  const thread = and(eq(billComments.billId, place.billId), eq(billComments.path, place.path));
  if ((await tx.$count(billComments, thread)) > MOST_COMMENTS) throw refused('threadFull', { most: MOST_COMMENTS });
  note(marking, step, place);
  return true;
}

const standingQuery = oncePerDatabase((db) => {
  const [version, path] = [sql.placeholder('version'), sql.placeholder('path')];
  return db
    .select({ known: billMarks, request: billRequests.id })
    .from(bills)
    .leftJoin(billMarks, and(eq(billMarks.billId, bills.id), eq(billMarks.version, version), eq(billMarks.path, path)))
    .leftJoin(
      billRequests,
      and(eq(billRequests.billId, bills.id), eq(billRequests.path, path), eq(billRequests.status, 'open')),
    )
    .where(eq(bills.id, sql.placeholder('billId')))
    .prepare('standing_mark');
});

/** What stands at a place, and whether the forwarder is asked to change it. */
async function standing({ tx, version }: Marking, { billId, path }: Place) {
  const [row] = await standingQuery(tx).execute({ version, path, billId });
  return { known: row?.known ?? undefined, request: row?.request ?? undefined };
}

/** `same`: it stands there already; `theirs`: somebody decided meanwhile. */
async function decide(marking: Marking, step: Step, place: Place): Promise<'written' | 'same' | 'theirs'> {
  const { tx, version, userId } = marking;
  const { known, request } = await standing(marking, place);
  const next = wanted(step);
  const same =
    next.verdict === (known?.verdict ?? null) &&
    next.proposed === (known?.proposed ?? '') &&
    next.reason === (known?.reason ?? '');
  if (same && !(known?.carriedFrom && next.verdict)) return 'same';
  if (step.revision !== (known?.revision ?? 0)) return 'theirs';
  if (request !== undefined) throw refused('requestOpen');
  const row = {
    ...next,
    revision: step.revision + 1,
    userId,
    markedAt: new Date(),
    carriedFrom: null,
    again: next.verdict === null && (known?.again ?? false),
  };
  const write = known
    ? tx.update(billMarks).set(row).where(eq(billMarks.id, known.id))
    : tx.insert(billMarks).values({ ...place, version, ...row });
  // A query of the builder leaves when somebody waits for it. What fails, fails with the transaction.
  const written = write.then(() => undefined);
  written.catch(() => undefined);
  marking.writes.push(written);
  note(marking, step, place);
  return 'written';
}

/**
 * Keeps the decisions of one person on the newest draft, in one transaction under the booking's lock. A verdict is taken only on the
 * revision that its author saw; on another one the other's mark is answered and stays. The same verdict again is no conflict, so a step
 * whose answer was lost can be sent again. 409 when a newer draft came.
 */
export async function saveMarks(
  { db, bus }: Services,
  { bookingId, version, marks }: In<Call>,
  caller: Caller<Member>,
): Promise<Out<Call>> {
  const { customerId, userId } = caller.visitor;
  const steps = marks.map((step): Step => ({ ...EMPTY, ...step }));
  for (const [at, step] of steps.entries()) checkStep(step, at);
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const kind = ownKind(booking);
    const [newest, names] = await Promise.all([newestOf(tx, booking, kind), billNames(tx, bookingId, kind)]);
    if (newest.draft === 0) throw notFound('noSuchVersion');
    if (version !== newest.draft) throw olderVersion(newest.draft);
    checkOpen(booking, caller.language);

    const places = await placesOf(db, tx, booking, kind, newest);
    const marking: Marking = { tx, bookingId, version, userId, entries: [], writes: [] };
    const [touched, conflicting] = [new Set<string>(), new Set<string>()];
    let written = false;
    for (const [at, step] of steps.entries()) {
      const billId = names.idOf(step.billId);
      if (billId === undefined || !places.hasBill(billId)) throw notFound();
      if (!(await places.has(billId, step.path))) throw badInput(`marks[${at}].path`);
      const place = { billId, path: step.path };
      const key = `${names.shown(billId)} ${step.path}`;
      touched.add(key);
      if (step.kind === 'comment') {
        if (await say(marking, step, place)) written = true;
        continue;
      }
      const outcome = await decide(marking, step, place);
      if (outcome === 'theirs') conflicting.add(key);
      if (outcome === 'written') written = true;
    }
    const event = { type: 'review', customerId, bookingId, change: 'marks', version, page: caller.page } as const;
    const paths = [...new Set(steps.map(({ path }) => path))];
    const [all] = await Promise.all([
      readMarks(tx, names, version, { userId, language: caller.language, paths }),
      ...marking.writes,
      logged(tx, ...marking.entries),
      written ? bus.publish(tx, event) : undefined,
    ]);
    const ours = all.map((mark) => ({ mark, key: `${mark.billId} ${mark.path}` }));
    return {
      version,
      saved: ours.flatMap(({ mark, key }) => (touched.has(key) && !conflicting.has(key) ? mark : [])),
      conflicts: ours.flatMap(({ mark, key }) => (conflicting.has(key) ? mark : [])),
    };
  });
}
