const DAY = 86_400_000;

/** Days and hours of the demonstration, counted from the morning of 20 November 2026 in China. */
export const TODAY = Date.UTC(2026, 10, 20);

/** `2026-11-26`, so many days after that morning. */
export const day = (days: number): string => new Date(TODAY + Math.round(days) * DAY).toISOString().slice(0, 10);

/** `2026-11-21T17:00:00+08:00` */
export const at = (days: number, time: string): string =>
  `${day(days)}T${time.length === 5 ? `${time}:00` : time}+08:00`;

/** The day of a date, counted from that morning. */
export const dayOf = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - TODAY) / DAY;
