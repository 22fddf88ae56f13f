/** Decimal strings: weights, volumes and amounts never become floating point numbers. */

export interface DecimalLimits {
  /** most digits before the point; where any number may stand, zeros may lead, as in `007` */
  readonly integer: number;
  /** most digits after the point */
  readonly decimals: number;
  /** lets one minus stand in front: what is neither it nor a digit nor a point */
  readonly signed?: RegExp;
}

/** Limits of the specification, section 9: of weights and of volumes. */
export const WEIGHT: DecimalLimits = { integer: 13, decimals: 4 };
export const MONEY: DecimalLimits = { integer: 10, decimals: 2 };

/** Where the digits that begin at `from` end. */
function endOfDigits(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) break;
  }
  return at;
}

/** True for a plain decimal within the limits, with other `decimals` than theirs where given. */
export function fits(text: string, limits: DecimalLimits, decimals: number): boolean {
  const start = limits.signed && text.startsWith('-') ? 1 : 0;
  const point = endOfDigits(text, start);
  const whole = point - start;
  const rest = text.length - point - 1;
  return (
    whole > 0 &&
    whole <= limits.integer &&
    (whole < 2 || text[start] !== '0' || limits.integer === Infinity) &&
    (rest < 0 || (rest > 0 && rest <= decimals && text[point] === '.' && endOfDigits(text, point + 1) === text.length))
  );
}

/** Without the zeros at the end of its decimals, which nobody types. */
export function shortDecimal(text: string): string {
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** Every value times the same power of ten, and its exponent; an empty text is 0. @throws RangeError for no decimal */
export function scale(values: readonly string[]): [bigint[], number] {
  const parts = values.map((value) => {
    if (!/^(?:-?\d+(?:\.\d+)?)?$/.test(value)) throw new RangeError(`Not a decimal: ${value}`);
    const [whole = '', rest = ''] = value.split('.');
    return [whole + rest, rest.length] as const;
  });
  const decimals = parts.reduce((most, [, length]) => Math.max(most, length), 0);
  return [parts.map(([digits, length]) => BigInt(digits + '0'.repeat(decimals - length))), decimals];
}

/**
 * The exact sum, with as many decimals as the longest part. Parts may be negative; an empty one counts nothing, and an empty list is `0`.
 * @throws RangeError for a part that is no plain decimal: check the parts first
 */
export function sumDecimal(values: readonly string[]): string {
  const [parts, decimals] = scale(values);
  const sum = parts.reduce((total, part) => total + part, 0n);
  const digits = `${sum < 0n ? -sum : sum}`.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return (sum < 0n ? '-' : '') + digits.slice(0, point) + (decimals ? `.${digits.slice(point)}` : '');
}

/**
 * −1, 0 or 1: `12400` and `12400.0000` are equal, and so are `0`, `-0` and an empty text.
 * @throws RangeError for a text that is no plain decimal: check both first
 */
export function compareDecimal(left: string, right: string): -1 | 0 | 1 {
  const [[a = 0n, b = 0n]] = scale([left, right]);
  return a < b ? -1 : a > b ? 1 : 0;
}
