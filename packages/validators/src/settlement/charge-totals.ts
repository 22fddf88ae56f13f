import { counted, exact, fixed, over, signOf, times } from '../freight/exact.ts';
import { type Amount, amountLess, convert, type ExchangeRate } from '../freight/money.ts';
import { statementTotals } from './totals.ts';

/** The currency in which the charges of an order are summed up; each stays billed in its own. */
export const SUMMED_IN = 'USD';

/** What one charge brings in, and what is paid for it; null where nobody wrote that. */
export interface EarnedAmount extends Amount {
  readonly cost: string | null;
}

/** The sums of one currency. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly receivable: string;
  readonly payable: string;
  readonly margin: string;
  /** what is received, in the currency of the whole; null where a rate of exchange is missing */
  readonly inOne: string | null;
}

/** All in one currency. */
export interface EarnedWhole {
  readonly currency: string;
  readonly receivable: string;
  readonly payable: string;
  readonly margin: string;
  /** the margin in hundredths of what is received, one decimal: `9.4`; null where nothing is received */
  readonly percent: string | null;
}

export interface ChargeTotals {
  readonly totals: readonly CurrencyTotal[];
  /** null where a rate of exchange is missing */
  readonly overall: EarnedWhole | null;
}

/** A part in hundredths of a whole, with one decimal. */
const percentOf = (part: string, whole: string): string | null =>
  signOf(exact(whole)) === 0 ? null : fixed(over(times(exact(part), counted(100)), exact(whole)), 1);

/** Subtotals in one currency, each converted once; null where a rate is missing. */
function inOne(sums: readonly Amount[], into: string, rates: readonly ExchangeRate[]): string | null {
  const parts = sums.map((sum) => convert(sum, into, rates));
  if (parts.includes(null)) return null;
  const [whole] = statementTotals([
    { currency: into, amount: '0' },
    ...parts.map((amount) => ({ currency: into, amount: amount ?? '0' })),
  ]);
  return whole?.amount ?? null;
}

/**
 * What charges bring in, cost and leave, by currency and in one. A charge without a cost costs nothing; subtotals are converted, never lines.
 * @throws RangeError for what is no decimal
 */
export function chargeTotals(
  lines: readonly EarnedAmount[],
  into: string,
  rates: readonly ExchangeRate[],
): ChargeTotals {
  const received = statementTotals(lines);
  const paid = statementTotals(lines.map(({ currency, cost }) => ({ currency, amount: cost ?? '0' })));
  const totals = received.map(({ currency, amount: receivable }, at): CurrencyTotal => {
    const payable = paid[at]?.amount ?? '0';
    const margin = amountLess(receivable, payable, currency);
    return { currency, receivable, payable, margin, inOne: convert({ currency, amount: receivable }, into, rates) };
  });
  const receivable = inOne(received, into, rates);
  const payable = inOne(paid, into, rates);
  if (receivable === null || payable === null) return { totals, overall: null };
  const margin = amountLess(receivable, payable, into);
  return { totals, overall: { currency: into, receivable, payable, margin, percent: percentOf(margin, receivable) } };
}
