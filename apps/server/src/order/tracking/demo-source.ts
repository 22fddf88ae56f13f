import { courseMiles, onCourse, splitCourse } from '@lading/validators/freight';
import { inZone, momentIn } from '../../basedata/zones.ts';
import type { DemoVoyage, TraceCall } from '../../database/schema.ts';
import { type Step, stepsOf } from './demo-times.ts';
import type { Heard, Position, Shipment, TrackEvent, TrackingSource } from './provider.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Before the planned sailing, hours: the schedule is out. */
const SCHEDULED = -240;
/** A ship says where she is every two hours. */
const AIS = 2 * HOUR;
/** Between two containers of one shipment. */
const APART = 7 * MINUTE;
/** A container ship that saves fuel; hours of a voyage whose course is not known. */
const KNOTS = 16.5;
const USUAL = 20 * 24;
const LAG = { terminal: 12, carrier: 25, customs: 4, truck: 3, schedule: 0, ais: 0, manual: 0 } as const;

interface Sailing {
  readonly voyage: DemoVoyage;
  readonly shipment: Shipment;
  readonly steps: readonly Step[];
  /** an hour after the planned sailing, as a moment */
  at(this: void, hours: number): Date;
  /** nothing is heard that is said later */
  readonly until: Date;
}

const placeOf = ({ shipment }: Sailing, role: TraceCall['role']) =>
  shipment.calls.find((call) => call.role === role)?.code ?? '';

const facilityOf = ({ facility, role }: Step, code: string) =>
  facility === '' || role === 'deliver' ? '' : `${code} ${facility}`;

const shipOf = ({ shipment: { vessel, voyageNo } }: Sailing, { each, code }: Step) =>
  each && code !== 'loaded' && code !== 'discharged' ? {} : { vessel, voyage: voyageNo };

/** What the schedule says of a step, and what the carrier makes of it later. */
function expected(sailing: Sailing, step: Step): TrackEvent[] {
  const { voyage, at } = sailing;
  const { code, role, planned } = step;
  const portCode = placeOf(sailing, role);
  const own = { code, portCode, facility: facilityOf(step, portCode), ...shipOf(sailing, step), laden: step.laden };
  const first: TrackEvent = {
    ...own,
    eventId: `${code}-PLN`,
    classifier: 'PLN',
    time: at(planned),
    source: 'schedule',
    saidAt: at(SCHEDULED),
    ...(code === 'arrived' && { reason: 'first' as const }),
  };
  if (role !== 'discharge') return [first];
  let late = 0;
  const later = voyage.changes.map(({ after, by, reason }, count): TrackEvent => {
    late += by;
    return {
      ...own,
      eventId: `${code}-EST-${count}`,
      classifier: 'EST',
      time: at(planned + late),
      source: 'carrier',
      reason,
      saidAt: at(after),
    };
  });
  return [first, ...later];
}

/** What happened: of each container, some minutes apart, or of the ship. */
function happened(sailing: Sailing, step: Step): TrackEvent[] {
  const { code, role, real, source, each } = step;
  if (!Number.isFinite(real)) return [];
  const portCode = placeOf(sailing, role);
  const own = { code, portCode, facility: facilityOf(step, portCode), ...shipOf(sailing, step), laden: step.laden };
  const boxes = each ? sailing.shipment.boxes : [''];
  return boxes.map((ctnNo, count): TrackEvent => {
    const time = new Date(sailing.at(real).getTime() + count * APART);
    const saidAt = new Date(time.getTime() + LAG[source] * MINUTE);
    return { ...own, eventId: `${code}-${ctnNo || 'ship'}`, classifier: 'ACT', time, ctnNo, source, saidAt };
  });
}

