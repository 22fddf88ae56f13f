import { daysUntil, type Trace } from './voyage.ts';

/** What a shipment's state asks of whoever waits for it, the most pressing first. */
export type Meaning =
  | { readonly kind: 'held'; readonly hold: Trace['holds'][number] }
  | { readonly kind: 'silent'; readonly days: number }
  | { readonly kind: 'unknown' | 'delivered' | 'noDate' }
  | { readonly kind: 'waiting'; readonly at: string }
  | { readonly kind: 'late' | 'early' | 'onTime'; readonly minutes: number }
  | { readonly kind: 'beforeAppointment' | 'afterAppointment'; readonly days: number; readonly at: string }
  | { readonly kind: 'freeUntil' | 'freeSoon' | 'freeOver'; readonly days: number; readonly day: string };

/** Free time that ends within so many days presses. */
const SOON = 3;
const MINUTE = 60_000;

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MINUTE);

/** Later or earlier than was promised first. */
function againstPlan({ etaHistory, eta }: Trace): Meaning[] {
  const first = etaHistory[0]?.eta;
  if (!eta || !first) return [];
  const minutes = minutesBetween(first, eta);
  return [{ kind: minutes > 0 ? 'late' : minutes < 0 ? 'early' : 'onTime', minutes: Math.abs(minutes) }];
}

function appointment({ appointment: meeting, eta, phase }: Trace): Meaning[] {
  if (!meeting || !eta || phase === 'delivered') return [];
  const days = daysUntil(eta, meeting.time);
  return [{ kind: days >= 0 ? 'beforeAppointment' : 'afterAppointment', days: Math.abs(days), at: meeting.time }];
}

function freeTime({ lastFreeDay: day, milestones, phase }: Trace, now: number): Meaning[] {
  const out = milestones.some(({ code, classifier }) => code === 'gateOut' && classifier === 'ACT');
  if (!day || out || phase === 'delivered') return [];
  const days = daysUntil(now, `${day}T23:59:59Z`);
  return [{ kind: days < 0 ? 'freeOver' : days < SOON ? 'freeSoon' : 'freeUntil', days: Math.abs(days), day }];
}

/** What it means that a shipment is where it is. */
export function meaningsOf(trace: Trace, now: number): Meaning[] {
  const { phase, freshness, holds, milestones } = trace;
  if (phase === 'unknown') return [{ kind: 'unknown' }];
  if (phase === 'delivered') return [{ kind: 'delivered' }];
  const silent: Meaning[] =
    freshness.state === 'late' && freshness.at
      ? [{ kind: 'silent', days: Math.max(1, Math.floor((now - Date.parse(freshness.at)) / 86_400_000)) }]
      : [];
  const departure = milestones.find(({ code }) => code === 'departed');
  const waiting: Meaning[] =
    phase === 'waiting' ? [departure ? { kind: 'waiting', at: departure.time } : { kind: 'noDate' }] : [];
  return [
    ...holds.map((hold): Meaning => ({ kind: 'held', hold })),
    ...silent,
    ...waiting,
    ...againstPlan(trace),
    ...appointment(trace),
    ...freeTime(trace, now),
  ];
}
