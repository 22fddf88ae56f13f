import { compareDecimal, sumDecimal, weight } from './amount.ts';
import { error, type Issue, warning } from './issue.ts';
import type { Rule } from './rule.ts';

export interface VgmIssues {
  'vgm.zero': Record<never, never>;
  /** less than the cargo alone */
  'vgm.belowCargo': { vgm: string; cargo: string };
  /** less than the cargo and the empty container, `least` together */
  'vgm.belowTare': { vgm: string; least: string; tare: string };
  'vgm.aboveMaxGross': { vgm: string; maxGross: string };
}

const isZero = (value: unknown): boolean => weight.is(value) && !/[1-9]/.test(value);

/** The verified gross mass of a packed container, in kilograms: a weight above 0. */
export const vgm: Rule = {
  name: 'vgm',
  example: '26480',
  standard: 'SOLAS VI/2',
  is: (value, options): value is string => weight.is(value, options) && !isZero(value),
  check(value, options) {
    const issue = weight.check(value, options);
    // However it is written: 00 repaired would be none either.
    return [value, ...(issue?.suggestions ?? [])].some(isZero) ? error('vgm.zero', {}) : issue;
  },
  normalize: (text) => weight.normalize(text),
};

/** Kilograms as decimal strings. */
export interface VgmFacts {
  readonly vgm: string;
  /** gross weight of all cargo in the container, packaging included */
  readonly cargo?: string | undefined;
  /** weight of the empty container, as on its door */
  readonly tare?: string | undefined;
  /** what the container may weigh packed, as on its door */
  readonly maxGross?: string | undefined;
}

/** What there is to say of a verified gross mass beside the facts that are known; what is no weight counts as unknown. */
export function checkVgm({ vgm: mass, cargo, tare, maxGross }: VgmFacts): readonly Issue[] {
  const own = vgm.check(mass);
  const issues = own ? [own] : [];
  if (!vgm.is(mass)) return issues;
  const known = [cargo, tare].filter((part) => weight.is(part));
  const least = sumDecimal(known);
  if (weight.is(cargo) && compareDecimal(mass, cargo) < 0) issues.push(warning('vgm.belowCargo', { vgm: mass, cargo }));
  else if (weight.is(tare) && compareDecimal(mass, least) < 0)
    issues.push(warning('vgm.belowTare', { vgm: mass, least, tare }));
  if (weight.is(maxGross) && compareDecimal(mass, maxGross) > 0)
    issues.push(warning('vgm.aboveMaxGross', { vgm: mass, maxGross }));
  return issues;
}
