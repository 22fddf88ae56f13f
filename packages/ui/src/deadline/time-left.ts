const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days, hours and minutes are 0 where they do not count. */
export interface TimeLeft {
  state: 'none' | 'over' | 'far' | 'soon' | 'urgent';
  days: number;
  hours: number;
  minutes: number;
}

/** What is left until a moment: counted in hours under four days, urgent under two. `at` is ISO with offset, `now` in ms. */
export function timeLeft(at: string | null | undefined, now: number): TimeLeft {
  const left = at ? Date.parse(at) - now : Number.NaN;
  if (Number.isNaN(left)) return { state: 'none', days: 0, hours: 0, minutes: 0 };
  if (left <= 0) return { state: 'over', days: 0, hours: 0, minutes: 0 };
  if (left > 4 * DAY) return { state: 'far', days: 0, hours: 0, minutes: 0 };
  return {
    state: left > 2 * DAY ? 'soon' : 'urgent',
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  };
}
