import { and, asc, inArray } from 'drizzle-orm';
import { PORTS } from '../../basedata/ports.ts';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { bookings, type DemoVoyage, type TraceCall, traces } from '../../database/schema.ts';
import { courseBetween, ROADS } from '../../order/tracking/courses.ts';
import { demoSource } from '../../order/tracking/demo-source.ts';
import { stepsOf } from '../../order/tracking/demo-times.ts';
import { receive } from '../../order/tracking/receive.ts';
import { shipmentsOf } from '../../order/tracking/watch.ts';
import { TODAY } from '../clock.ts';
import { randomOf } from '../random.ts';
import { ARRIVED, AT_SEA, DOORS, SPECIALS, type Special, TRANSIT } from './voyages.ts';

type Booking = typeof bookings.$inferSelect;
type Row = typeof traces.$inferInsert & { voyage: DemoVoyage };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nobody is told of what is loaded. */
const SILENT = { publish: async () => undefined };

/** How many of each there are at most: before loading, at sea, at the port of discharge, delivered. Seventy in all; the clock moves them on. */
const WANTED = { waiting: 14, sea: 31, arrived: 10, delivered: 24 } as const;
type Phase = keyof typeof WANTED;
/** Bills that are settled, and so are ready to sail, or have sailed. */
const READY = [4, 6, 7, 8];

/** A moment by the clock of a place. */
function clock(day: string, time: string, zone: string): Date {
  const offset = inZone(new Date(`${day}T12:00:00Z`), zone).slice(19);
  return new Date(`${day}T${time}:00${offset}`);
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

function callOf(role: TraceCall['role'], code: string): TraceCall {
  const port = PORTS.get(code);
  return {
    role,
    code,
    nameCn: port?.nameCn ?? code,
    nameEn: port?.nameEn ?? code,
    zone: zoneOf(code),
    at: ROADS[code] ?? null,
  };
}

function callsOf({ portStartCode, portEndCode }: Booking, { via, door }: Special, pick: number): TraceCall[] {
  const doors = DOORS[portEndCode] ?? [];
  const end = doors[door ?? pick % Math.max(1, doors.length)];
  return [
    callOf('load', portStartCode),
    ...(via ? [callOf(via[0], via[1])] : []),
    callOf('discharge', portEndCode),
    ...(end ? [{ role: 'deliver' as const, ...end, at: null }] : []),
  ];
}

/** A shipment that sails by the plan of its booking. */
function traceOf(booking: Booking, special: Special, now: Date): Row {
  const { bookingNo, portStartCode, portEndCode, etd } = booking;
  const random = randomOf(`voyage ${bookingNo}`);
  const pick = random.int(0, 7);
  const calls = callsOf(booking, special, pick);
  const planned = clock(
    etd ?? '',
    bookingNo === 'MB26S01702' ? '09:30' : `0${random.int(1, 9)}:30`,
    zoneOf(portStartCode),
  );
  const hours = (TRANSIT[portEndCode] ?? 20) * 24 + random.int(-5, 9);
  const via = special.via && { via: Math.round(hours * (special.via[0] === 'pass' ? 0.12 : 0.2)) };
  const door = calls.find(({ role }) => role === 'deliver');
  const meet = special.appointment;
  const appointmentAt = meet && door ? clock(dayAfter(etd ?? '', meet[0]), meet[1], door.zone) : null;
  const leaves = random.int(0, 6);
  const voyage: DemoVoyage = {
    etd: planned.toISOString(),
    leaves,
    hours,
    freeDays: random.int(4, 7),
    ...via,
    changes: leaves > 3 ? [{ after: leaves + 5, by: leaves, reason: 'schedule' }] : [],
    ...special.voyage,
    ...(appointmentAt && { appointment: appointmentAt.toISOString() }),
  };
  const serial = bookingNo.slice(-4);
  return {
    bookingId: booking.id,
    calls,
    course: courseBetween(calls.filter(({ role }) => role !== 'deliver')),
    voyage,
    warehouseEntryNo: `JC26${portStartCode.slice(2)}${serial}`,
    originWarehouse: `${portStartCode.slice(2)}-0${(pick % 3) + 1}`,
    poNos: [...(special.poNos ?? [`PO-${70_000 + Number(serial) * 4 + (pick % 4)}`])],
    destinationCountry: portEndCode.slice(0, 2),
    nextPoll: now,
    appointmentAt,
    appointmentNo: meet?.[2] ?? '',
  };
}

/** How far it will be by the plan at a moment. */
function phaseOf({ voyage, calls }: Row, now: Date): Phase {
  const steps = stepsOf(voyage, calls);
  const passed = (code: string) => {
    const real = steps.find((step) => step.code === code)?.real;
    return real !== undefined && Date.parse(voyage.etd) + (real + 1) * HOUR < now.getTime();
  };
  if (passed('delivered') || passed('emptyIn')) return 'delivered';
  if (passed('arrived')) return 'arrived';
  return passed('departed') ? 'sea' : 'waiting';
}

/** As many of each as the demonstration has; those with a plan of their own are always among them. */
function chosen(rows: readonly (readonly [Booking, Row])[], now: Date): Row[] {
  const left: Record<Phase, number> = { ...WANTED };
  const taken: Row[] = [];
  const more = { sea: [...AT_SEA], arrived: [...ARRIVED] };
  for (const [booking, row] of rows) {
    const phase = phaseOf(row, now);
    const fixed = booking.bookingNo in SPECIALS;
    if (left[phase] <= 0 && !fixed) continue;
    left[phase] -= 1;
    // What is to be seen at sea has to be there for some days.
    const days = (now.getTime() - Date.parse(row.voyage.etd)) / DAY;
    const special = fixed || (phase === 'sea' && days < 6) ? undefined : more[phase as keyof typeof more]?.shift();
    taken.push(special ? traceOf(booking, special, now) : row);
  }
  return taken;
}

/** Ports that somebody changes ships at need no booking of their own. */
async function bookingsOf(tx: Db): Promise<Booking[]> {
  return tx
    .select()
    .from(bookings)
    .where(and(inArray(bookings.webStatus, READY), inArray(bookings.portEndCode, Object.keys(TRANSIT))))
    .orderBy(asc(bookings.etd), asc(bookings.id));
}

/** Now, on the day that the demonstration is loaded for; its morning on any other. */
export function momentOf(days: number): Date {
  const morning = TODAY + days * DAY + 1.5 * HOUR;
  const clock = Date.now();
  return new Date(clock >= morning && clock < morning + DAY ? clock : morning);
}

/** Seventy shipments, as far as they are by then; from then on they sail by the clock. */
export async function loadTraces(tx: Db, days: number): Promise<void> {
  const now = momentOf(days);
  const known = (await bookingsOf(tx)).filter(({ etd, vessel }) => etd !== null && vessel !== '');
  const rows = known.map((booking) => [booking, traceOf(booking, SPECIALS[booking.bookingNo] ?? {}, now)] as const);
  const taken = chosen(rows, now);
  if (taken.length === 0) return;
  await tx.insert(traces).values(taken);
  const shipments = await shipmentsOf(
    tx,
    taken.map(({ bookingId }) => bookingId),
  );
  for (const shipment of shipments) await receive(tx, SILENT, shipment, await demoSource.poll(shipment, now), now);
}
