import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { statementTotals } from '@lading/validators/settlement';
import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { bookings, charges as chargeRows, customers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Language } from '../messages/say.ts';
import { orderColumns, orderRow } from '../order/page-row.ts';
import type { Services } from '../services.ts';
import { ofLanguage } from '../user/name.ts';
import { chargeSheetOf } from './sheet.ts';
import { termsOf } from './terms.ts';

type Calls = PortalContract['settlement'];
type Lists = In<Calls['chargeOrders']>['list'];

/** Codes that stand on statements that count, or wait on the sheet. */
const billedCodes = sql`(
  select line.code from account_lines line inner join accounts account on account.id = line.account_id
  where line.booking_id = ${bookings}.id and account.status <> 9
  union select charge.code from charges charge where charge.booking_id = ${bookings}.id
)`;
const promisedCodes = sql`(
  select one->>'code' from charge_sheets sheet, jsonb_array_elements(sheet.promised) one
  where sheet.booking_id = ${bookings}.id
)`;
const onStatement = sql`exists (
  select 1 from account_lines line inner join accounts account on account.id = line.account_id
  where line.booking_id = ${bookings}.id and account.status <> 9)`;
const hasPromise = sql`exists (select 1 from charge_sheets sheet
  where sheet.booking_id = ${bookings}.id and jsonb_array_length(sheet.promised) > 0)`;

/** Promised and not billed, billed and not promised: of orders by a rate alone, the others promise nothing. */
const dropped = sql<string[]>`array(select code from (select * from ${promisedCodes} known(code)
  except select * from ${billedCodes} billed(code)) rest(code) order by code)`;
const extra = sql<string[]>`array(select code from (select * from ${billedCodes} billed(code)
  except select * from ${promisedCodes} known(code)) rest(code) order by code)`;

const LISTS: Readonly<Record<Lists, SQL>> = {
  toBill: sql`exists (select 1 from charges charge where charge.booking_id = ${bookings}.id)`,
  promised: sql`${hasPromise} and ${onStatement} and cardinality(${dropped}) > 0`,
  extra: sql`${hasPromise} and cardinality(${extra}) > 0`,
  billed: onStatement,
};

async function orders(
  db: Db,
  asked: In<Calls['chargeOrders']>,
  language: Language,
): Promise<Out<Calls['chargeOrders']>> {
  const { current, size, list, keyword } = asked;
  const like = containing(keyword.trim());
  const named = keyword.trim()
    ? or(
        ilike(bookings.bookingNo, like),
        ilike(bookings.mblNo, like),
        ilike(customers.name, like),
        ilike(customers.nameEn, like),
      )
    : undefined;
  const rows = await db
    .select({ ...orderColumns, customer: customers, dropped, extra, promises: hasPromise, total: total() })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(LISTS[list], named))
    // What sailed first waits longest for its bill.
    .orderBy(
      list === 'billed' ? sql`${bookings.etd} desc nulls last` : sql`${bookings.etd} asc nulls last`,
      asc(bookings.id),
    )
    .limit(size)
    .offset((current - 1) * size);
  const ids = rows.map(({ row }) => row.id);
  const waiting = ids.length === 0 ? [] : await db.select().from(chargeRows).where(inArray(chargeRows.bookingId, ids));
  const [counts] = await db
    .select({
      toBill: sql<number>`count(*) filter (where ${LISTS.toBill})`.mapWith(Number),
      promised: sql<number>`count(*) filter (where ${LISTS.promised})`.mapWith(Number),
      extra: sql<number>`count(*) filter (where ${LISTS.extra})`.mapWith(Number),
      billed: sql<number>`count(*) filter (where ${LISTS.billed})`.mapWith(Number),
    })
    .from(bookings);
  return {
    records: rows.map((row) => {
      const shown = orderRow(row, language);
      const own = waiting.filter(({ bookingId }) => bookingId === row.row.id);
      return {
        bookingId: row.row.id,
        bookingNo: shown.bookingNo,
        customerId: row.customer.id,
        customerName: ofLanguage(language, row.customer.name, row.customer.nameEn),
        pol: shown.portStartName || shown.portStartCode,
        pod: shown.portEndName || shown.portEndCode,
        vessel: shown.vessel,
        voyage: shown.voyage,
        etd: shown.etd,
        lines: own.length,
        totals: statementTotals(own),
        promised: row.dropped,
        extra: row.promises ? row.extra : [],
        terms: termsOf(row.customer).by,
      };
    }),
    total: rows[0]?.total ?? 0,
    counts: counts ?? { toBill: 0, promised: 0, extra: 0, billed: 0 },
  };
}

/** The charges of orders as the forwarder sees them. */
export const charges = ({ db }: Services): FileHandlers<'settlement', 'charges'> => ({
  chargeOrders: (asked, { language }) => orders(db, asked, language),
  chargeSheet: (_asked, { language, visitor }, booking) =>
    chargeSheetOf(db, booking, { language, codes: visitor.codes }),
});
