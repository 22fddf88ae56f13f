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
  /** `2,310.00 × 2`, 每票 (per bill), 含于海运费 (in the ocean freight) */
  basis: string;
  currency: string;
  /** decimal string; null for what is in another line already */
  amount: string | null;
}

/** A charge that may come on top. */
export interface ExcludedLine {
  name: string;
  /** who pays, or how much: 收货人承担 (for the consignee), USD 40 */
  value: string;
}

/** What a carrier offers on one sailing. Amounts are decimal strings. */
export interface Rate {
  /** its name, and the mark it goes by: COSCO */
  carrier: { name: string; code: string };
  /** the service of the carrier: AAC2 */
  service?: string | undefined;
  from: RateEnd;
  to: RateEnd;
  transitDays: number;
  /** the port of call or of transhipment; direct without one */
  via?: string | undefined;
  /** by container type, in the order of size */
  prices: readonly RatePrice[];
  currency: string;
  /** the type that was asked for, one of `prices` */
  containerType: string;
  quantity: number;
  /** struck through above the price of a member */
  listPrice?: string | undefined;
  /** everything in `included`, converted by the server; without one the exact sum, where all lines have one currency */
  total?: string | undefined;
  /** at which rate of exchange the total was converted, and when */
  exchange?: string | undefined;
  included: readonly IncludedLine[];
  excluded: readonly ExcludedLine[];
  /** when the documents close, with the clock it goes by: `11-21 17:00 宁波时间` (Ningbo time) */
  closing: string;
  /** the last day of the price, `2026-11-30` */
  validUntil?: string | undefined;
  /** of all containers together, by the server; without one the price times the quantity */
  freight?: string | undefined;
  /** the other cut-offs, under the lines: VGM 11-22 12:00 */
  cutOffs?: readonly { name: string; at: string }[] | undefined;
  /** what is worth knowing, in one or two sentences */
  remark?: string | undefined;
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
