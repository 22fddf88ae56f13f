import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { WEB_STATUS } from '@lading/validators/bill';
import { and, asc, count, eq, ilike, max, min, or, type SQL, sql } from 'drizzle-orm';
import { zoneOf } from '../../basedata/zones.ts';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { billRequests, bills, bookings, customers } from '../../database/schema.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { isOwnKind } from '../find.ts';
import { ownKind } from '../versions/find.ts';

type Call = PortalContract['order']['blRequestQueue'];

const opened = sql<number>`count(*) filter (where ${billRequests.status} = 'open')`.mapWith(Number);

const HAVING: Readonly<Record<In<Call>['state'], SQL | undefined>> = {
  open: sql`count(*) filter (where ${billRequests.status} = 'open') > 0`,
  answered: sql`count(*) filter (where ${billRequests.status} = 'open') = 0`,
  all: undefined,
};

/** Bookings whose customers asked for changes, the nearest cut-off first. */
export async function requestQueue(db: Db, filter: In<Call>, language: Language): Promise<Out<Call>> {
  const { state, current, size } = filter;
  const keyword = filter.keyword.trim();
  const pattern = containing(keyword);
  const asked = db.$with('asked').as(
    db
      .select({
        bookingId: billRequests.bookingId,
        open: opened.as('open'),
        total: count().as('total'),
        first: min(sql`case when ${billRequests.status} = 'open' then ${billRequests.createTime} end`)
          .mapWith(billRequests.createTime)
          .as('first'),
        last: max(billRequests.createTime).as('last'),
      })
      .from(billRequests)
      .groupBy(billRequests.bookingId)
      .having(HAVING[state]),
  );
  const where = and(
    // Answered and issued anew is done.
    state === 'answered' ? eq(bookings.webStatus, WEB_STATUS.changeRequested) : undefined,
    keyword === ''
      ? undefined
      : or(
          ...[bookings.bookingNo, bookings.bkgNo, bookings.mblNo, customers.name, customers.nameEn].map((column) =>
            ilike(column, pattern),
          ),
        ),
  );
  const [found] = await db
    .with(asked)
    .select({ total: count() })
    .from(asked)
    .innerJoin(bookings, eq(bookings.id, asked.bookingId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(where);
  const rows = await db
    .with(asked)
    .select({
      booking: bookings,
      customer: customers,
      version: bills.version,
      hblNo: bills.hblNo,
      open: asked.open,
      total: asked.total,
      first: asked.first,
      last: asked.last,
    })
    .from(asked)
    .innerJoin(bookings, eq(bookings.id, asked.bookingId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .leftJoin(bills, and(eq(bills.bookingId, bookings.id), eq(bills.position, 0), isOwnKind))
    .where(where)
    .orderBy(sql`${bookings.cutOff} asc nulls last`, asc(bookings.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ booking, customer, version, hblNo, open, total, first, last }) => ({
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    billNo: hblNo || booking.mblNo || booking.bookingNo,
    kind: ownKind(booking),
    customerName: ofLanguage(language, customer.name, customer.nameEn),
    version: version ?? 0,
    webStatus: booking.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', booking.webStatus),
    open,
    total,
    since: isoInstant(first ?? last ?? booking.createTime),
    cutOff: booking.cutOff && isoInstant(booking.cutOff),
    zone: zoneOf(booking.portStartCode),
  }));
  return { records, total: found?.total ?? 0 };
}
