import type { contract, Out } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, asc, between, eq, inArray, notExists, sql } from 'drizzle-orm';
import { DESK_ZONE, inZone, momentIn } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import { billVersions, bookingCutoffs, bookings, customers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { type Language, say } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { chinaDate, isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { dayAfter } from './days.ts';

type Answer = Out<typeof contract.desk.deskCutOffs>;

/** A cut-off concerns whoever still hopes to be on board. */
const BEFORE_SAILING = [ORDER_STATUS.accepted, ORDER_STATUS.spaceConfirmed, ORDER_STATUS.rolled];
/** Orders that are named of one sailing. */
const NAMED = 12;

const ofBooking = {
  id: bookings.id,
  bookingNo: bookings.bookingNo,
  carrier: bookings.shippingName,
  vessel: bookings.vessel,
  voyage: bookings.voyage,
  customer: customers.name,
  customerEn: customers.nameEn,
  // Whether the customer has sent what the papers are made from.
  sent: sql<boolean>`exists (select 1 from ${billVersions} version where version.booking_id = ${bookings.id})`,
};

async function rowsOf(db: Db, start: Date, end: Date) {
  const soon = inArray(bookings.orderStatus, BEFORE_SAILING);
  const given = await db
    .select({ ...ofBooking, code: bookingCutoffs.code, at: bookingCutoffs.closesAt })
    .from(bookingCutoffs)
    .innerJoin(bookings, eq(bookings.id, bookingCutoffs.bookingId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(soon, between(bookingCutoffs.closesAt, start, end)))
    .orderBy(asc(bookingCutoffs.closesAt), asc(bookings.id));
  const papers = db
    .select({ one: sql`1` })
    .from(bookingCutoffs)
    .where(and(eq(bookingCutoffs.bookingId, bookings.id), eq(bookingCutoffs.code, 'DCO')));
  const bare = await db
    .select({ ...ofBooking, at: bookings.cutOff })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(soon, between(bookings.cutOff, start, end), notExists(papers)))
    .orderBy(asc(bookings.cutOff), asc(bookings.id));
  return [...given, ...bare.map((row) => ({ ...row, code: 'DCO' as const, at: row.at ?? start }))];
}

/** What closes today and tomorrow, orders of one sailing together. */
async function closing(db: Db, language: Language, now: Date): Promise<Answer> {
  const today = chinaDate(now);
  const start = momentIn(today, '00:00', DESK_ZONE);
  const end = new Date(momentIn(dayAfter(dayAfter(today)), '00:00', DESK_ZONE).getTime() - 1);
  const sailings = new Map<string, Awaited<ReturnType<typeof rowsOf>>>();
  for (const row of await rowsOf(db, start, end)) {
    const key = [row.at.getTime(), row.code, row.carrier, row.vessel, row.voyage].join('|');
    sailings.set(key, [...(sailings.get(key) ?? []), row]);
  }
  const list = [...sailings.values()].flatMap((rows): Answer['list'] => {
    const [first] = rows;
    if (!first) return [];
    const { code, at, carrier, vessel, voyage } = first;
    return [
      {
        code,
        carrier,
        vessel,
        voyage,
        orders: rows.length,
        name: say(language, `cutoff${code}`),
        at: inZone(at, DESK_ZONE),
        missing: code === 'DCO' ? rows.filter(({ sent }) => !sent).length : null,
        list: rows.slice(0, NAMED).map((row) => ({
          bookingId: row.id,
          bookingNo: row.bookingNo,
          customerName: ofLanguage(language, row.customer, row.customerEn),
        })),
      },
    ];
  });
  return {
    zone: DESK_ZONE,
    now: isoInstant(now),
    today,
    list: list.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.code.localeCompare(b.code)),
  };
}

export const cutOffs = ({ db }: Services): FileHandlers<'desk', 'cutOffs'> => ({
  deskCutOffs: (_asked, { language }) => closing(db, language, new Date()),
});
