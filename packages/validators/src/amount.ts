/** Decimal strings: weights, volumes and amounts never become floating point numbers. */

const DECIMAL = /^(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

export interface DecimalLimits {
  /** most digits before the point */
  readonly integer: number;
  /** most digits after the point */
  readonly decimals: number;
}

/** Limits of the specification, section 9. */
export const WEIGHT: DecimalLimits = { integer: 13, decimals: 4 };
export const VOLUME: DecimalLimits = { integer: 13, decimals: 4 };
export const MONEY: DecimalLimits = { integer: 10, decimals: 2 };

/** True for an unsigned decimal string without leading zeros, within the limits. */
export function isDecimal(value: unknown, limits: DecimalLimits): value is string {
  if (typeof value !== 'string' || value.length > limits.integer + limits.decimals + 1 || !DECIMAL.test(value))
    return false;
  const point = value.indexOf('.');
  const whole = point < 0 ? value.length : point;
  return whole <= limits.integer && value.length - whole - 1 <= limits.decimals;
}

const fraction = (value: string): number => (value.includes('.') ? value.length - value.indexOf('.') - 1 : 0);
const scaled = (value: string, decimals: number): bigint =>
  BigInt(value.replace('.', '') + '0'.repeat(decimals - fraction(value)));

/** The exact sum, with as many decimals as the longest part. An empty list is `0`. */
export function sumDecimal(values: readonly string[]): string {
  const decimals = values.reduce((most, value) => Math.max(most, fraction(value)), 0);
  const sum = values.reduce((total, value) => total + scaled(value, decimals), 0n);
  const digits = sum.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** −1, 0 or 1: `12400` and `12400.0000` are equal. */
export function compareDecimal(left: string, right: string): -1 | 0 | 1 {
  const decimals = Math.max(fraction(left), fraction(right));
  const difference = scaled(left, decimals) - scaled(right, decimals);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
