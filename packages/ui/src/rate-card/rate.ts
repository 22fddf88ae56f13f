import { compareDecimal, decimalSigned, sumDecimal } from '@lading/validators';

/** One end of a sailing. */
export interface RateEnd {
  /** local date of the port, `2026-11-26` */
  date: string;
  port: string;
  /** terminal or berth */
  place?: string | undefined;
}

export interface RatePrice {
  /** `40HQ` */
  type: string;
  /** decimal string; null where the carrier offers none */
  amount: string | null;
}

/** A charge that the predicted total contains. */
export interface IncludedLine {
  name: string;
  /** `2,310.00 × 2`, 每票, 含于海运费 */
  basis: string;
  currency: string;
  /** decimal string; null for what is in another line already */
  amount: string | null;
}

/** A charge that may come on top. */
export interface ExcludedLine {
  name: string;
  /** who pays, or how much: 收货人承担, USD 40 */
  value: string;
}

/** The exact sums by currency, in the order of the lines; a line that is no plain decimal is left out. */
export function sums(lines: readonly IncludedLine[]): { currency: string; amount: string }[] {
  const amounts = new Map<string, string[]>();
  for (const { currency, amount } of lines)
    if (amount !== null && decimalSigned.is(amount)) amounts.set(currency, [...(amounts.get(currency) ?? []), amount]);
  return [...amounts].map(([currency, parts]) => ({ currency, amount: sumDecimal(parts) }));
}

/** The price of so many containers, to the last digit; null where there is no price. */
export function times(price: string | null, quantity: number): string | null {
  return price !== null && decimalSigned.is(price) ? sumDecimal(Array<string>(quantity).fill(price)) : null;
}

/** What the lines come to, where one currency says it and it is not what the server says. */
export function difference(lines: readonly IncludedLine[], total: string | null): string | null {
  const [only, ...others] = sums(lines);
  if (!only || others.length > 0 || total === null || !decimalSigned.is(total)) return null;
  return compareDecimal(only.amount, total) === 0 ? null : only.amount;
}
