import type { In, ORDER_SORTS, Out, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS, WEB_STATUS } from '@lading/validators/bill';
import { and, asc, count, desc, eq, exists, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { zoneOf } from '../basedata/zones.ts';
import { containing } from '../database/containing.ts';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { accounts, bills, bookings, containers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import { type Language, sayNumbered } from '../messages/say.ts';
import { isoInstant } from '../time.ts';

type Filter = In<PortalContract['order']['orderPage']>;
type Page = Out<PortalContract['order']['orderPage']>;

const MOST_TERMS = 20;

/** Several numbers may be pasted at once, on lines or separated by commas. */
const termsOf = (keyword: string): string[] => [
  ...new Set(keyword.split(/[\s,;，；、]+/).filter((term) => term !== '')),
];

function matching(db: Db, term: string): SQL | undefined {
  const pattern = containing(term);
  const inBills = db
    .select({ one: sql`1` })
    .from(bills)
    .leftJoin(containers, eq(containers.billId, bills.id))
    .where(and(eq(bills.bookingId, bookings.id), or(ilike(bills.hblNo, pattern), ilike(containers.ctnNo, pattern))));
  const own = [bookings.bookingNo, bookings.bkgNo, bookings.mblNo].map((column) => ilike(column, pattern));
  return or(...own, exists(inBills));
}

const TURNS: Readonly<Record<NonNullable<Filter['waitsFor']>, number[]>> = {
  me: [WEB_STATUS.draft, WEB_STATUS.copyReady, WEB_STATUS.rejected],
  forwarder: [WEB_STATUS.submitted, WEB_STATUS.accepted, WEB_STATUS.changeRequested],
};

function ordered(sort: Filter['sort']): SQL[] {
  const columns = {
    bookingNo: bookings.bookingNo,
    mblNo: bookings.mblNo,
    etd: bookings.etd,
    cutOff: bookings.cutOff,
    webStatus: bookings.webStatus,
    createTime: bookings.createTime,
  } satisfies Record<(typeof ORDER_SORTS)[number], unknown>;
  if (!sort) return [desc(bookings.createTime), desc(bookings.id)];
  const column = columns[sort.field];
  return sort.order === 'asc'
    ? [sql`${column} asc nulls last`, asc(bookings.id)]
    : [sql`${column} desc nulls last`, desc(bookings.id)];
}

// Both are asked for the rows of a page only, in the query that finds them. Names are written out: in a query of one table the builder
// leaves out whose column it is.

/** The type of each container of the main bill, on a line of its own: to count them in the query costs twice as much. */
const boxTypes = sql<string | null>`(
  select string_agg(box.ctn_type_name, E'\\n')
  from ${containers} box inner join ${bills} bill on bill.id = box.bill_id
  where bill.booking_id = ${bookings}.id and bill.position = 0
    and bill.kind = case when ${bookings}.bl_type = 1 then 'MBL' else 'HBL' end
)`;

/** `2×40HQ 1×20GP`, the commonest type first. */
function counted(types: string | null): string {
  const numbers = new Map<string, number>();
  for (const type of types?.split('\n') ?? []) numbers.set(type, (numbers.get(type) ?? 0) + 1);
  const sorted = [...numbers].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return sorted.map(([type, number]) => `${number}×${type}`).join(' ');
}

/** The newest statement that still counts. */
const billed = sql<{ id: number; status: number } | null>`(
  select json_build_object('id', account.id, 'status', account.status)
  from ${accounts} account
  where account.booking_id = ${bookings}.id and account.status <> ${sql.raw(String(ACCOUNT_STATUS.void))}
  order by account.id desc limit 1
)`;

/** What a filter asks, its values left open but for the words: those that ask for the same columns share a query. */
const asked = (db: Db, { webStatus, waitsFor, bookingId }: Filter, terms: readonly string[]) =>
  and(
    eq(bookings.customerId, sql.placeholder('customerId')),
    webStatus === undefined ? undefined : eq(bookings.webStatus, sql.placeholder('webStatus')),
    waitsFor === undefined ? undefined : inArray(bookings.webStatus, TURNS[waitsFor]),
    bookingId === undefined ? undefined : eq(bookings.id, sql.placeholder('bookingId')),
    terms.length === 0 ? undefined : or(...terms.map((term) => matching(db, term))),
  );

const { customerId: _customer, sampleFileId: _sample, createTime: _time, ...shown } = getTableColumns(bookings);

const pageQuery = (db: Db, filter: Filter, terms: readonly string[]) =>
  db
    .select({ row: shown, boxTypes, billed, total: total() })
    .from(bookings)
    .where(asked(db, filter, terms))
    .orderBy(...ordered(filter.sort))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('before'))
    .prepare('');

// Building a query costs as much as asking it. There are as many as there are ways to filter and sort, words aside.
const built = oncePerDatabase(() => new Map<string, ReturnType<typeof pageQuery>>());

function builtPage(db: Db, filter: Filter, terms: readonly string[]) {
  if (terms.length > 0) return pageQuery(db, filter, terms);
  const { webStatus, waitsFor, bookingId, sort } = filter;
  const key = JSON.stringify([webStatus === undefined, waitsFor, bookingId === undefined, sort?.field, sort?.order]);
  const known = built(db).get(key) ?? pageQuery(db, filter, terms);
  built(db).set(key, known);
  return known;
}

/** How many bookings a filter finds, where no row of a page tells. */
async function countOrders(db: Db, filter: Filter, terms: readonly string[], values: Record<string, unknown>) {
  const counting = db
    .select({ total: count() })
    .from(bookings)
    .where(asked(db, filter, terms))
    .prepare('');
  const [row] = await counting.execute(values);
  return row?.total ?? 0;
}

/** One page of a customer's bookings. */
export async function orderPage(db: Db, customerId: number, filter: Filter, language: Language): Promise<Page> {
  const terms = termsOf(filter.keyword).slice(0, MOST_TERMS);
  const { webStatus, bookingId, current, size } = filter;
  const before = (current - 1) * size;
  const values = { customerId, webStatus, bookingId, size, before };
  const rows = await builtPage(db, filter, terms).execute(values);
  // A page behind the last one has no row to tell the number.
  const all = rows[0]?.total ?? (before > 0 ? await countOrders(db, filter, terms, values) : 0);
  const chinese = language === 'zh-CN';
  const records = rows.map(({ row, ...of }) => ({
    bookingId: row.id,
    orderId: row.orderId,
    bookingNo: row.bookingNo,
    bkgNo: row.bkgNo,
    mblNo: row.mblNo,
    blType: row.blType,
    shippingName: row.shippingName,
    portStartName: chinese ? row.portStartNameCn || row.portStartNameEn : row.portStartNameEn || row.portStartNameCn,
    portStartCode: row.portStartCode,
    portEndName: chinese ? row.portEndNameCn || row.portEndNameEn : row.portEndNameEn || row.portEndNameCn,
    portEndCode: row.portEndCode,
    vessel: row.vessel,
    voyage: row.voyage,
    etd: row.etd,
    cutOff: row.cutOff && isoInstant(row.cutOff),
    zone: zoneOf(row.portStartCode),
    containers: counted(of.boxTypes),
    webStatus: row.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', row.webStatus),
    accountId: of.billed?.id ?? null,
    accountStatus: of.billed?.status ?? null,
  }));
  return { records, total: all };
}
