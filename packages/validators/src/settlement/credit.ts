import { compare, exact, minus, total } from '../freight/exact.ts';
import { type Amount, convert, type ExchangeRate, written } from '../freight/money.ts';
import { statementTotals } from './totals.ts';

export interface CreditUse {
  /** in CNY: what is owed and ordered already */
  readonly used: string;
  /** in CNY: what is left once the new order is placed; below 0 where it goes over the limit */
  readonly left: string;
  /** used and new together are more than the limit; exactly the limit is not */
  readonly over: boolean;
}

const CNY = 'CNY';

/**
 * How much of a credit limit in CNY is used, and what a new order leaves of it. Subtotals are converted once; null where a rate is missing.
 * @throws RangeError for what is no decimal
 */
export function creditUse(
  limit: string,
  owed: readonly Amount[],
  ordered: readonly Amount[],
  rates: readonly ExchangeRate[],
): CreditUse | null {
  const sumIn = (list: readonly Amount[]) => {
    const parts = statementTotals(list).map((sum) => convert(sum, CNY, rates));
    return parts.includes(null) ? null : total(parts.filter((part) => part !== null).map(exact));
  };
  const used = sumIn(owed);
  const added = sumIn(ordered);
  if (!used || !added) return null;
  const left = minus(minus(exact(limit), used), added);
  return { used: written(used, CNY), left: written(left, CNY), over: compare(left, exact('0')) < 0 };
}
