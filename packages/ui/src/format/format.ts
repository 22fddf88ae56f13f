/** Figures and dates as they stand on paper. Decimal strings never become floating point numbers. */

export const MISSING = '—';
const MINUS = '\u2212';
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

type Given = string | number | null | undefined;

function grouped(digits: string): string {
  let text = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}

/** Rounds half up, digit by digit. */
function fixed(whole: string, fraction: string, decimals: number): string {
  // Nothing to round, as almost always.
  if (fraction.length <= decimals && (whole.length === 1 || !whole.startsWith('0')))
    return decimals === 0 ? grouped(whole) : `${grouped(whole)}.${fraction.padEnd(decimals, '0')}`;
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const digits = (kept + (fraction.charAt(decimals) >= '5' ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return decimals === 0 ? grouped(digits) : `${grouped(digits.slice(0, point))}.${digits.slice(point)}`;
}

/** `1234.5` with 3 decimals is `1,234.500`; what is no number is given back as it is, nothing at all is `—`. */
function decimal(value: Given, decimals: number): string {
  if (value === null || value === undefined || value === '') return MISSING;
  const [, sign, whole, fraction = ''] = NUMBER.exec(String(value)) ?? [];
  if (whole === undefined) return String(value);
  const text = fixed(whole, fraction, decimals);
  return sign && /[1-9]/.test(text) ? MINUS + text : text;
}

const isZero = (value: Given): boolean => /^-?0+(?:\.0+)?$/.test(String(value));
const quantity = (value: Given, decimals: number): string => (isZero(value) ? '0' : decimal(value, decimals));

/** Pieces, a whole number. */
export const packages = (value: Given): string => decimal(value, 0);
/** Kilograms with 3 decimals. */
export const weight = (value: Given): string => quantity(value, 3);
/** Cubic metres with 4 decimals. */
export const volume = (value: Given): string => quantity(value, 4);
/** `USD 4,620.00` */
export const money = (currency: string, value: Given): string => {
  const text = decimal(value, 2);
  return text === MISSING ? text : `${currency} ${text}`;
};

const OFFSET = 8 * 3_600_000;
/** The clock of the desk, UTC+08:00, as `YYYY-MM-DDTHH:mm:ss`; null for what is no moment. Without an offset it is that clock already. */
function local(iso: string): string | null {
  const moment = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso.replace(' ', 'T')}+08:00`);
  return Number.isNaN(moment) ? null : new Date(moment + OFFSET).toISOString().slice(0, 19);
}
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day stays the day it is written as; a moment is the day it has in UTC+08:00. */
export function date(value: string | null | undefined): string {
  if (!value) return MISSING;
  return DAY.test(value) ? value : (local(value)?.slice(0, 10) ?? value);
}
/** `11-26`, for tables. */
export const dayMonth = (value: string | null | undefined): string =>
  date(value).replace(/^\d{4}-(?=\d{2}-\d{2}$)/, '');
/** `2026-11-18 16:40:12` in UTC+08:00, from ISO with an offset; a bare day stays a day. */
export function dateTime(value: string | null | undefined): string {
  if (!value) return MISSING;
  return DAY.test(value) ? value : (local(value)?.replace('T', ' ') ?? value);
}