/** Where she is at the last moment that she said so; nothing in a port. */
function positionOf(sailing: Sailing, now: Date): Position | null {
  const { steps, until, at, shipment } = sailing;
  const hours = (code: Step['code']) => steps.find((step) => step.code === code)?.real;
  const time = new Date(Math.floor(Math.min(now.getTime(), until.getTime()) / AIS) * AIS - 8 * MINUTE);
  const [out, back] = [hours('departed'), hours('arrived')];
  if (out === undefined || back === undefined || time < at(out) || time >= at(back)) return null;
  const { course } = shipment;
  const whole = courseMiles(course);
  // To the call between the ports, as long as she stays there, and on from it.
  const stop = shipment.calls.find(({ role }) => role === 'pass' || role === 'change');
  const behind = stop?.at ? splitCourse(course, stop.at).behind : 0;
  const [arrives, leaves] = [hours('transArrived') ?? out, hours('transDeparted') ?? out];
  const sailed = (from: number, to: number, miles: number) => {
    const share = (time.getTime() - at(from).getTime()) / (at(to).getTime() - at(from).getTime());
    return { miles: miles * Math.min(1, Math.max(0, share)), speed: miles / (to - from) };
  };
  const first = sailed(out, arrives, behind);
  const second = sailed(leaves, back, whole - behind);
  const atFirst = time < at(arrives);
  const found = onCourse(course, (atFirst ? first.miles : behind + second.miles) / whole);
  if (!found) return null;
  const moored = !atFirst && time < at(leaves);
  const speed = moored ? 0 : Math.round((atFirst ? first : second).speed * 10) / 10;
  const [east, north] = found.at;
  const near = [Math.round(east * 1e4) / 1e4, Math.round(north * 1e4) / 1e4] as const;
  return { at: near, heading: found.heading, speed, time };
}

function landed(sailing: Sailing, now: Date): Pick<Heard, 'holds' | 'lastFreeDay'> {
  const { voyage, at, shipment, until } = sailing;
  const pod = shipment.calls.find(({ role }) => role === 'discharge');
  const seen = Math.min(now.getTime(), until.getTime());
  // As far as anybody knows.
  const told = voyage.changes.filter(({ after }) => at(after).getTime() <= seen);
  const arrived = voyage.hours + told.reduce((sum, { by }) => sum + by, 0);
  const held = voyage.hold && at(arrived + voyage.hold.after);
  const free = at(arrived + 18 + voyage.freeDays * 24);
  return {
    holds: voyage.hold && held && held.getTime() <= seen ? [{ kind: voyage.hold.kind, since: held.toISOString() }] : [],
    lastFreeDay: inZone(free, pod?.zone ?? 'UTC').slice(0, 10),
  };
}

/** The next thing that will be said, and not later than the next position. */
function nextOf(events: readonly TrackEvent[], sailing: Sailing, now: Date): Date | null {
  const coming = events.map(({ saidAt }) => saidAt.getTime()).filter((time) => time > now.getTime());
  if (coming.length === 0 && !sailing.voyage.hold) return null;
  return new Date(Math.min(...coming, now.getTime() + AIS / 2));
}

/** Ships of the demonstration: they sail by their plan and the clock, and nobody outside is asked. */
export const demoSource: TrackingSource = {
  follow: async ({ bookingId }) => `demo-${bookingId}`,
  unfollow: async () => undefined,
  plan({ id, etd }, calls, course) {
    const begins = momentIn(etd ?? '', '08:30', calls[0]?.zone ?? 'UTC');
    const hours = course.length < 2 ? USUAL : Math.max(24, Math.round(courseMiles(course) / KNOTS));
    const leaves = id % 5;
    const changes = leaves > 2 ? [{ after: leaves + 5, by: leaves, reason: 'schedule' as const }] : [];
    return { etd: begins.toISOString(), leaves, hours, freeDays: 5, changes };
  },
  async poll(shipment, now) {
    const { voyage, calls } = shipment;
    if (!voyage) return { events: [], next: null };
    const begins = Date.parse(voyage.etd);
    const at = (hours: number) => new Date(begins + hours * HOUR);
    const silent = voyage.silent === undefined ? Number.POSITIVE_INFINITY : at(voyage.leaves + voyage.silent).getTime();
    const until = new Date(Math.min(silent, 8.64e15));
    const sailing: Sailing = { voyage, shipment, steps: stepsOf(voyage, calls), at, until };
    const all = sailing.steps.flatMap((step) => [...expected(sailing, step), ...happened(sailing, step)]);
    const heard = all.filter(({ saidAt }) => saidAt <= now && saidAt <= until);
    return {
      events: heard,
      position: positionOf(sailing, now),
      ...landed(sailing, now),
      next: now > until ? null : nextOf(all, sailing, now),
    };
  },
};
