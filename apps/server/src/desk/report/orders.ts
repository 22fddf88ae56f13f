import type { contract, Out } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { rowsOf } from '../../database/rows.ts';
import { billVersions, bookingCutoffs, bookings, customers } from '../../database/schema.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { chinaDate, isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { hoursBetween } from './figures.ts';

type Report = Out<typeof contract.desk.orderReport>;

interface Row {
  bookingId: number | string;
  bookingNo: string;
  carrier: string;
  company: string;
  companyEn: string;
  closesAt: string | Date;
  sentAt: string | Date | null;
}

const MOST = 200;
/** What never was, or is no more, misses nothing. */
const NOT_AT_ALL = [ORDER_STATUS.draft, ORDER_STATUS.submitted, ORDER_STATUS.returned, ORDER_STATUS.cancelled];

async function statesOf(db: Db, start: Date, end: Date, language: Language): Promise<Report['states']> {
  const rows = await rowsOf<{ status: number; orders: number | string }>(
    db,
    sql`
    select order_status status, count(*) orders from ${bookings}
    where create_time >= ${start.toISOString()} and create_time < ${end.toISOString()} group by order_status order by order_status`,
  );
  return rows.map(({ status, orders }) => ({
    orderStatus: Number(status),
    orders: Number(orders),
    name: sayNumbered(language, 'orderStatus', Number(status)),
  }));
}

/** Document cut-offs that passed in a period, with the moment at which the first instruction came. */
async function closedOf(db: Db, start: Date, end: Date) {
  const dead = sql.join(
    NOT_AT_ALL.map((status) => sql`${status}`),
    sql`, `,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`
    select b.id "bookingId", b.booking_no "bookingNo", b.shipping_name carrier, c.name company, c.name_en "companyEn",
      coalesce(k.closes_at, b.cut_off) "closesAt",
      (select min(v.create_time) from ${billVersions} v where v.booking_id = b.id) "sentAt"
    from ${bookings} b join ${customers} c on c.id = b.customer_id
      left join ${bookingCutoffs} k on k.booking_id = b.id and k.code = 'DCO'
    where coalesce(k.closes_at, b.cut_off) >= ${start.toISOString()} and coalesce(k.closes_at, b.cut_off) < ${end.toISOString()}
      and b.order_status not in (${dead})
    order by 6, b.id`,
  );
  return rows.map((row) => {
    const [closes, sent] = [new Date(row.closesAt), row.sentAt === null ? null : new Date(row.sentAt)];
    const how = sent === null ? ('missed' as const) : sent <= closes ? ('met' as const) : ('late' as const);
    return { row, closes, sent, how };
  });
}

/** Orders of a period by their state, and its document cut-offs: met, met too late, not met. What closes later than now is none yet. */
export async function ordersReport(
  db: Db,
  { start, end }: { start: Date; end: Date },
  language: Language,
  now = new Date(),
): Promise<Report> {
  const states = await statesOf(db, start, end, language);
  const closed = await closedOf(db, start, end < now ? end : now);
  const of = (rows: typeof closed, how: 'met' | 'late' | 'missed') => rows.filter((one) => one.how === how).length;
  const counted = (rows: typeof closed) => ({
    met: of(rows, 'met'),
    late: of(rows, 'late'),
    missed: of(rows, 'missed'),
  });
  const days = Map.groupBy(closed, ({ closes }) => chinaDate(closes));
  return {
    orders: states.reduce((sum, one) => sum + one.orders, 0),
    states,
    cutOffs: closed.length,
    ...counted(closed),
    days: [...days].map(([day, rows]) => ({ day, ...counted(rows) })),
    list: closed
      .filter(({ how }) => how !== 'met')
      .toReversed()
      .slice(0, MOST)
      .map(({ row, closes, sent }) => ({
        bookingId: Number(row.bookingId),
        bookingNo: row.bookingNo,
        carrier: row.carrier,
        customerName: ofLanguage(language, row.company, row.companyEn),
        closesAt: isoInstant(closes),
        sentAt: sent && isoInstant(sent),
        hoursLate: sent && hoursBetween(closes, sent),
      })),
  };
}
