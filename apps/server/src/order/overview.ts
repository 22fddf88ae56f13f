import type { Out, PortalContract } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, asc, between, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { inZone, zoneOf } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import { bookingCutoffs, bookings, traceEvents } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { type Language, say } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { tracesOf } from './tracking/shown.ts';

type Answer = Out<PortalContract['order']['orderOverview']>;
type Booking = typeof bookings.$inferSelect;

const DAY = 86_400_000;
/** As far as the answer looks ahead. */
const AHEAD = 7 * DAY;
const MOST_CLOSING = 8;
const MOST_SAILING = 8;
/** Ships whose arrivals are compared: as many as one answer reads. */
const MOST_READ = 60;
/** A cut-off concerns whoever still hopes to be on board. */
const BEFORE_SAILING = [ORDER_STATUS.accepted, ORDER_STATUS.spaceConfirmed, ORDER_STATUS.rolled];

const namesOf = (booking: Booking, chinese: boolean) => {
  const { portStartNameCn, portStartNameEn, portEndNameCn, portEndNameEn } = booking;
  return {
    portStartName: chinese ? portStartNameCn || portStartNameEn : portStartNameEn || portStartNameCn,
    portEndName: chinese ? portEndNameCn || portEndNameEn : portEndNameEn || portEndNameCn,
  };
};
const shownOf = ({ id, bookingNo, mblNo, vessel, voyage }: Booking) => ({
  bookingId: id,
  bookingNo,
  mblNo,
  vessel,
  voyage,
});

/** The cut-offs that come: those the carrier gave, and that of the papers where it stands on the booking alone. */
async function closingOf(db: Db, customerId: number, language: Language, now: Date): Promise<Answer['closing']> {
  const until = new Date(now.getTime() + AHEAD);
  const own = and(eq(bookings.customerId, customerId), inArray(bookings.orderStatus, BEFORE_SAILING));
  const given = await db
    .select({ booking: bookings, code: bookingCutoffs.code, at: bookingCutoffs.closesAt })
    .from(bookingCutoffs)
    .innerJoin(bookings, eq(bookings.id, bookingCutoffs.bookingId))
    .where(and(own, between(bookingCutoffs.closesAt, now, until)))
    .orderBy(asc(bookingCutoffs.closesAt));
  const papers = db
    .select({ one: sql`1` })
    .from(bookingCutoffs)
    .where(and(eq(bookingCutoffs.bookingId, bookings.id), eq(bookingCutoffs.code, 'DCO')));
  const bare = await db
    .select()
    .from(bookings)
    .where(and(own, between(bookings.cutOff, now, until), notExists(papers)));
  const all = [...given, ...bare.map((booking) => ({ booking, code: 'DCO' as const, at: booking.cutOff ?? now }))];
  const list = all
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, MOST_CLOSING)
    .map(({ booking, code, at }) => {
      const zone = zoneOf(booking.portStartCode);
      return {
        ...shownOf(booking),
        orderStatus: booking.orderStatus,
        code,
        name: say(language, `cutoff${code}`),
        time: inZone(at, zone),
        zone,
        portCode: booking.portStartCode,
        portName: namesOf(booking, language === 'zh-CN').portStartName,
      };
    });
  return { total: all.length, list };
}

/** Whether it happened to a ship; what is planned or expected did not. */
const happened = (code: 'departed' | 'arrived'): SQL => sql`exists (
  select 1 from ${traceEvents} event
  where event.booking_id = ${bookings.id} and event.code = ${code} and event.classifier = 'ACT'
)`;

/** What has sailed and is not there yet. */
async function sailingOf(db: Db, customerId: number, chinese: boolean, now: Date): Promise<Answer['sailing']> {
  const atSea = and(eq(bookings.customerId, customerId), happened('departed'), sql`not ${happened('arrived')}`);
  const found = await db
    .select()
    .from(bookings)
    .where(atSea)
    .orderBy(desc(bookings.etd), desc(bookings.id))
    .limit(MOST_READ);
  const total = found.length < MOST_READ ? found.length : await db.$count(bookings, atSea);
  const traces = new Map((await tracesOf(db, found, now)).map((trace) => [trace.bookingId, trace]));
  const list = found.map((booking) => {
    const trace = traces.get(booking.id);
    return {
      ...shownOf(booking),
      ...namesOf(booking, chinese),
      eta: trace?.eta ?? null,
      zone: zoneOf(booking.portEndCode),
      percent: trace?.percent ?? null,
      freshness: trace?.freshness.state ?? ('none' as const),
    };
  });
  const due = ({ eta }: { eta: string | null }) => (eta === null ? Number.POSITIVE_INFINITY : Date.parse(eta));
  return { total, list: list.toSorted((a, b) => due(a) - due(b) || a.bookingId - b.bookingId).slice(0, MOST_SAILING) };
}

/** What the day begins with. */
export const overview = ({ db }: Services): FileHandlers<'order', 'overview'> => ({
  async orderOverview(_asked, { visitor, language }) {
    const now = new Date();
    return {
      closing: await closingOf(db, visitor.customerId, language, now),
      sailing: await sailingOf(db, visitor.customerId, language === 'zh-CN', now),
    };
  },
});
