import type { TraceSource } from '@lading/api-client/contract';
import { freshness, type SeaPlace, voyagePercent, voyagePhase } from '@lading/validators/freight';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { PORTS } from '../../basedata/ports.ts';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { bills, bookings, containers, type TraceCall, traceEtas, traceEvents, traces } from '../../database/schema.ts';
import { isoInstant } from '../../time.ts';
import { isOwnKind } from '../find.ts';
import { dynamicsOf, milestonesOf, type Trace } from './milestones.ts';

type Booking = typeof bookings.$inferSelect;
type Row = typeof traces.$inferSelect;
type Milestone = Trace['milestones'][number];

const portOf = (role: TraceCall['role'], code: string, nameCn: string, nameEn: string): TraceCall => {
  const known = PORTS.get(code);
  return {
    role,
    code,
    nameCn: nameCn || known?.nameCn || code,
    nameEn: nameEn || known?.nameEn || code,
    zone: zoneOf(code),
    at: null,
  };
};

/** From port to port, of a booking that nothing was heard of. */
const callsOf = (booking: Booking): TraceCall[] => [
  portOf('load', booking.portStartCode, booking.portStartNameCn, booking.portStartNameEn),
  portOf('discharge', booking.portEndCode, booking.portEndNameCn, booking.portEndNameEn),
];

/** The main bill of some bookings, and its containers. */
export async function cargoOf(db: Db, ids: readonly number[]) {
  const main = await db
    .select({ bill: bills, bookingId: bills.bookingId })
    .from(bills)
    .innerJoin(bookings, eq(bookings.id, bills.bookingId))
    .where(and(inArray(bills.bookingId, [...ids]), eq(bills.position, 0), isOwnKind));
  const boxes =
    main.length === 0
      ? []
      : await db
          .select()
          .from(containers)
          .where(
            inArray(
              containers.billId,
              main.map(({ bill }) => bill.id),
            ),
          )
          .orderBy(containers.position, containers.id);
  return (id: number) => {
    const bill = main.find(({ bookingId }) => bookingId === id)?.bill;
    return { bill, boxes: bill ? boxes.filter(({ billId }) => billId === bill.id) : [] };
  };
}
type Cargo = ReturnType<Awaited<ReturnType<typeof cargoOf>>>;

/** A ship's way from port to port, and the truck's at the end. */
function legsOf(
  calls: readonly TraceCall[],
  milestones: readonly Milestone[],
  { vessel, voyage }: Booking,
  imo: string,
) {
  const at = (call: number, ...codes: Milestone['code'][]) =>
    milestones.find((one) => one.call === call && codes.includes(one.code));
  const split = (one: Milestone | undefined) => ({
    expected: one ? (one.classifier === 'ACT' ? one.planned : one.time) : null,
    actual: one?.classifier === 'ACT' ? one.time : null,
  });
  return calls.slice(1).map((to, place) => {
    const from = calls[place] as TraceCall;
    const road = to.role === 'deliver';
    const out = split(road ? at(place, 'gateOut') : at(place, 'departed', 'transDeparted'));
    const back = split(road ? at(place + 1, 'delivered') : at(place + 1, 'transArrived', 'arrived'));
    return {
      mode: road ? ('road' as const) : ('sea' as const),
      from: from.code,
      to: to.code,
      vessel: road ? '' : vessel,
      imo: road ? '' : imo,
      voyage: road ? '' : voyage,
      etd: out.expected,
      atd: out.actual,
      eta: back.expected,
      ata: back.actual,
    };
  });
}

function positionOf({ longitude, latitude, positionAt, speed, heading }: Row) {
  if (longitude === null || latitude === null || !positionAt) return null;
  return { at: [longitude, latitude], speed, heading, time: isoInstant(positionAt), source: 'ais' as const };
}

const headOf = (booking: Booking, row: Row | undefined, { bill }: Cargo) => ({
  workNo: booking.bookingNo,
  mblNo: booking.mblNo,
  hblNo: bill?.hblNo ?? '',
  poNos: row?.poNos ?? [],
  warehouseEntryNo: row?.warehouseEntryNo ?? '',
  originWarehouse: row?.originWarehouse ?? '',
  destinationCountry: row?.destinationCountry ?? '',
  carrier: booking.shippingName,
  vessel: booking.vessel,
  voyage: booking.voyage,
  packages: bill?.actualNumber ?? 0,
  weight: bill?.actualWeight ?? '0',
  volume: bill?.actualVolume ?? '0',
});

