import type { Code, DeskFoundKind } from '@lading/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { beginning } from '../../database/beginning.ts';
import { accounts, bills, bookings, containers } from '../../database/schema.ts';

interface Source {
  readonly kind: DeskFoundKind;
  /** whoever holds one of them finds it */
  readonly codes: readonly Code[];
  /** as in the indexes of schema/sought.ts */
  readonly number: SQL;
  /** what is opened, and the booking it belongs to */
  readonly id: SQL;
  readonly bookingId: SQL;
  readonly title: SQL;
  readonly from: SQL;
}

const OF_ORDERS: readonly Code[] = ['order:accept', 'bill:issue', 'release:decide'];

const ofBooking = { id: sql`b.id`, bookingId: sql`b.id`, from: sql`${bookings} b`, codes: OF_ORDERS } as const;
const ofBill = {
  kind: 'bill' as const,
  codes: OF_ORDERS,
  id: sql`l.id`,
  bookingId: sql`l.booking_id`,
  from: sql`${bills} l`,
} as const;

/** Every number that something is known by. */
export const NUMBERS: readonly Source[] = [
  { kind: 'order', ...ofBooking, number: sql.raw('b.booking_no'), title: sql`b.booking_no` },
  { kind: 'booking', ...ofBooking, number: sql.raw('b.bkg_no'), title: sql`b.bkg_no` },
  { kind: 'bill', ...ofBooking, number: sql.raw('b.mbl_no'), title: sql`b.mbl_no` },
  { ...ofBill, number: sql.raw('l.mbl_no'), title: sql`l.mbl_no` },
  { ...ofBill, number: sql.raw('l.hbl_no'), title: sql`l.hbl_no` },
  {
    kind: 'container',
    codes: OF_ORDERS,
    number: sql.raw('x.ctn_no'),
    title: sql`x.ctn_no`,
    id: sql`x.id`,
    bookingId: sql`l.booking_id`,
    from: sql`${containers} x join ${bills} l on l.id = x.bill_id`,
  },
  {
    kind: 'statement',
    codes: ['charge:issue', 'release:decide'],
    number: sql.raw('a.account_no'),
    title: sql`a.account_no`,
    id: sql`a.id`,
    bookingId: sql`a.booking_id`,
    from: sql`${accounts} a`,
  },
];

/** As many of each way of finding: more of them than are shown, for one thing has several numbers. */
const MOST = 12;
/** Letters from which on an end is looked for: less of it is at the end of everything. */
const END = 4;

const reversed = (text: string) => [...text].reverse().join('');

/** Ways in which a number can be meant, the best first: the whole of it, its beginning, its end. Each is one look into an index, in whose order it is read. */
function waysOf(number: SQL, term: string): SQL[] {
  const upper = sql`upper(${number})`;
  const back = sql`reverse(upper(${number}))`;
  const whole = sql`${upper} = ${term}`;
  const begins = sql`${beginning(upper, term)} order by ${upper} using ~<~`;
  const ends = sql`${beginning(back, reversed(term))} order by ${back} using ~<~`;
  return term.length < END ? [whole, begins] : [whole, begins, ends];
}

/** Whatever of these has such a number: kind, id, booking_id, title, rank. */
export function numbered(sources: readonly Source[], keyword: string): SQL {
  const term = keyword.toUpperCase().replace(/\s/g, '');
  return sql.join(
    sources.flatMap(({ kind, number, id, bookingId, title, from }) =>
      waysOf(number, term).map(
        (way, rank) =>
          sql`(select ${sql.raw(`'${kind}'`)}::text kind, ${id} id, ${bookingId} booking_id, ${title} title, ${sql.raw(String(rank))} rank
            from ${from} where ${way} limit ${sql.raw(String(MOST))})`,
      ),
    ),
    sql` union all `,
  );
}
