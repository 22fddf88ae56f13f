/** Minutes after midnight of `17:30`; undefined for what is no time of a day of 24 hours. */
export function minutesOf(text: string): number | undefined {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
}

export const isTime = (text: string): boolean => minutesOf(text) !== undefined;

const DAY = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

/** `17:30` of minutes after midnight, of another day too. */
export function timeOf(minutes: number): string {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

const HOURS = /^(\d{1,2})$/;
const WHOLE = /^(\d{1,2})[:.\-h\s\p{sc=Han}](\d{2})\p{sc=Han}?$/u;
const BARE = /^(\d{1,2})(\d{2})$/;
const HALF_DAY = /^(.*?)\s*([ap])\.?m\.?$/i;

/** The time that was written: `9`, `930`, `9.30`, `9:30 pm`, full-width figures; undefined where it is none. */
export function readTime(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim();
  const [, before, half] = HALF_DAY.exec(plain) ?? [];
  const written = before ?? plain;
  const [, hours = '', minutes = '00'] = HOURS.exec(written) ?? WHOLE.exec(written) ?? BARE.exec(written) ?? [];
  if (hours === '') return undefined;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  const time = `${two(hour)}:${minutes}`;
  return isTime(time) ? time : undefined;
}

export interface TimeLimits {
  /** the first and the last time that may be chosen; a first after the last goes over midnight */
  min?: string | undefined;
  max?: string | undefined;
  /** minutes between two times */
  step?: number | undefined;
}

const WHOLE_DAY = { from: 0, length: DAY - 1 };

/** Where a window begins, and how many minutes it is long. */
function windowOf({ min = '', max = '' }: TimeLimits) {
  const [first, last] = [minutesOf(min), minutesOf(max)];
  if (first === undefined && last === undefined) return WHOLE_DAY;
  const from = first ?? 0;
  return { from, length: ((last ?? DAY - 1) - from + DAY) % DAY };
}

/** The times of a list. */
export function timesOf(hours: TimeLimits, every: number): string[] {
  const { from, length } = windowOf(hours);
  const step = Math.max(1, Math.floor(every));
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => timeOf(from + at * step));
}

export type TimeFault = 'first' | 'last' | 'between' | 'step';

/** What is against a time, and what is near and allowed. */
export function faultOf(time: string, hours: TimeLimits): { fault: TimeFault; near: string[] } | undefined {
  const minutes = minutesOf(time);
  if (minutes === undefined) return undefined;
  const { from, length } = windowOf(hours);
  const after = (minutes - from + DAY) % DAY;
  if (after > length) {
    const both = hours.min !== undefined && hours.max !== undefined;
    return { fault: both ? 'between' : hours.max === undefined ? 'first' : 'last', near: [] };
  }
  const { step } = hours;
  if (step === undefined || after % step === 0) return undefined;
  const below = after - (after % step);
  const near = [below, below + step].filter((one) => one <= length).map((one) => timeOf(from + one));
  return { fault: 'step', near };
}

/** Of a list the time that stands at a written one or is the next after it in the list's order; the last when all are before it. */
export function placeOf(times: readonly string[], time: string | undefined): number {
  const wanted = time === undefined ? undefined : minutesOf(time);
  const first = times[0] === undefined ? undefined : minutesOf(times[0]);
  if (wanted === undefined || first === undefined) return 0;
  const after = (text: string) => ((minutesOf(text) ?? 0) - first + DAY) % DAY;
  const at = times.findIndex((text) => after(text) >= (wanted - first + DAY) % DAY);
  return at < 0 ? times.length - 1 : at;
}
