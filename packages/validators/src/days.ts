/** Days as texts, `2026-11-23`: counted by the calendar alone, without a clock or a zone. */

const DAY = 86_400_000;

/** @throws RangeError for what is no day of the calendar */
function midnight(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new RangeError(`Not a day: ${day}`);
  return date;
}

const written = (date: Date): string => date.toISOString().slice(0, 10);

/** The day so many days later, or earlier where `by` is below 0. @throws RangeError for what is no day */
export function shiftedDay(day: string, by: number): string {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + by);
  return written(date);
}

/** How many days lie from one day to another, below 0 where it was earlier. @throws RangeError for what is no day */
export const daysBetween = (from: string, to: string): number =>
  (midnight(to).getTime() - midnight(from).getTime()) / DAY;

/** A day of the month that is `months` after that of `day`; the last one where the month is shorter. @throws RangeError for what is no day */
export function dayOfMonth(day: string, which: number, months = 0): string {
  const date = midnight(day);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(which, date.getUTCDate()));
  return written(date);
}
