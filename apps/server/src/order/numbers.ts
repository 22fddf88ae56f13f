import { type SQL, sql } from 'drizzle-orm';
import { ABOVE } from '../database/beginning.ts';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { rowsOf } from '../database/rows.ts';
import { bills, bookings, containers } from '../database/schema.ts';

/** The newest of a company, in whose numbers a part from the middle is looked for too. */
const NEWEST = 500;

/** Each number that a booking is known by, where it stands, and which booking that is: looked up row by row, for there are few. */
const NUMBERS: readonly (readonly [number: SQL, from: SQL, bookingId: SQL])[] = [
  [sql`b.booking_no`, sql`${bookings} b`, sql`b.id`],
  [sql`b.bkg_no`, sql`${bookings} b`, sql`b.id`],
  [sql`b.mbl_no`, sql`${bookings} b`, sql`b.id`],
  [sql`l.hbl_no`, sql`${bills} l`, sql`l.booking_id`],
  [sql`x.ctn_no`, sql`${containers} x`, sql`(select l.booking_id from ${bills} l where l.id = x.bill_id)`],
];

const reversed = (text: string) => [...text].reverse().join('');
const list = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/**
 * The bookings that have a number which begins or ends like one of the terms, by the indexes of schema/sought.ts: terms are bounds of a
 * range, for by a pattern each row would be read. Of the newest of the company any part of a number will do. Others' are among them: who
 * asks for a page asks for his own.
 */
export async function bookingsNumbered(db: Db, customerId: number, terms: readonly string[]): Promise<number[]> {
  const upper = terms.map((term) => term.toUpperCase());
  const way = (number: SQL, wanted: readonly string[], from: SQL, bookingId: SQL) =>
    sql`select ${bookingId} id from unnest(${list(wanted)}) term join ${from}
      on ${number} ~>=~ term and ${number} ~<~ (term || ${ABOVE}::text)`;
  const ways = NUMBERS.flatMap(([number, from, bookingId]) => [
    way(sql`upper(${number})`, upper, from, bookingId),
    way(sql`reverse(upper(${number}))`, upper.map(reversed), from, bookingId),
  ]);
  const part = (number: SQL) => sql`upper(${number}) like any (${list(upper.map(containing))})`;
  const newest = sql`(select * from ${bookings} where customer_id = ${customerId}
    order by create_time desc nulls last limit ${NEWEST})`;
  const parts = sql`select b.id from ${newest} b
    where ${part(sql`b.booking_no`)} or ${part(sql`b.bkg_no`)} or ${part(sql`b.mbl_no`)}
    or exists (select 1 from ${bills} l where l.booking_id = b.id and (${part(sql`l.hbl_no`)}
      or exists (select 1 from ${containers} x where x.bill_id = l.id and ${part(sql`x.ctn_no`)})))`;
  // Beside each other: each takes as long as the other.
  const asked = [sql`${sql.join(ways, sql` union `)}`, parts].map((one) => rowsOf<{ id: string | number }>(db, one));
  const found = await Promise.all(asked);
  return [...new Set(found.flat().map(({ id }) => Number(id)))];
}
