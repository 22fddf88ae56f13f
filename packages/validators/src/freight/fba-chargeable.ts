import { brief, compare, counted, type Exact, exact, larger, over, raised, times, total, ZERO } from './exact.ts';

/** Cartons of one size, in centimetres and kilograms each. */
export interface FbaCartons {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  readonly count: number;
}

/** What is known of the cargo: its cartons, or what they come to together. */
export type FbaCargo =
  | { readonly cartons: readonly FbaCartons[] }
  | {
      /** kilograms and cubic metres of everything */
      readonly weight: string;
      readonly volume?: string | undefined;
      /** cartons, for the least weight of each, as if they were equal */
      readonly count?: number | undefined;
    };

export interface FbaWeightRule {
  /** cm³ to the kilogram: 6000, 5000, or 0 where volume does not count */
  readonly divisor: string;
  /** kilograms that a carton counts at least */
  readonly cartonMin?: string | undefined;
  /** kilograms that a shipment counts at least */
  readonly shipmentMin?: string | undefined;
  /** weight and volume weight compared for everything, or carton by carton */
  readonly compareBy: 'shipment' | 'carton';
  /** kilograms that the end is raised to a multiple of; 1 without */
  readonly roundTo?: string | undefined;
}

/** Kilograms. */
export interface FbaWeights {
  readonly actual: string;
  readonly volume: string;
  readonly chargeable: string;
  /** what decided */
  readonly by: 'actual' | 'volume' | 'carton' | 'minimum';
}

interface Cartons {
  readonly actual: Exact;
  readonly volume: Exact;
  readonly count: Exact;
}

const CUBIC_CENTIMETRES: Exact = { top: 1_000_000n, of: 1n };

function cartonsOf(cargo: FbaCargo, { divisor, cartonMin = '0' }: FbaWeightRule): Cartons[] {
  const by = exact(divisor);
  const weighed = (size: Exact) => (compare(by, ZERO) === 0 ? ZERO : over(size, by));
  if ('cartons' in cargo)
    return cargo.cartons.map(({ length, width, height, weight, count }) => ({
      actual: larger(exact(weight), exact(cartonMin)),
      volume: weighed(times(exact(length), exact(width), exact(height))),
      count: counted(count),
    }));
  const least = times(exact(cartonMin), counted(cargo.count ?? 0));
  return [
    {
      actual: larger(exact(cargo.weight), least),
      volume: weighed(times(exact(cargo.volume ?? '0'), CUBIC_CENTIMETRES)),
      count: counted(1),
    },
  ];
}

/**
 * What the first leg to a warehouse is charged by: actual weight with the least of a carton, or volume weight by sizes as measured;
 * the least of a shipment; then up, once.
 * @throws RangeError for what is no decimal or no count
 */
export function fbaChargeable(cargo: FbaCargo, rule: FbaWeightRule): FbaWeights {
  const cartons = cartonsOf(cargo, rule);
  const actual = total(cartons.map((one) => times(one.actual, one.count)));
  const volume = total(cartons.map((one) => times(one.volume, one.count)));
  const each = total(cartons.map((one) => times(larger(one.actual, one.volume), one.count)));
  const greater = rule.compareBy === 'carton' ? each : larger(actual, volume);
  const charged = larger(greater, exact(rule.shipmentMin ?? '0'));
  const single = compare(greater, actual) === 0 ? 'actual' : compare(greater, volume) === 0 ? 'volume' : 'carton';
  return {
    actual: brief(actual, 4),
    volume: brief(volume, 4),
    chargeable: brief(raised(charged, exact(rule.roundTo ?? '1')), 4),
    by: compare(charged, greater) > 0 ? 'minimum' : single,
  };
}
