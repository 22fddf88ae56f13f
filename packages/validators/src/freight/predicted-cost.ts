import { type CostLine, counts, type SummedLine, subtotals } from './cost-line.ts';
import { exact, total } from './exact.ts';
import { type Amount, convert, type ExchangeRate, written } from './money.ts';

export interface PredictedCost {
  /** per currency, in the order of first appearance */
  readonly subtotals: readonly Amount[];
  /** all of it in one currency; null ("on request") where a price or a rate of exchange is missing: never a part of the sum */
  readonly predicted: Amount | null;
  /** codes of the lines that have no price */
  readonly unpriced: readonly string[];
  /** currencies that nobody gave a rate for */
  readonly unconverted: readonly string[];
}

/**
 * All-in total: what counts is summed per currency, and each subtotal is converted once, half up.
 * @throws RangeError for an amount or a rate that is no decimal
 */
export function predictedCost(
  lines: readonly SummedLine[],
  { currency, rates }: { readonly currency: string; readonly rates: readonly ExchangeRate[] },
): PredictedCost {
  const sums = subtotals(lines);
  const unpriced = lines.filter((line) => counts(line) && line.amount === null).map(({ code }) => code);
  const converted = sums.map((sum) => convert(sum, currency, rates));
  const known = converted.filter((amount) => amount !== null);
  const unconverted = sums.filter((_, at) => converted[at] === null).map((sum) => sum.currency);
  const complete = unpriced.length === 0 && unconverted.length === 0;
  return {
    subtotals: sums,
    predicted: complete ? { currency, amount: written(total(known.map(exact)), currency) } : null,
    unpriced: [...new Set(unpriced)],
    unconverted,
  };
}

export interface CostOfBothEnds {
  /** what is paid where the goods leave, the freight with it */
  readonly origin: Amount | null;
  /** what the consignee pays */
  readonly destination: Amount | null;
  /** both together, by which offers are put in order; null where one of them is */
  readonly both: Amount | null;
}

/** What a shipment costs at its two ends, each an all-in total: a low freight may be paid for by the consignee. */
export function costOfBothEnds(
  lines: readonly (SummedLine & Pick<CostLine, 'side'>)[],
  into: { readonly currency: string; readonly rates: readonly ExchangeRate[] },
): CostOfBothEnds {
  const origin = predictedCost(
    lines.filter(({ side }) => side !== 'destination'),
    into,
  ).predicted;
  const destination = predictedCost(
    lines.filter(({ side }) => side === 'destination'),
    into,
  ).predicted;
  const { currency } = into;
  const both =
    origin && destination
      ? { currency, amount: written(total([exact(origin.amount), exact(destination.amount)]), currency) }
      : null;
  return { origin, destination, both };
}
