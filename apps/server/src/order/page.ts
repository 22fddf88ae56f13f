import type { In, ORDER_SORTS, Out, PortalContract } from '@lading/api-client/contract';
import { WEB_STATUS } from '@lading/validators/bill';
import { and, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { bookings } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { bookingsNumbered } from './numbers.ts';
import { orderColumns, orderRow } from './page-row.ts';

type Filter = In<PortalContract['order']['orderPage']>;
type Page = Out<PortalContract['order']['orderPage']>;

const MOST_TERMS = 50;

/** Several numbers may be pasted at once, on lines or separated by commas. */
const termsOf = (keyword: string): string[] => [
  ...new Set(keyword.split(/[\s,;，；、]+/).filter((term) => term !== '')),
];

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
  // As its index has them, which only such an order can use.
  const newest = sql`${bookings.createTime} desc nulls last`;
  if (!sort) return [newest, desc(bookings.id)];
  if (sort.field === 'createTime')
    return sort.order === 'desc'
      ? [newest, desc(bookings.id)]
      : [sql`${bookings.createTime} asc nulls first`, asc(bookings.id)];
  const column = columns[sort.field];
  if (sort.order === 'asc') return [asc(column), asc(bookings.id)];
  // What has no day yet comes last either way; of the others the index is in the plain order.
  const isDay = sort.field === 'etd' || sort.field === 'cutOff';
  return [isDay ? sql`${column} desc nulls last` : desc(column), desc(bookings.id)];
}

/** What a filter asks, its values left open: those that ask for the same columns share a query. `found`: among those that numbers were found of. */
const asked = (
  { webStatus, orderStatus, etdFrom, etdTo, waitsFor, bookingId, portEndCode, shippingName }: Filter,
  found: boolean,
) =>
  and(
    eq(bookings.customerId, sql.placeholder('customerId')),
    webStatus === undefined ? undefined : eq(bookings.webStatus, sql.placeholder('webStatus')),
    orderStatus === undefined ? undefined : eq(bookings.orderStatus, sql.placeholder('orderStatus')),
    etdFrom ? gte(bookings.etd, sql.placeholder('etdFrom')) : undefined,
    etdTo ? lte(bookings.etd, sql.placeholder('etdTo')) : undefined,
    portEndCode ? eq(bookings.portEndCode, sql.placeholder('portEndCode')) : undefined,
    shippingName ? eq(bookings.shippingName, sql.placeholder('shippingName')) : undefined,
    waitsFor === undefined ? undefined : inArray(bookings.webStatus, TURNS[waitsFor]),
    bookingId === undefined ? undefined : eq(bookings.id, sql.placeholder('bookingId')),
    found ? sql`${bookings.id} = any(${sql.placeholder('found')}::bigint[])` : undefined,
  );

const pageQuery = (db: Db, filter: Filter, found: boolean) =>
  db
    .select(orderColumns)
    .from(bookings)
    .where(asked(filter, found))
    .orderBy(...ordered(filter.sort))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('before'))
    .prepare('');

const countQuery = (db: Db, filter: Filter, found: boolean) =>
  db.select({ total: count() }).from(bookings).where(asked(filter, found)).prepare('');

// Building a query costs as much as asking it. There are as many as there are ways to filter and sort.
interface Built {
  readonly page: ReturnType<typeof pageQuery>;
  /** apart: the rows of a page are found by an index, and a number beside each would read them all */
  readonly count: ReturnType<typeof countQuery>;
}
const built = oncePerDatabase(() => new Map<string, Built>());
const build = (db: Db, filter: Filter, found: boolean): Built => ({
  page: pageQuery(db, filter, found),
  count: countQuery(db, filter, found),
});

function builtFor(db: Db, filter: Filter, found: boolean): Built {
  const { webStatus, orderStatus, etdFrom, etdTo, waitsFor, bookingId, portEndCode, shippingName, sort } = filter;
  const texts = [etdFrom, etdTo, portEndCode, shippingName].map((one) => one || undefined);
  const asked = [webStatus, orderStatus, bookingId, ...texts].map((value) => value === undefined);
  const key = JSON.stringify([...asked, found, waitsFor, sort?.field, sort?.order]);
  const known = built(db).get(key) ?? build(db, filter, found);
  built(db).set(key, known);
  return known;
}

/** One page of a customer's bookings. */
export async function orderPage(db: Db, customerId: number, filter: Filter, language: Language): Promise<Page> {
  const terms = termsOf(filter.keyword).slice(0, MOST_TERMS);
  const { webStatus, bookingId, current, size } = filter;
  const before = (current - 1) * size;
  const { orderStatus, etdFrom, etdTo, portEndCode, shippingName } = filter;
  const narrow = { webStatus, orderStatus, etdFrom, etdTo, portEndCode, shippingName, bookingId };
  const found = terms.length === 0 ? undefined : await bookingsNumbered(db, customerId, terms);
  const values = { customerId, ...narrow, size, before, found: `{${found ?? ''}}` };
  const known = builtFor(db, filter, found !== undefined);
  const [rows, [counted]] = await Promise.all([known.page.execute(values), known.count.execute(values)]);
  return { records: rows.map((row) => orderRow(row, language)), total: counted?.total ?? 0 };
}
