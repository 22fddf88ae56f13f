import type { DeskFoundKind } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { rowsOf } from '../../database/rows.ts';
import { bookings, customers } from '../../database/schema.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Asked, Found } from './found.ts';
import { mayAny } from './found.ts';
import { NUMBERS, numbered } from './numbers.ts';

/** More than are shown of one kind: the best of each are left. */
const MOST = 60;

interface Row {
  kind: DeskFoundKind;
  id: number | string;
  bookingId: number | string;
  customerId: number | string;
  title: string;
  company: string;
  companyEn: string;
  bookingNo: string;
  vessel: string;
  voyage: string;
  start: string;
  end: string;
}

const columns = sql`b.customer_id "customerId", c.name company, c.name_en "companyEn", b.booking_no "bookingNo",
  b.vessel, b.voyage, b.port_start_code "start", b.port_end_code "end"`;

const foundOf = (row: Row, { language }: Asked): Found => ({
  kind: row.kind,
  id: Number(row.id),
  bookingId: Number(row.bookingId),
  customerId: Number(row.customerId),
  // The order is told by its own number, whichever of its numbers was looked for.
  title: row.title,
  matched: row.kind === 'order' ? '' : row.bookingNo,
  customerName: ofLanguage(language, row.company, row.companyEn),
  about: [[row.start, row.end].filter(Boolean).join(' → '), [row.vessel, row.voyage].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · '),
});

/** Orders and what belongs to them, by any of their numbers; the whole number before its beginning, that before its end. */
export async function ordersOf(db: Db, asked: Asked): Promise<Found[]> {
  const sources = NUMBERS.filter(({ codes }) => mayAny(asked, codes));
  if (sources.length === 0) return [];
  const rows = await rowsOf<Row>(
    db,
    sql`select f.kind, f.id, f.booking_id "bookingId", f.title, ${columns}
      from (select kind, id, booking_id, title, min(rank) rank from (${numbered(sources, asked.keyword)}) hit
        group by kind, id, booking_id, title order by min(rank), title limit ${sql.raw(String(MOST))}) f
      join ${bookings} b on b.id = f.booking_id join ${customers} c on c.id = b.customer_id
      order by f.rank, f.title, f.id`,
  );
  // A bill and the order it came with may both name one number: it is said once.
  const known = new Set<string>();
  return rows
    .filter(({ kind, title, bookingId }) => {
      const key = `${kind} ${title} ${bookingId}`;
      return known.has(key) ? false : known.add(key);
    })
    .map((row) => foundOf(row, asked));
}

/** The newest orders of some companies, for who looks for a company has one of them in mind. */
export async function ordersOfCompanies(db: Db, ids: readonly number[], asked: Asked): Promise<Found[]> {
  if (ids.length === 0 || !mayAny(asked, ['order:accept', 'bill:issue', 'release:decide'])) return [];
  const each = ids.map(
    (id) =>
      sql`(select * from ${bookings} where customer_id = ${id} order by create_time desc limit ${sql.raw(ids.length > 1 ? '3' : '6')})`,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select 'order' kind, b.id, b.id "bookingId", b.booking_no title, ${columns}
      from (${sql.join(each, sql` union all `)}) b join ${customers} c on c.id = b.customer_id order by b.create_time desc, b.id desc`,
  );
  return rows.map((row) => foundOf(row, asked));
}
