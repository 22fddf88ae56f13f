/** Something that closes. */
export interface CutOff {
  id: string;
  /** ISO with offset */
  at: string;
  /** which service or ship */
  service: string;
  /** what closes: documents, verified weights */
  name: string;
  orders: number;
  /** orders of which something is not in; null where nobody knows */
  missing: number | null;
}

const DAY = 86_400_000;

/** The day and the time of a moment by the clock of a zone: `2026-11-20`, `09:48`. */
export function clockOf(at: number, zone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

/** How much of its day has passed, of a hundred. */
export function placeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) / 1440) * 1000) / 10;
}

export interface DayItem extends CutOff {
  readonly clock: { readonly day: string; readonly time: string };
}

/** Today and tomorrow, with what closes on each. */
export function daysOf(list: readonly CutOff[], now: number, zone: string) {
  return [now, now + DAY].map((moment) => {
    const { day } = clockOf(moment, zone);
    const items = list
      .map((cutOff): DayItem => ({ ...cutOff, clock: clockOf(Date.parse(cutOff.at), zone) }))
      .filter(({ clock }) => clock.day === day)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return { day, items };
  });
}
