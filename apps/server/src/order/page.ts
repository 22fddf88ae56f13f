import type { In, ORDER_SORTS, Out, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS, WEB_STATUS } from '@lading/validators/bill';
import { and, asc, count, desc, eq, exists, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { accounts, bills, bookings, containers } from '../database/schema.ts';
import { type Language, sayNumbered } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { isOwnKind } from './find.ts';

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

/** One page of a customer's bookings. */
export async function orderPage(db: Db, customerId: number, filter: Filter, language: Language): Promise<Page> {
  const terms = termsOf(filter.keyword).slice(0, MOST_TERMS);
  const where = and(
    eq(bookings.customerId, customerId),
    filter.webStatus === undefined ? undefined : eq(bookings.webStatus, filter.webStatus),
    filter.waitsFor === undefined ? undefined : inArray(bookings.webStatus, TURNS[filter.waitsFor]),
    filter.bookingId === undefined ? undefined : eq(bookings.id, filter.bookingId),
    terms.length === 0 ? undefined : or(...terms.map((term) => matching(db, term))),
  );
  const [found] = await db.select({ total: count() }).from(bookings).where(where);
  const rows = await db
    .select()
    .from(bookings)
    .where(where)
    .orderBy(...ordered(filter.sort))
    .limit(filter.size)
    .offset((filter.current - 1) * filter.size);
  const ids = rows.map(({ id }) => id);
  const boxes = await containersOf(db, ids);
  const billed = await accountsOf(db, ids);
  const chinese = language === 'zh-CN';
  const records = rows.map((row) => ({
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
    containers: boxes.get(row.id) ?? '',
    webStatus: row.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', row.webStatus),
    accountId: billed.get(row.id)?.id ?? null,
    accountStatus: billed.get(row.id)?.status ?? null,
  }));
  return { records, total: found?.total ?? 0 };
}

// `2×40HQ 1×20GP` from the main bill, the commonest type first.
async function containersOf(db: Db, bookingIds: number[]): Promise<Map<number, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ bookingId: bills.bookingId, type: containers.ctnTypeName, count: count() })
    .from(containers)
    .innerJoin(bills, eq(bills.id, containers.billId))
    .innerJoin(bookings, eq(bookings.id, bills.bookingId))
    .where(and(inArray(bills.bookingId, bookingIds), eq(bills.position, 0), isOwnKind))
    .groupBy(bills.bookingId, containers.ctnTypeName)
    .orderBy(desc(count()), asc(containers.ctnTypeName));
  const summary = new Map<number, string>();
  for (const row of rows) {
    const before = summary.get(row.bookingId);
    const part = `${row.count}×${row.type}`;
    summary.set(row.bookingId, before ? `${before} ${part}` : part);
  }
  return summary;
}

// The newest statement that still counts.
async function accountsOf(db: Db, bookingIds: number[]): Promise<Map<number, { id: number; status: number }>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, status: accounts.status, bookingId: accounts.bookingId })
    .from(accounts)
    .where(and(inArray(accounts.bookingId, bookingIds), ne(accounts.status, ACCOUNT_STATUS.void)))
    .orderBy(asc(accounts.id));
  return new Map(rows.map((row) => [row.bookingId, row]));
}
