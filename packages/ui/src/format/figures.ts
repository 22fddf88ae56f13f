/** Figures as they stand on paper. Decimal strings never become floating point numbers. */

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
