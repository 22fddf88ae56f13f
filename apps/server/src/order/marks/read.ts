import type { Out, PortalContract } from '@lading/api-client/contract';
import type { BillKind } from '@lading/validators/bill';
import { and, asc, type Column, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billComments, billMarks, billRequests, bills, webUsers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { answerText } from '../changes/answer-text.ts';
import { signed } from '../signed.ts';

export type Mark = Out<PortalContract['order']['blMarks']>['marks'][number];
type Comment = Mark['comments'][number];

const keyOf = ({ billId, path }: { billId: number; path: string }) => `${billId} ${path}`;

/** Bills of a booking, and how the contract calls them: the main one is null. */
export async function billNames(db: Db, bookingId: number, kind: BillKind) {
  const rows = await db
    .select({ id: bills.id, position: bills.position })
    .from(bills)
    .where(and(eq(bills.bookingId, bookingId), eq(bills.kind, kind)))
    .orderBy(asc(bills.position));
  const shown = new Map(rows.map(({ id, position }) => [id, position === 0 ? null : id]));
  const main = rows[0]?.position === 0 ? rows[0].id : undefined;
  return {
    ids: rows.map(({ id }) => id),
    /** null for the main bill */
    shown: (id: number) => shown.get(id) ?? null,
    /** undefined where the booking has no such bill */
    idOf: (billId: number | null | undefined) =>
      billId === null || billId === undefined ? main : shown.get(billId) ? billId : undefined,
  };
}
export type BillNames = Awaited<ReturnType<typeof billNames>>;

/** What people wrote about the places of a draft, or about some of its paths, in the reader's language. */
export async function readMarks(
  db: Db,
  names: BillNames,
  version: number,
  { userId, language, paths }: { userId: number; language: Language; paths?: readonly string[] },
): Promise<Mark[]> {
  const { ids, shown } = names;
  if (ids.length === 0) return [];
  const within = (column: Column) => (paths ? inArray(column, [...paths]) : undefined);
  const verdicts = await db
    .select({ mark: billMarks, user: webUsers })
    .from(billMarks)
    .innerJoin(webUsers, eq(webUsers.id, billMarks.userId))
    .where(and(inArray(billMarks.billId, ids), eq(billMarks.version, version), within(billMarks.path)))
    .orderBy(asc(billMarks.id));
  const threads = await db
    .select({ comment: billComments, user: webUsers })
    .from(billComments)
    .innerJoin(webUsers, eq(webUsers.id, billComments.userId))
    .where(and(inArray(billComments.billId, ids), lte(billComments.version, version), within(billComments.path)))
    .orderBy(asc(billComments.createTime), asc(billComments.id));
  const requests = await db
    .select({ request: billRequests, user: webUsers })
    .from(billRequests)
    .leftJoin(webUsers, eq(webUsers.id, billRequests.answeredBy))
    .where(and(inArray(billRequests.billId, ids), lte(billRequests.version, version), within(billRequests.path)))
    .orderBy(asc(billRequests.id));

  const marks = new Map<string, Mark>();
  const at = (place: { billId: number; path: string }): Mark => {
    const known = marks.get(keyOf(place));
    if (known) return known;
    const mark: Mark = {
      billId: shown(place.billId),
      path: place.path,
      revision: 0,
      verdict: null,
      carriedFrom: null,
      again: false,
      request: null,
      comments: [],
    };
    marks.set(keyOf(place), mark);
    return mark;
  };
  for (const { mark, user } of verdicts) {
    const { revision, carriedFrom, again } = mark;
    Object.assign(at(mark), { revision, carriedFrom, again });
    if (mark.verdict)
      at(mark).verdict = {
        kind: mark.verdict,
        proposed: mark.proposed,
        reason: mark.reason,
        ...signed(language, user, null),
        at: isoInstant(mark.markedAt),
        mine: user.id === userId,
      };
  }
  // The last one of a place is what became of it.
  for (const { request, user } of requests)
    at(request).request = {
      status: request.status,
      reason: answerText(language, request.answer),
      author: user ? signed(language, user, null).author : '',
      at: request.answeredAt ? isoInstant(request.answeredAt) : '',
    };
  for (const { comment, user } of threads) {
    const { id, text } = comment;
    const said: Comment = {
      id,
      ...signed(language, user, null),
      at: isoInstant(comment.createTime),
      version: comment.version,
      text,
    };
    at(comment).comments.push(said);
  }
  return [...marks.values()];
}
