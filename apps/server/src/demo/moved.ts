import { TODAY } from './clock.ts';

const DAY = 86_400_000;
/** Half past nine of that morning in China: the last thing of the demonstration has happened by then. */
const MORNING = TODAY + 1.5 * 3_600_000;

/** How many whole days the demonstration lies back. */
export const daysSince = (now: Date): number => Math.max(0, Math.floor((now.getTime() - MORNING) / DAY));

const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const DATE = /^\d{4}-\d{2}-\d{2}(?=$|T)/;
// In prose, with or without the year: 11-21 17:00, 2026-12-01.
const SAID = /(?<![\d-])(?:(\d{4})-)?(\d{2})-(\d{2})(?![\d-])/g;
const PROSE: readonly string[] = ['title', 'html', 'titleEn', 'htmlEn', 'text'];

/** A sentence with every date in it so many days later. */
export const said = (text: string, days: number): string =>
  text.replace(SAID, (_, year: string | undefined, month: string, day: string) => {
    const moved = later(`${year ?? new Date(TODAY).getUTCFullYear()}-${month}-${day}`, days);
    return year ? moved : moved.slice(5);
  });

/** The same with every date in it so many days later; the dates of prose too. */
export function moved<Value>(value: Value, days: number, name = ''): Value {
  if (days === 0) return value;
  const move = (one: unknown, key: string): unknown => {
    if (typeof one === 'string')
      return PROSE.includes(key) ? said(one, days) : one.replace(DATE, (date) => later(date, days));
    if (Array.isArray(one)) return one.map((part) => move(part, key));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([own, part]) => [own, move(part, own)]));
  };
  return move(value, name) as Value;
}
