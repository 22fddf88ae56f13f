import { type Exact, exact, minus, plus, signOf } from '../freight/exact.ts';
import { type Amount, written } from '../freight/money.ts';

/** The sum of each currency, in the order of first appearance; credits are below 0. @throws RangeError for what is no decimal */
export function statementTotals(lines: readonly Amount[]): Amount[] {
  const sums = new Map<string, Exact>();
  for (const { currency, amount } of lines) {
    const sum = sums.get(currency);
    sums.set(currency, sum ? plus(sum, exact(amount)) : exact(amount));
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: written(sum, currency) }));
}

export interface Balance {
  readonly currency: string;
  readonly due: string;
  readonly paid: string;
  /** what is still to be paid; below 0 where too much came */
  readonly open: string;
}

/** What of each currency is due, paid and open; also of one in which only payments came. @throws RangeError for what is no decimal */
export function balances(lines: readonly Amount[], payments: readonly Amount[]): Balance[] {
  const sumsOf = (list: readonly Amount[]) => new Map(statementTotals(list).map((sum) => [sum.currency, sum.amount]));
  const due = sumsOf(lines);
  const paid = sumsOf(payments);
  return [...new Set([...due.keys(), ...paid.keys()])].map((currency) => {
    const [owed, came] = [exact(due.get(currency) ?? '0'), exact(paid.get(currency) ?? '0')];
    const say = (amount: Exact) => written(amount, currency);
    return { currency, due: say(owed), paid: say(came), open: say(minus(owed, came)) };
  });
}

/** Whether nothing, a part or everything of a statement is paid; an empty one, or one of credits alone, is paid. */
export function paidState(of: readonly Balance[]): 'unpaid' | 'part' | 'paid' {
  if (of.every(({ open }) => signOf(exact(open)) <= 0)) return 'paid';
  return of.some(({ paid }) => signOf(exact(paid)) > 0) ? 'part' : 'unpaid';
}
