import type { CostLine } from './cost-line.ts';
import { type Exact, exact, plus, times } from './exact.ts';
import { lineAmount, written } from './money.ts';

/** What a forwarder adds to the charges of one code before showing them to a customer of its own. */
export type MarkUp =
  | { readonly code: string /** per unit, in the currency of the line */; readonly add: string }
  | { readonly code: string; readonly percent: string };

const HUNDREDTH: Exact = { top: 1n, of: 100n };

function priceOf(price: Exact, markUp: MarkUp): Exact {
  if ('add' in markUp) return plus(price, exact(markUp.add));
  return plus(price, times(price, exact(markUp.percent), HUNDREDTH));
}

/** A lump sum: neither what it is taken of nor a least or a most shows what it was before. */
const lump = (line: CostLine, amount: string): CostLine => ({
  ...line,
  basis: 'PER_SHIPMENT',
  unitPrice: amount,
  quantity: '1',
  amount,
});

function withMarkUp(line: CostLine, markUp: MarkUp | undefined): CostLine {
  const { unitPrice, quantity, currency, amount, basis, state } = line;
  if (amount === null || unitPrice === null || state === 'inFreight') return line;
  if (basis === 'PERCENT') return lump(line, markUp ? written(priceOf(exact(amount), markUp), currency) : amount);
  if (!markUp) return line;
  const price = written(priceOf(exact(unitPrice), markUp), currency);
  if (lineAmount(unitPrice, quantity, currency) === amount)
    return { ...line, unitPrice: price, amount: lineAmount(price, quantity, currency) };
  return lump(line, written(priceOf(exact(amount), markUp), currency));
}

/**
 * The lines of a breakdown with what is added to them inside their prices: nothing on them tells what they were. A percentage of the
 * freight becomes a lump sum, since it would.
 * @throws RangeError for what is no decimal
 */
export function markedUp<L extends CostLine>(lines: readonly L[], markUps: readonly MarkUp[]): L[] {
  return lines.map((line) => ({
    ...line,
    ...withMarkUp(
      line,
      markUps.find(({ code }) => code === line.code),
    ),
  }));
}

/** A price of a list with what is added to it. @throws RangeError for what is no decimal */
export function markedUpPrice(price: string, code: string, currency: string, markUps: readonly MarkUp[]): string {
  const markUp = markUps.find((one) => one.code === code);
  return written(markUp ? priceOf(exact(price), markUp) : exact(price), currency);
}
