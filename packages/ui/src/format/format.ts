/** Dates and moments as they stand on paper. */

import { MISSING } from './figures.ts';

/** The clock of the desk: moments are shown by it where nobody said in which zone the reader is. */
export const DESK = 'Asia/Shanghai';
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** `2026-11-18 16:40:12` by the clock of a zone (IANA); undefined for what is not one moment for all the world: it has no offset, or is none. */
export function clockIn(zone: string, iso: string): string | undefined {
  const moment = MOMENT.test(iso) && Date.parse(iso);
  if (!moment) return undefined;
  // China's clock never changes: the browser's first look at a zone takes a third of what it takes to open a bill.
  if (zone === DESK) return new Date(moment + 288e5).toISOString().slice(0, 19).replace('T', ' ');
  // Swedish is written the way the trade writes.
  return new Date(moment).toLocaleString('sv-SE', { timeZone: zone });
}

/** A day stays the day it is written as; a moment is the day it has in the zone, or at the desk (UTC+8). */
export const date = (value: string | null | undefined, zone = DESK): string =>
  value ? (clockIn(zone, value) ?? value).replace(/^(\d{4}-\d{2}-\d{2})[T ].*/, '$1') : MISSING;
/** `11-26`, for tables. */
export const dayMonth = (value: string | null | undefined, zone?: string): string =>
  date(value, zone).replace(/^\d{4}-(?=\d{2}-\d{2}$)/, '');
/**
 * `2026-11-18 16:40:12` in the zone of the reader, from ISO with an offset; `2026-11-18 16:40:12 UTC+8`, the clock of the desk,
 * where the zone is not known. What is no moment stays as it is.
 */
export function dateTime(value: string | null | undefined, zone?: string): string {
  if (!value) return MISSING;
  const said = clockIn(zone ?? DESK, value);
  return said ? said + (zone ? '' : ' UTC+8') : value;
}
