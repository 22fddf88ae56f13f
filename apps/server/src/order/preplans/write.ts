import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import {
  afterPreplanEvent,
  isPreplanOpen,
  PREPLAN_STATE,
  type PreplanDraft,
  preplanChanges,
  preplanIssues,
} from '@lading/validators/preplan';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { preplans } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, olderRow, refused } from '../../http/failure.ts';
import { postToStaff } from '../../message/post.ts';
import type { Language } from '../../messages/say.ts';
import { sayIssue } from '../../messages/say-issue.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { checkWritten, closeOf } from '../declarations/about.ts';
import { noteDeclaration } from '../declarations/story.ts';
import { setToDo, tellDeclared } from '../declarations/told.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import { freshPlan, type Preplan, planFrom, preplanOf, preplanStatusName } from './plan.ts';

type Calls = PortalContract['order'];

const STORY = { draft: 'saved', submit: 'submitted', again: 'again' } as const;

/** Writes what was sent; a row that is not there yet is made. */
async function put(
  tx: Db,
  booking: Booking,
  before: Preplan | undefined,
  values: Partial<Preplan> & { draft: PreplanDraft },
) {
  const { id: bookingId, customerId } = booking;
  const next = { ...values, revision: (before?.revision ?? 0) + 1, updateTime: new Date() };
  const [row] = before
    ? await tx.update(preplans).set(next).where(eq(preplans.id, before.id)).returning()
    : await tx
        .insert(preplans)
        .values({ ...next, bookingId, customerId })
        .returning();
  if (!row) throw notFound();
  return row;
}

function checkSeen(row: Preplan | undefined, revision: number): void {
  const now = row?.revision ?? 0;
  if (now !== revision) throw olderRow({ revision: now, draft: row?.draft });
}

const cannot = (id: 'preplanFixed' | 'preplanCannot', language: Language, status: number) =>
  refused(id, { status: preplanStatusName(language, status) });

/** The customer's half: written, submitted, begun anew after it was cancelled. What cannot be submitted is kept, and said why. */
export async function savePreplan(
  { db, bus }: Services,
  asked: In<Calls['savePreplan']>,
  { visitor, language, page }: Caller<Member>,
): Promise<Out<Calls['savePreplan']>> {
  const { bookingId, action, draft, revision, requestId } = asked;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const before = await preplanOf(tx, bookingId, true);
    const answer = (row: Preplan, issues: Out<Calls['savePreplan']>['issues'] = []) => ({
      id: row.id,
      status: row.status,
      revision: row.revision,
      issues,
    });
    if (before?.requestId === requestId) return answer(before);
    checkWritten(booking, language);
    checkSeen(before, revision);
    const status = before?.status ?? PREPLAN_STATE.draft;
    const event = action === 'draft' ? 'save' : action;
    const next = afterPreplanEvent(status, event);
    if (next === undefined) throw cannot(action === 'draft' ? 'preplanFixed' : 'preplanCannot', language, status);

    const issues =
      action === 'submit'
        ? preplanIssues(draft).map((issue) => ({
            path: issue.path,
            code: issue.code,
            severity: issue.severity,
            message: sayIssue(language, issue),
          }))
        : [];
    const stopped = issues.some(({ severity }) => severity === 'error');
    const sent = action === 'submit' && !stopped;
    const row = await put(tx, booking, before, {
      draft,
      requestId,
      status: stopped ? status : next,
      ...(sent && { submittedAt: new Date(), differs: false }),
    });
    await noteDeclaration(tx, {
      bookingId,
      kind: 'preplan',
      userId: visitor.userId,
      event: stopped ? 'saved' : STORY[action],
    });
    if (!stopped && action !== 'draft')
      await setToDo(tx, booking, BUS_TYPE.prePlan, await closeOf(tx, booking, 'preplan'), !sent);
    if (sent) {
      const { name, nameEn, company, companyEn } = visitor;
      const told = { name, nameEn, company, companyEn, bookingNo: booking.bookingNo };
      await postToStaff(tx, bus, page, 'preplanSent', told, 'preplan:process');
    }
    await tellDeclared(tx, bus, booking, page);
    return answer(row, issues);
  });
}

/** What another paper makes of it; a dry run changes nothing. */
export async function syncPreplan(
  { db, bus }: Services,
  asked: In<Calls['syncPreplan']>,
  { visitor, language, page }: Caller<Member>,
): Promise<Out<Calls['syncPreplan']>> {
  const { bookingId, from, dryRun, revision, requestId } = asked;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const before = await preplanOf(tx, bookingId, true);
    const draft = before?.draft ?? (await freshPlan(tx, booking));
    const next = await planFrom(tx, booking, draft, from);
    const changes = preplanChanges(draft, next);
    const answer = (now: number) => ({
      revision: now,
      changes,
      draft: { ...next, goods: [...next.goods], boxes: [...next.boxes] },
    });
    if (dryRun || before?.requestId === requestId) return answer(before?.revision ?? 0);
    checkWritten(booking, language);
    const status = before?.status ?? PREPLAN_STATE.draft;
    if (!isPreplanOpen(status)) throw cannot('preplanFixed', language, status);
    checkSeen(before, revision);
    const row = await put(tx, booking, before, { draft: next, requestId });
    await noteDeclaration(tx, { bookingId, kind: 'preplan', event: 'saved', userId: visitor.userId });
    await tellDeclared(tx, bus, booking, page);
    return answer(row.revision);
  });
}
