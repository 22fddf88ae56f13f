import type { Format } from '../../format/index.ts';

/** `11-20 09:12`: the clock of the desk, without year and seconds. What is no moment stays as it is. */
export function shortTime(format: Format, at: string | undefined): string {
  if (!at) return '';
  const whole = format.dateTime(at);
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(whole) ? whole.slice(5, 16) : whole;
}
