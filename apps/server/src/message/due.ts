import type { Digest } from '@lading/api-client/contract';

/** When mails and text messages of somebody leave. */
export interface Timing {
  readonly digest: Digest;
  /** `22:00`; empty for no quiet hours */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60;
/** When what was gathered in a day leaves, by the reader's clock. */
const MORNING = 9 * 60;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes since midnight where somebody is. */
function localMinutes(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(parts.format(at));
}

/** The next instant at which the clocks of the zone show this; now, where they do. */
function nextAt(from: number, minutes: number, zone: string): number {
  const start = Math.floor(from / MINUTE) * MINUTE;
  const wait = (minutes - localMinutes(start, zone) + DAY) % DAY;
  const at = start + wait * MINUTE;
  // The clocks were changed between: an hour more or less.
  const off = ((minutes - localMinutes(at, zone) + DAY + DAY / 2) % DAY) - DAY / 2;
  return at + off * MINUTE;
}

function isQuiet(at: number, { quietFrom, quietTo, zone }: Timing): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  const [from, to, now] = [minutesOf(quietFrom), minutesOf(quietTo), localMinutes(at, zone)];
  return from < to ? now >= from && now < to : now >= from || now < to;
}

function gathered(now: number, { digest, zone }: Timing): number {
  if (digest === 'none') return now;
  if (digest === 'day') return nextAt(now + MINUTE, MORNING, zone);
  const past = localMinutes(now, zone) % 60;
  return (Math.floor(now / MINUTE) + 60 - past) * MINUTE;
}

/** When a mail about something that happens now leaves; what is urgent is not gathered, and waits for the morning all the same. */
export function dueAt(now: Date, timing: Timing, isUrgent = false): Date {
  const at = isUrgent ? now.getTime() : gathered(now.getTime(), timing);
  return new Date(isQuiet(at, timing) ? nextAt(at, minutesOf(timing.quietTo), timing.zone) : at);
}
