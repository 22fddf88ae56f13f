import type { Out, PortalContract } from '@lading/api-client/contract';
import type { BillKind } from '@lading/validators/bill';
import { and, asc, type Column, eq, lte, sql } from 'drizzle-orm';
import { oncePerDatabase } from '../../database/once.ts';
import type { Db } from '../../database/open.ts';
import { billComments, billMarks, billRequests, bills, webUsers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { answerText } from '../changes/answer-text.ts';
import { signed } from '../signed.ts';

export type Mark = Out<PortalContract['order']['blMarks']>['marks'][number];
type Comment = Mark['comments'][number];

const keyOf = ({ billId, path }: { billId: number; path: string }) => `${billId} ${path}`;

const billsQuery = oncePerDatabase((db) =>
  db
    .select({ id: bills.id, position: bills.position })
    .from(bills)
    .where(and(eq(bills.bookingId, sql.placeholder('bookingId')), eq(bills.kind, sql.placeholder('kind'))))
    .orderBy(asc(bills.position))
    .prepare('bills_of_kind'),
);

/** Bills of a booking, and how the contract calls them: the main one is null. */
export async function billNames(db: Db, bookingId: number, kind: BillKind) {
  const rows = await billsQuery(db).execute({ bookingId, kind });
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

const person = { id: webUsers.id, name: webUsers.name, nameEn: webUsers.nameEn, customerId: webUsers.customerId };
// A list of any length is one parameter of one text.
const listed = (column: Column, name: string, type: 'bigint' | 'text') =>
  sql`${column} in (select each.value::${sql.raw(type)} from json_array_elements_text(${sql.placeholder(name)}::json) each)`;

/** The queries of what people wrote, of a whole draft or of some of its paths. */
function writtenQueries(db: Db, of: 'draft' | 'paths') {
  const within = (table: typeof billMarks | typeof billComments | typeof billRequests) =>
    and(listed(table.billId, 'ids', 'bigint'), of === 'paths' ? listed(table.path, 'paths', 'text') : undefined);
  const version = sql.placeholder('version');
  return {
    verdicts: db
      .select({ mark: billMarks, user: person })
      .from(billMarks)
      .innerJoin(webUsers, eq(webUsers.id, billMarks.userId))
      .where(and(within(billMarks), eq(billMarks.version, version)))
      .orderBy(asc(billMarks.id))
      .prepare(`verdicts_of_${of}`),
    threads: db
      .select({ comment: billComments, user: person })
      .from(billComments)
      .innerJoin(webUsers, eq(webUsers.id, billComments.userId))
      .where(and(within(billComments), lte(billComments.version, version)))
      .orderBy(asc(billComments.createTime), asc(billComments.id))
      .prepare(`threads_of_${of}`),
    requests: db
      .select({ request: billRequests, user: person })
      .from(billRequests)
      .leftJoin(webUsers, eq(webUsers.id, billRequests.answeredBy))
      .where(and(within(billRequests), lte(billRequests.version, version)))
      .orderBy(asc(billRequests.id))
      .prepare(`requests_of_${of}`),
  };
}
const queriesOf = oncePerDatabase((db) => ({ draft: writtenQueries(db, 'draft'), paths: writtenQueries(db, 'paths') }));

/** What people wrote about the places of a draft, or about some of its paths, in the reader's language. */
export async function readMarks(
  db: Db,
  names: BillNames,
  version: number,
  { userId, language, paths }: { userId: number; language: Language; paths?: readonly string[] },
): Promise<Mark[]> {
  const { ids, shown } = names;
  if (ids.length === 0) return [];
  const queries = queriesOf(db)[paths ? 'paths' : 'draft'];
  const asked = { ids: JSON.stringify(ids), paths: JSON.stringify(paths), version };
  const [verdicts, threads, requests] = await Promise.all([
    queries.verdicts.execute(asked),
    queries.threads.execute(asked),
    queries.requests.execute(asked),
  ]);

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
