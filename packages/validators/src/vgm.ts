import { compareDecimal, sumDecimal, weight } from './amount.ts';
import { amountRule } from './amount-rule.ts';
import { WEIGHT } from './decimal.ts';
import { type Issue, warning } from './issue.ts';

/** The verified gross mass of a packed container, in kilograms: a weight above 0. */
export const vgm = /* @__PURE__ */ amountRule('vgm', '26480', WEIGHT, 3, 'SOLAS VI/2', [[/^0[0.]*$/, 'vgm.zero']]);

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
