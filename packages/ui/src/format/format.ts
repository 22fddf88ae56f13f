/** Figures and dates as they stand on paper. Decimal strings never become floating point numbers. */

export const MISSING = '—';
const MINUS = '\u2212';
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

type Given = string | number | null | undefined;

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Rounds half up, digit by digit. */
function fixed(whole: string, fraction: string, decimals: number): string {
  let digits = whole + fraction.padEnd(decimals, '0');
  // Else there is nothing to round, as almost always.
  if (fraction.length > decimals || /^0\d/.test(whole)) {
    const kept = BigInt(digits.slice(0, whole.length + decimals));
    digits = (kept + (fraction.charAt(decimals) >= '5' ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  }
  const point = digits.length - decimals;
  return grouped(digits.slice(0, point)) + (decimals ? `.${digits.slice(point)}` : '');
}

/** `1234.5` with 3 decimals is `1,234.500`; what is no number is given back as it is, nothing at all is `—`, and 0 may have a form of its own. */
function decimal(value: Given, decimals: number, zero?: string): string {
  const given = String(value ?? '');
  const [, sign, whole, fraction = ''] = NUMBER.exec(given) ?? [];
  if (whole === undefined) return given || MISSING;
  if (zero && !/[1-9]/.test(given)) return zero;
  const text = fixed(whole, fraction, decimals);
  return sign && /[1-9]/.test(text) ? MINUS + text : text;
}

/** Pieces, a whole number. */
export const packages = (value: Given): string => decimal(value, 0);
/** Kilograms with 3 decimals. */
export const weight = (value: Given): string => decimal(value, 3, '0');
/** Cubic metres with 4 decimals. */
export const volume = (value: Given): string => decimal(value, 4, '0');
/** `USD 4,620.00` */
export const money = (currency: string, value: Given): string => {
  const text = decimal(value, 2);
  return text === MISSING ? text : `${currency} ${text}`;
};

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
