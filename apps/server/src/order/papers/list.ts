import { FILE_KINDS, type FileKind, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { and, asc, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DESK_ZONE } from '../../basedata/zones.ts';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bookings, customers, files, orderFiles, orderFileViews, webUsers } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import { addressOf } from '../../documents/uploaded.ts';
import type { Caller } from '../../http/caller.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { Member } from '../../user/session.ts';
import { signed } from '../signed.ts';

type Calls = PortalContract['order'];
type Paper = Out<Calls['uploadOrderFile']>;

const others = alias(orderFiles, 'others');

/** No later paper of its kind; one without a booking is its own. */
const isLatest = (db: Db) =>
  sql<boolean>`not ${exists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.bookingId, orderFiles.bookingId),
          eq(others.kind, orderFiles.kind),
          sql`${others.version} > ${orderFiles.version}`,
          eq(others.visible, true),
        ),
      ),
  )}`;

/** Somebody of the other side has opened it. */
const seenByOthers = (db: Db) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(orderFileViews)
      .innerJoin(webUsers, eq(webUsers.id, orderFileViews.userId))
      .where(
        and(
          eq(orderFileViews.fileId, orderFiles.fileId),
          sql`(${webUsers.customerId} is null) <> (${orderFiles.side} = 'staff')`,
        ),
      ),
  )}`;

const author = alias(webUsers, 'author');

const papers = (db: Db) =>
  db
    .select({
      paper: orderFiles,
      name: files.name,
      contentType: files.contentType,
      author,
      customer: customers,
      bookingNo: bookings.bookingNo,
      latest: isLatest(db),
      seen: seenByOthers(db),
      total: total(),
    })
    .from(orderFiles)
    .innerJoin(files, eq(files.id, orderFiles.fileId))
    .innerJoin(customers, eq(customers.id, orderFiles.customerId))
    .leftJoin(bookings, eq(bookings.id, orderFiles.bookingId))
    .leftJoin(author, eq(author.id, orderFiles.userId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof papers>>[number];

function paperOf(
  { paper, name, contentType, author: by, customer, latest, seen }: Row,
  { language, visitor }: Pick<Caller, 'language' | 'visitor'>,
): Paper {
  const { fileId, kind, bookingId, version, size, side, visible, createTime } = paper;
  const company = side === 'customer' ? customer : null;
  const ownSide = (visitor.customerId === null) === (side === 'staff');
  return {
    fileId,
    name,
    contentType,
    size,
    kind,
    bookingId,
    version,
    latest,
    visible,
    address: addressOf({ id: fileId, name }),
    ...signed(language, by, company),
    side,
    at: isoInstant(createTime),
    removable: ownSide && !seen,
  };
}

/** What a visitor may see of the papers. */
const readable = ({ visitor: { customerId } }: Pick<Caller, 'visitor'>): SQL | undefined =>
  customerId === null ? undefined : and(eq(orderFiles.customerId, customerId), eq(orderFiles.visible, true));

/** One paper as its answer. */
export async function onePaper(db: Db, fileId: number, caller: Pick<Caller, 'language' | 'visitor'>): Promise<Paper> {
  const [row] = await papers(db).where(eq(orderFiles.fileId, fileId));
  if (!row) throw new Error('the paper is not there');
  return paperOf(row, caller);
}

async function viewsOf(db: Db, ids: readonly number[], language: Language) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ view: orderFileViews, user: webUsers })
          .from(orderFileViews)
          .innerJoin(webUsers, eq(webUsers.id, orderFileViews.userId))
          .where(inArray(orderFileViews.fileId, [...ids]))
          .orderBy(asc(orderFileViews.viewedAt));
  return (fileId: number) =>
    rows
      .filter(({ view }) => view.fileId === fileId)
      .map(({ view, user }) => ({ ...signed(language, user, null), at: isoInstant(view.viewedAt) }));
}

/** All papers of a booking with who saw them. */
export async function bookingPapers(
  db: Db,
  { bookingId, kind }: In<Calls['bookingFiles']>,
  caller: Caller,
): Promise<Out<Calls['bookingFiles']>> {
  const rows = await papers(db)
    .where(and(eq(orderFiles.bookingId, bookingId), kind ? eq(orderFiles.kind, kind) : undefined, readable(caller)))
    .orderBy(desc(orderFiles.version));
  const views = await viewsOf(
    db,
    rows.map(({ paper }) => paper.fileId),
    caller.language,
  );
  const place = (of: FileKind) => FILE_KINDS.indexOf(of);
  const list = rows
    .map((row) => ({ ...paperOf(row, caller), seen: views(row.paper.fileId) }))
    .sort((one, other) => place(one.kind) - place(other.kind));
  return { list };
}

/** The start of a day by the clock of the house. */
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone ${DESK_ZONE}`;

/** One page of a customer's papers. */
export async function paperPage(
  db: Db,
  { current, size, keyword, kind, from, to }: In<Calls['filePage']>,
  caller: Caller<Member>,
): Promise<Out<Calls['filePage']>> {
  const word = keyword.trim();
  const where = and(
    readable(caller),
    kind ? eq(orderFiles.kind, kind) : undefined,
    from ? gte(orderFiles.createTime, startOf(from)) : undefined,
    to ? lt(orderFiles.createTime, sql`${startOf(to)} + interval '1 day'`) : undefined,
    word ? or(ilike(files.name, containing(word)), ilike(bookings.bookingNo, containing(word))) : undefined,
  );
  const before = (current - 1) * size;
  const rows = await papers(db)
    .where(where)
    .orderBy(desc(orderFiles.createTime), desc(orderFiles.fileId))
    .limit(size)
    .offset(before);
  const records = rows.map((row) => ({
    ...paperOf(row, caller),
    bookingNo: row.bookingNo ?? '',
    seenByOthers: row.seen,
  }));
  // A page behind the last one has no row to tell the number.
  if (rows.length > 0 || before === 0) return { records, total: rows[0]?.total ?? 0 };
  const [counted] = await papers(db).where(where).limit(1);
  return { records, total: counted?.total ?? 0 };
}
