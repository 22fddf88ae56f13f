import { compareDecimal, sumDecimal, weight } from '../amount.ts';
import { brief, exact, fixed, minus, over, positive, smaller, times } from '../freight/exact.ts';
import { containerGroup } from '../size-type.ts';
import { vgm } from '../vgm.ts';
import type { VgmBox, VgmUnit } from './box.ts';

const POUND = '0.45359237';

/** In kilograms, half up to the gram where it was in pounds; undefined for what is no weight above 0. */
export function kilograms(amount: string, unit: VgmUnit): string | undefined {
  if (!vgm.is(amount)) return undefined;
  return unit === 'KGM' ? amount : brief(times(exact(amount), exact(POUND)), 3);
}

/** By method 2: cargo, dunnage and the empty container together; undefined while one of the two that have to be there is missing. */
export function calculatedVgm({
  cargo,
  dunnage,
  tare,
}: Pick<VgmBox, 'cargo' | 'dunnage' | 'tare'>): string | undefined {
  if (!vgm.is(cargo) || !vgm.is(tare) || (dunnage !== '' && !weight.is(dunnage))) return undefined;
  return sumDecimal([cargo, dunnage, tare]);
}

export interface BoxPlate {
  readonly tare: string;
  readonly maxGross: string;
}
const PLATES: Readonly<Record<string, BoxPlate>> = {
  '22GP': { tare: '2200', maxGross: '30480' },
  '42GP': { tare: '3740', maxGross: '30480' },
  '45GP': { tare: '3860', maxGross: '30480' },
};

/** What is usual of its type, used only while the door plate was not read; undefined for a type without a usual one. */
export const usualPlate = (ctnType: string): BoxPlate | undefined => PLATES[containerGroup(ctnType) ?? ''];

/** How far two weights are apart, and how far they may be: 5 % of what was weighed or a tonne, whichever is less. */
export interface Deviation {
  readonly difference: string;
  readonly most: string;
  /** of what was weighed, with two decimals */
  readonly percent: string;
  readonly ok: boolean;
}
const TONNE = '1000';

/** @throws RangeError for what is no plain decimal above 0 */
export function deviation(declared: string, weighed: string): Deviation {
  const apart = positive(minus(exact(weighed), exact(declared)));
  const most = smaller(times(exact(weighed), exact('0.05')), exact(TONNE));
  const percent = fixed(over(times(apart, exact('100')), exact(weighed)), 2);
  const [difference, limit] = [brief(apart, 4), brief(most, 6)];
  return { difference, most: limit, percent, ok: compareDecimal(difference, limit) <= 0 };
}

/** How much of what it may weigh a container weighs, in percent with one decimal; undefined while either is unknown. */
export function usedShare(mass: string | undefined, maxGross: string): string | undefined {
  if (mass === undefined || !vgm.is(mass) || !vgm.is(maxGross)) return undefined;
  return fixed(over(times(exact(mass), exact('100')), exact(maxGross)), 1);
}

export interface VgmTotals {
  readonly cargo: string;
  readonly dunnage: string;
  readonly tare: string;
  /** in kilograms */
  readonly vgm: string;
}

const summed = (values: readonly string[]): string => sumDecimal(values.filter((value) => weight.is(value)));

/** Of a booking; what is no weight counts nothing. */
export const vgmTotals = (boxes: readonly VgmBox[]): VgmTotals => ({
  cargo: summed(boxes.map(({ cargo }) => cargo)),
  dunnage: summed(boxes.map(({ dunnage }) => dunnage)),
  tare: summed(boxes.map(({ tare }) => tare)),
  vgm: sumDecimal(boxes.map(({ vgm: mass, unit }) => kilograms(mass, unit) ?? '')),
});
