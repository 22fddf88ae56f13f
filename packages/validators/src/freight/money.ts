import { counted, type Exact, exact, fixed, minus, over, times } from './exact.ts';

/** An amount of one currency: a decimal text and the three letters of ISO 4217. */
export interface Amount {
  readonly currency: string;
  readonly amount: string;
}

/** What one unit of a currency is worth in CNY, as published at one time; CNY itself need not be in a list of them. */
export interface ExchangeRate {
  readonly currency: string;
  /** a decimal text above 0: `7.1000` */
  readonly cnyPerUnit: string;
}

const WHOLE = /^(?:JPY|KRW|VND)$/;

/** How many decimals an amount has: none of yen, won and dong, two of all others. */
export const moneyDecimals = (currency: string): 0 | 2 => (WHOLE.test(currency) ? 0 : 2);

/** An amount as it is written: `2310.00`, yen `2119`. */
export const written = (amount: Exact, currency: string): string => fixed(amount, moneyDecimals(currency));

/** The amount of a line, unit price · quantity, rounded once. @throws RangeError for what is no decimal */
export const lineAmount = (unitPrice: string, quantity: string | number, currency: string): string =>
  written(times(exact(unitPrice), typeof quantity === 'string' ? exact(quantity) : counted(quantity)), currency);

/** How far an amount lies above another one of its currency, below zero where it lies under it. @throws RangeError for what is no decimal */
export const amountLess = (amount: string, other: string, currency: string): string =>
  written(minus(exact(amount), exact(other)), currency);

/** What a unit of a currency is worth in CNY; null where the list does not say. */
export function worth(currency: string, rates: readonly ExchangeRate[]): Exact | null {
  if (currency === 'CNY') return { top: 1n, of: 1n };
  const rate = rates.find((one) => one.currency === currency);
  return rate ? exact(rate.cnyPerUnit) : null;
}

/**
 * An amount in another currency, rounded once; null where a rate of exchange is missing. Never convert back what was converted, and
 * never convert lines one by one: `predictedCost` converts subtotals.
 * @throws RangeError for what is no decimal
 */
export function convert({ currency, amount }: Amount, into: string, rates: readonly ExchangeRate[]): string | null {
  if (currency === into) return written(exact(amount), into);
  const from = worth(currency, rates);
  const to = worth(into, rates);
  return from && to ? written(over(times(exact(amount), from), to), into) : null;
}
