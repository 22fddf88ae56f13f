import type { DayOrder } from './shapes.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const two = (number: number) => String(number).padStart(2, '0');

/** `2026-12-01` where there is such a day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (full < 2000 || full > 2099 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return `${full}-${two(month)}-${two(day)}`;
}

const known = (days: readonly (string | undefined)[]): string[] => [
  ...new Set(days.filter((day): day is string => day !== undefined)),
];

interface Read {
  readonly days: readonly string[];
  readonly rest: string;
}

/** The days that a text may mean: one, or both where which is the month cannot be told. */
function readDays(text: string, order: DayOrder): Read | undefined {
  const iso = /(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?/.exec(text);
  if (iso) return { days: known([dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))]), rest: after(text, iso) };
  const named = /(\d{1,2})[\s\-/.]*([A-Z]{3})[A-Z]*[\s\-/.,]*(\d{4}|\d{2})(?!\d|:)/i.exec(text);
  const month = named ? MONTHS.indexOf((named[2] ?? '').toUpperCase()) : -1;
  if (named && month >= 0)
    return { days: known([dayOf(Number(named[3]), month + 1, Number(named[1]))]), rest: after(text, named) };
  const first = /\b([A-Z]{3})[A-Z]*[\s\-/.]*(\d{1,2})[\s\-/.,]+(\d{4})/i.exec(text);
  const begins = first ? MONTHS.indexOf((first[1] ?? '').toUpperCase()) : -1;
  if (first && begins >= 0)
    return { days: known([dayOf(Number(first[3]), begins + 1, Number(first[2]))]), rest: after(text, first) };
  const figures = /(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  if (!figures) return undefined;
  const [one, other, year] = [Number(figures[1]), Number(figures[2]), Number(figures[3])];
  const dmy = order === 'mdy' ? undefined : dayOf(year, other, one);
  const mdy = order === 'dmy' ? undefined : dayOf(year, one, other);
  return { days: known([dmy, mdy]), rest: after(text, figures) };
}

const after = (text: string, found: RegExpExecArray) => text.slice(found.index + found[0].length);

/** `12:00`, `1200`, `4:30 PM`; undefined where no time of the day is said. */
function timeOf(text: string): string | undefined {
  const found = /^\D{0,6}?(\d{1,2})[:.时]?(\d{2})?\s*(?:hrs?|h\b)?\s*(am|pm)?/i.exec(text.trim());
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined;
  const [, hours = '', minutes = '00', half] = found;
  const base = Number(hours) % (half ? 12 : 100);
  const hour = /pm/i.test(half ?? '') ? base + 12 : base;
  // Midnight at the end of a day is the last minute of it.
  if (hour === 24 && minutes === '00') return '23:59';
  return hour > 23 || Number(minutes) > 59 ? undefined : `${two(hour)}:${minutes}`;
}

/** Days as they may be meant. */
export const daysIn = (text: string, order: DayOrder): readonly string[] => readDays(text, order)?.days ?? [];

/** Instants by the clock of the port as they may be meant; a cut-off without a time is its day alone. */
export function momentsIn(text: string, order: DayOrder): readonly string[] {
  const read = readDays(text, order);
  if (!read) return [];
  const time = timeOf(read.rest);
  return read.days.map((day) => (time === undefined ? day : `${day}T${time}`));
}
