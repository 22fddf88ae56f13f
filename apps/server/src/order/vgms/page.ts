import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { VGM_STATE, VGM_STATES, vgmTotals } from '@lading/validators/vgm';
import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bookingCutoffs, bookings, customers, vgmSheets, vgms } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { Visitor } from '../../user/session.ts';
import { aboutRow, isPast } from '../declarations/about.ts';
import { holderOf, stateOf, type VgmRow } from './sheet.ts';

type Call = PortalContract['order']['vgmPage'];

const closes = sql<Date | null>`(select c.closes_at from ${bookingCutoffs} c where c.booking_id = ${bookings.id}
  and c.code in ('VCO', 'FCO') order by c.code desc limit 1)`.mapWith(bookingCutoffs.closesAt);
const submitted = sql<Date | null>`(select min(v.submitted_at) from ${vgms} v where v.booking_id = ${bookings.id}
  and v.status in (2, 3))`.mapWith(vgms.submittedAt);

const some = (condition: SQL): SQL =>
  sql`exists (select 1 from ${vgms} v where v.booking_id = ${bookings.id} and ${condition})`;

/** A booking is on the list of a customer from its room on the ship on, on that of the desk from its first container on. */
function wanted({ keyword, state, open, bookingId }: In<Call>, { customerId }: Visitor): SQL | undefined {
  const word = containing(keyword.trim());
  const ofCustomer =
    customerId === null
      ? some(sql`true`)
      : and(eq(bookings.customerId, customerId), or(sql`${bookings.orderStatus} in (3, 4, 6, 10)`, some(sql`true`)));
  const waits =
    customerId === null
      ? some(sql`v.status in (2, 3)`)
      : and(
          sql`${bookings.orderStatus} in (3, 4, 6, 10)`,
          or(sql`not ${some(sql`true`)}`, some(sql`v.status in (1, 5, 6, 7)`)),
        );
  return and(
    ofCustomer,
    open ? waits : undefined,
    state === undefined ? undefined : some(sql`v.status = ${state}`),
    bookingId === undefined ? undefined : eq(bookings.id, bookingId),
    keyword.trim() === ''
      ? undefined
      : or(
          ilike(bookings.bookingNo, word),
          ilike(bookings.bkgNo, word),
          ilike(bookings.mblNo, word),
          ...(customerId === null ? [ilike(customers.name, word), ilike(customers.nameEn, word)] : []),
          some(sql`v.ctn_no ilike ${word}`),
        ),
  );
}

const countsOf = (rows: readonly VgmRow[], closed: boolean): number[] =>
  VGM_STATES.map((state) => rows.filter((row) => stateOf(row, closed) === state).length);

/** One page of bookings with how far their containers are declared; what closes next comes first, what is closed last. */
export async function vgmPage(db: Db, asked: In<Call>, visitor: Visitor, language: Language): Promise<Out<Call>> {
  const { current, size } = asked;
  const rows = await db
    .select({ booking: bookings, customer: customers, closes, submitted, sheet: vgmSheets, total: total() })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .leftJoin(vgmSheets, eq(vgmSheets.bookingId, bookings.id))
    .where(wanted(asked, visitor))
    .orderBy(sql`coalesce(${closes} <= now(), false)`, sql`${closes} asc nulls last`, asc(bookings.id))
    .limit(size)
    .offset((current - 1) * size);
  const ids = rows.map(({ booking }) => booking.id);
  const boxes = ids.length === 0 ? [] : await db.select().from(vgms).where(inArray(vgms.bookingId, ids));
  const records = [];
  for (const { booking, customer, closes: moment, submitted: since, sheet } of rows) {
    const own = boxes.filter(({ bookingId }) => bookingId === booking.id);
    const holder = await holderOf(db, sheet ?? undefined, visitor.userId, language);
    const declared = own.filter(({ status }) => status !== VGM_STATE.retracted);
    records.push({
      ...aboutRow(booking, customer, moment, language),
      boxes: own.length,
      counts: countsOf(own, isPast(moment)),
      kilograms: vgmTotals(declared.map(({ box }) => box)).vgm,
      submittedAt: since && isoInstant(since),
      locked: holder && !holder.mine ? holder.lockedBy : '',
    });
  }
  return { records, total: rows[0]?.total ?? 0 };
}
