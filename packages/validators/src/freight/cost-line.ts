import { type Exact, exact, plus } from './exact.ts';
import { type Amount, written } from './money.ts';

/** What a charge is counted by: container, TEU, bill of lading, shipment, revenue ton (W/M), kilogram, percent of the freight, at cost. */
export type CostBasis = 'PER_CTN' | 'PER_TEU' | 'PER_BL' | 'PER_SHIPMENT' | 'PER_RT' | 'PER_KG' | 'PERCENT' | 'AT_COST';

/** The four headings of a breakdown. */
export type CostSide = 'origin' | 'freight' | 'destination' | 'papers';

/** `charged` counts; `inFreight` is in the freight already; `optional` counts once `chosen`; `notIncluded` never counts. */
export type CostState = 'charged' | 'inFreight' | 'optional' | 'notIncluded';

/** One line of a breakdown. */
export interface CostLine {
  readonly code: string;
  readonly side: CostSide;
  readonly basis: CostBasis;
  /** of a percentage the percent; null where nobody knows it yet */
  readonly unitPrice: string | null;
  /** of a percentage what it is taken of */
  readonly quantity: string;
  readonly currency: string;
  /** null where there is no price */
  readonly amount: string | null;
  readonly state: CostState;
  /** an optional line that was ticked */
  readonly chosen?: boolean;
  /** where a charge has a price for each container type */
  readonly ctnType?: string;
}

/** What of a line a sum needs. */
export type SummedLine = Pick<CostLine, 'code' | 'currency' | 'amount' | 'state' | 'chosen'>;

/** True for a line that a total contains. */
export const counts = ({ state, chosen }: Pick<CostLine, 'state' | 'chosen'>): boolean =>
  state === 'charged' || (state === 'optional' && chosen === true);

/**
 * The exact sum of what counts, per currency in the order of first appearance; lines without a price are left out.
 * @throws RangeError for an amount that is no decimal
 */
export function subtotals(lines: readonly SummedLine[]): Amount[] {
  const sums = new Map<string, Exact>();
  for (const line of lines) {
    if (!counts(line) || line.amount === null) continue;
    const sum = sums.get(line.currency);
    sums.set(line.currency, sum ? plus(sum, exact(line.amount)) : exact(line.amount));
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: written(sum, currency) }));
}
