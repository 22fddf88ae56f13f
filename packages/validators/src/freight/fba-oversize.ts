import type { CostLine } from './cost-line.ts';
import { compare, counted, type Exact, exact, plus, total } from './exact.ts';
import type { FbaCartons } from './fba-chargeable.ts';
import { lineAmount } from './money.ts';

/** Centimetres and kilograms a piece may have; girth is the longest side and twice both others. */
export interface PieceLimits {
  readonly longest?: string | undefined;
  readonly second?: string | undefined;
  readonly girth?: string | undefined;
  readonly weight?: string | undefined;
}

/** What is free up to a limit costs a fee above it, and is refused above another. */
export interface OversizeRule {
  readonly free: PieceLimits;
  readonly refused: PieceLimits;
  /** for each dimension of a piece that is exceeded; they add up, and the one for weight comes on top */
  readonly dimensionFee: string;
  readonly weightFee: string;
}

export interface Oversize {
  /** what of which cartons nobody takes, by their place in the list */
  readonly refused: readonly { readonly row: number; readonly limit: keyof PieceLimits }[];
  /** `OVS` for dimensions, `OWS` for weight, where there are any */
  readonly lines: readonly CostLine[];
}

const DIMENSIONS = ['longest', 'second', 'girth'] as const;

function measuresOf({ length, width, height, weight }: FbaCartons): Record<keyof PieceLimits, Exact> {
  const [third, second, longest] = [length, width, height].map(exact).sort(compare) as [Exact, Exact, Exact];
  return { longest, second, girth: total([longest, second, second, third, third]), weight: exact(weight) };
}

const above = (measure: Exact, limit: string | undefined) => limit !== undefined && compare(measure, exact(limit)) > 0;

/** Fees for pieces that are too large or too heavy, and what is refused. @throws RangeError for what is no decimal or no count */
export function fbaOversize(cartons: readonly FbaCartons[], rule: OversizeRule, currency: string): Oversize {
  const measured = cartons.map((one) => ({ measures: measuresOf(one), count: counted(one.count) }));
  const refused = measured.flatMap(({ measures }, row) =>
    ([...DIMENSIONS, 'weight'] as const)
      .filter((limit) => above(measures[limit], rule.refused[limit]))
      .map((limit) => ({ row, limit })),
  );
  const exceeded = (limits: readonly (keyof PieceLimits)[]) =>
    measured
      .flatMap(({ measures, count }) =>
        limits.filter((limit) => above(measures[limit], rule.free[limit])).map(() => count),
      )
      .reduce(plus, counted(0));
  const line = (code: string, fee: string, times: Exact): CostLine[] => {
    const quantity = `${times.top}`;
    if (times.top === 0n) return [];
    const amount = lineAmount(fee, quantity, currency);
    const price = { side: 'freight', basis: 'PER_CTN', unitPrice: fee, quantity, currency } as const;
    return [{ code, ...price, amount, state: 'charged' }];
  };
  return {
    refused,
    lines: [
      ...line('OVS', rule.dimensionFee, exceeded(DIMENSIONS)),
      ...line('OWS', rule.weightFee, exceeded(['weight'])),
    ],
  };
}