interface Known {
  readonly booking: Booking;
  readonly row: Row | undefined;
  readonly cargo: Cargo;
  readonly events: readonly (typeof traceEvents.$inferSelect)[];
  readonly etas: readonly (typeof traceEtas.$inferSelect)[];
}

/** What happened to a container last, or to the ship it is on. */
function latestOf(events: Known['events'], ctnNo: string, calls: readonly TraceCall[]) {
  const last = dynamicsOf(events, ctnNo).find(({ classifier }) => classifier === 'ACT');
  if (!last) return null;
  const zone = calls.find(({ code }) => code === last.portCode)?.zone ?? zoneOf(last.portCode);
  const { code: event, source, saidAt } = last;
  return { event, time: inZone(last.time, zone), source, receivedAt: isoInstant(saidAt) };
}

function shown({ booking, row, cargo, events, etas }: Known, now: Date): Omit<Trace, 'bookingId'> {
  const calls = row?.calls ?? callsOf(booking);
  const milestones = milestonesOf(events, calls, cargo.boxes.length);
  const phase = voyagePhase(milestones);
  const pod = calls.find(({ role }) => role === 'discharge');
  const arrival = milestones.find(({ code }) => code === 'arrived');
  const course = row?.course ?? [];
  const atSea = phase === 'sea' && row ? positionOf(row) : null;
  const heardFrom: TraceSource | null = row?.heardFrom ?? null;
  return {
    ...headOf(booking, row, cargo),
    containers: cargo.boxes.map(({ ctnNo, ctnTypeName: ctnType }) => ({
      ctnNo,
      ctnType,
      latest: latestOf(events, ctnNo, calls),
    })),
    calls: calls.map((call) => ({ ...call, at: call.at ? [...call.at] : null })),
    phase,
    milestones,
    legs: legsOf(calls, milestones, booking, row?.imo ?? ''),
    eta: arrival?.time ?? null,
    etaClassifier: arrival?.classifier ?? null,
    etaHistory: etas.map(({ at, eta, reason, source }) => ({
      at: isoInstant(at),
      eta: inZone(eta, pod?.zone ?? 'UTC'),
      reason,
      source,
    })),
    course: course.map((place) => [...place]),
    position: atSea,
    percent: atSea ? voyagePercent(course, atSea.at as unknown as SeaPlace) : null,
    freshness: {
      at: row?.heardAt ? isoInstant(row.heardAt) : null,
      source: heardFrom,
      state: freshness(row?.heardAt ?? null, now, phase),
    },
    lastFreeDay: events.length > 0 ? (row?.lastFreeDay ?? null) : null,
    appointment:
      row?.appointmentAt && pod
        ? { time: inZone(row.appointmentAt, calls.at(-1)?.zone ?? pod.zone), reference: row.appointmentNo }
        : null,
    holds: (row?.holds ?? []).map(({ kind, since }) => ({ kind, since: inZone(new Date(since), pod?.zone ?? 'UTC') })),
  };
}

/** Where the shipments of some bookings are, in the order of their numbers; no party and no value is among it. */
export async function tracesOf(db: Db, wanted: readonly Booking[], now = new Date()): Promise<Trace[]> {
  const ids = wanted.map(({ id }) => id);
  if (ids.length === 0) return [];
  const cargo = await cargoOf(db, ids);
  const [rows, events, etas] = [
    await db.select().from(traces).where(inArray(traces.bookingId, ids)),
    await db.select().from(traceEvents).where(inArray(traceEvents.bookingId, ids)).orderBy(asc(traceEvents.time)),
    await db.select().from(traceEtas).where(inArray(traceEtas.bookingId, ids)).orderBy(asc(traceEtas.at)),
  ];
  const own = <One extends { bookingId: number }>(all: readonly One[], id: number) =>
    all.filter(({ bookingId }) => bookingId === id);
  return wanted.map((booking) => ({
    bookingId: booking.id,
    ...shown(
      {
        booking,
        cargo: cargo(booking.id),
        row: own(rows, booking.id)[0],
        events: own(events, booking.id),
        etas: own(etas, booking.id),
      },
      now,
    ),
  }));
}

export const stripped = ({ bookingId: _, ...trace }: Trace): Omit<Trace, 'bookingId'> => trace;
