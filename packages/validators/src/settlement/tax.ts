import { exact, minus, over, plus, rounded, times } from '../freight/exact.ts';
import { written } from '../freight/money.ts';

/** Percent of value added tax that a line of freight can bear; 0 is exempt. */
export const TAX_RATES = ['0', '6', '9'] as const;
export type TaxRate = (typeof TAX_RATES)[number];

export interface TaxedAmount {
  readonly net: string;
  readonly tax: string;
  /** net + tax, to the last digit */
  readonly total: string;
}

const ONE = exact('1');
const PERCENT = exact('0.01');
const TWO_PLACES = 2;

/**
 * The tax that a total in CNY contains: the net amount is rounded half up, the tax is the rest, so both make the total again.
 * @throws RangeError for what is no decimal
 */
export function taxWithin(total: string, taxRate: TaxRate): TaxedAmount {
  const whole = exact(total);
  const net = rounded(over(whole, plus(ONE, times(exact(taxRate), PERCENT))), TWO_PLACES);
  const say = (amount: typeof whole) => written(amount, 'CNY');
  return { net: say(net), tax: say(minus(whole, net)), total: say(whole) };
}
