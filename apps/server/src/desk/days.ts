import { DESK_ZONE, momentIn } from '../basedata/zones.ts';
import { badInput } from '../http/failure.ts';

const DAY = 86_400_000;

/** The day after, `YYYY-MM-DD`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** From the beginning of a day of the desk to the end of another, the end itself not in it. */
export function periodOf({ from, to }: { from: string; to: string }): { start: Date; end: Date } {
  if (!isDay(from)) throw badInput('from');
  if (!isDay(to) || to < from) throw badInput('to');
  return { start: momentIn(from, '00:00', DESK_ZONE), end: momentIn(dayAfter(to), '00:00', DESK_ZONE) };
}
