import { inZone } from '../basedata/zones.ts';
import type { CutoffRule } from '../database/schema.ts';

const DAY = 86_400_000;

/** `2026-11-26` so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The day that the clock of a port shows. */
export const dayIn = (now: Date, zone: string): string => inZone(now, zone).slice(0, 10);

// Asking what a zone is ahead by is slow, and all rates of a lane ask the same.
const offsets = new Map<string, string>();
function offsetOf(day: string, zone: string): string {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = inZone(new Date(`${day}T12:00:00Z`), zone).slice(19);
  if (offsets.size > 5_000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** When something closes for a sailing, by the clock of its port with the offset: `2026-11-21T17:00:00+08:00`. */
export function closing(etd: string, rule: CutoffRule | null, zone: string): string | null {
  if (!rule) return null;
  const day = addDays(etd, -rule.days);
  return `${day}T${rule.time}:00${offsetOf(day, zone)}`;
}

export interface Sailing {
  readonly etdDays: readonly number[];
  readonly etd: string | null;
  readonly validFrom: string;
  readonly validTo: string;
}

/** The days from `from` to `to` on which it sails and its price is valid. */
export function sailingDays({ etdDays, etd, validFrom, validTo }: Sailing, from: string, to: string): string[] {
  const [first, last] = [validFrom > from ? validFrom : from, validTo < to ? validTo : to];
  if (etd !== null) return etd >= first && etd <= last ? [etd] : [];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (etdDays.includes(weekdayOf(day))) days.push(day);
  return days;
}

/** The first of them whose papers are still open. */
export const nextSailing = (
  rate: Sailing & { readonly docCutoff: CutoffRule | null },
  { from, to }: { readonly from: string; readonly to: string },
  zone: string,
  now: Date,
): string | undefined =>
  sailingDays(rate, from, to).find((day) => {
    const closes = closing(day, rate.docCutoff, zone);
    return closes === null || Date.parse(closes) > now.getTime();
  });
