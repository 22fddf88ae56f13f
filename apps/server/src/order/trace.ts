import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { inZone, zoneOf } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import { type bookings, type TraceCall, traceEvents, traces } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { bookingsBy, written } from './tracking/find.ts';
import { dynamicsOf } from './tracking/milestones.ts';
import { cargoOf, tracesOf } from './tracking/shown.ts';

type Booking = typeof bookings.$inferSelect;
type Calls = PortalContract['order'];
type Dynamic = Out<Calls['containerDynamic']>['list'][number];
type Event = typeof traceEvents.$inferSelect;

function rowOf(event: Event, calls: readonly TraceCall[], chinese: boolean): Dynamic['rows'][number] {
  const call = calls.find(({ code }) => code === event.portCode);
  const zone = call?.zone ?? zoneOf(event.portCode);
  return {
    time: inZone(event.time, zone),
    zone,
    portCode: event.portCode,
    event: event.code,
    text: event.facility,
    place: (chinese ? call?.nameCn : call?.nameEn) ?? event.portCode,
    source: event.source,
    vessel: event.vessel,
    voyage: event.voyage,
    classifier: event.classifier,
    emptyOrLaden: event.laden === null ? null : event.laden ? 'laden' : 'empty',
    receivedAt: isoInstant(event.saidAt),
  };
}

async function dynamics(
  db: Db,
  { ctnNo }: In<Calls['containerDynamic']>,
  booking: Booking,
  chinese: boolean,
): Promise<Out<Calls['containerDynamic']>> {
  const [row] = await db.select().from(traces).where(eq(traces.bookingId, booking.id));
  const { boxes } = (await cargoOf(db, [booking.id]))(booking.id);
  const events = await db
    .select()
    .from(traceEvents)
    .where(eq(traceEvents.bookingId, booking.id))
    .orderBy(asc(traceEvents.id));
  const wanted = ctnNo === undefined ? undefined : written(ctnNo);
  const calls = row?.calls ?? [];
  return {
    list: boxes.flatMap(({ ctnNo: number, ctnTypeName: ctnType, sealNo }) => {
      if (wanted !== undefined && number !== wanted) return [];
      const rows = dynamicsOf(events, number).map((event) => rowOf(event, calls, chinese));
      // What is reckoned before anything was heard is no last day.
      return [
        { ctnNo: number, ctnType, sealNo, lastFreeDay: events.length > 0 ? (row?.lastFreeDay ?? null) : null, rows },
      ];
    }),
  };
}

/** The booking that is asked for: by its id, which was found before, or by a number of it. */
async function asked(
  db: Db,
  { mblNo, ctnNo }: In<Calls['traceOcean']>,
  { customerId }: Visitor,
  booking: Booking | undefined,
): Promise<Booking> {
  if (booking) return booking;
  const [found] =
    mblNo === undefined
      ? await bookingsBy(db, 'ctn', ctnNo ?? '', customerId)
      : await bookingsBy(db, 'bl', mblNo, customerId);
  if (!found) throw notFound();
  return found;
}

/** Where a shipment is, for the company whose it is and for the forwarder. */
export const trace = ({ db }: Services): FileHandlers<'order', 'trace'> => ({
  containerDynamic: (input, { language }, booking) => dynamics(db, input, booking, language === 'zh-CN'),
  async traceOcean(input, { visitor }, booking) {
    const [one] = await tracesOf(db, [await asked(db, input, visitor, booking)]);
    if (!one) throw notFound();
    return one;
  },
});
