import type { CostLine } from './cost-line.ts';
import {
  brief,
  compare,
  type Exact,
  exact,
  fixed,
  larger,
  minus,
  plus,
  rounded,
  signOf,
  times,
  total,
} from './exact.ts';
import { written } from './money.ts';
import { type Surcharge, surchargeAmount } from './surcharge-amount.ts';
import { ascending, breakOf, type WeightBreak } from './weight-breaks.ts';

/** A charge of air freight: by the kilogram that is charged, or by that which is weighed, or by the waybill (`PER_BL`). */
export type AirSurcharge = Surcharge & { readonly weighed?: 'charged' | 'actual' | undefined };

export interface AirTariff {
  readonly currency: string;
  /** M: what a shipment costs at least */
  readonly min: string;
  /** N from 0 kg, then Q from 45, 100, 300, 500, 1000 kg */
  readonly breaks: readonly WeightBreak[];
  readonly surcharges?: readonly AirSurcharge[] | undefined;
}

export interface AirShipment {
  /** kilograms, of `airChargeable` */
  readonly chargeable: string;
  /** kilograms as weighed, for what goes by them; the chargeable weight without */
  readonly gross?: string | undefined;
  /** codes of optional charges that were ticked */
  readonly chosen?: readonly string[] | undefined;
}

export interface AirFreight {
  /** kilograms that are paid for: "charged as 500 kg" */
  readonly weight: string;
  /** paid for as a heavier shipment, since that is cheaper */
  readonly heavier: boolean;
  /** per kilogram */
  readonly price: string;
  /** M is more than the weight comes to */
  readonly minimum: boolean;
  /** the freight alone */
  readonly freight: string;
  /** how much less it is than by its own break, with what goes by the charged weight */
  readonly saved: string;
  /** the freight (`OF`) and every surcharge: they are the sum */
  readonly lines: readonly CostLine[];
}

interface Choice {
  readonly weight: Exact;
  readonly price: string;
  /** with what goes by the charged weight */
  readonly sum: Exact;
}

// With one decimal, as they are printed; more only where somebody gave more.
const kilograms = (weight: Exact) => (compare(rounded(weight, 1), weight) === 0 ? fixed(weight, 1) : brief(weight, 4));
const byCharged = ({ basis, weighed, mandatory, includedInFreight }: AirSurcharge) =>
  basis === 'PER_KG' && weighed !== 'actual' && mandatory && !includedInFreight;

/** What a weight costs by a price, with the surcharges of the same currency that go by it. */
function chosenAt({ currency, surcharges = [] }: AirTariff, weight: Exact, price: string, min?: string): Choice {
  const going = surcharges.filter((one) => byCharged(one) && one.currency === currency);
  const lines = going.flatMap((one) => surchargeAmount(one, { weight: kilograms(weight) }));
  const freight = exact(written(times(exact(price), weight), currency));
  const added = total(lines.flatMap(({ amount }) => (amount === null ? [] : [exact(amount)])));
  return { weight, price, sum: plus(min === undefined ? freight : larger(freight, exact(min)), added) };
}

/** The least of the own break and all heavier ones, the lightest of equal ones first. */
function choose(tariff: AirTariff, weight: Exact): { best: Choice; own: WeightBreak | undefined } {
  const own = breakOf(tariff.breaks, weight);
  const heavier = ascending(tariff.breaks).filter(({ from }) => compare(exact(from), weight) > 0);
  const choices = [
    ...(own ? [chosenAt(tariff, weight, own.price)] : []),
    ...heavier.map(({ from, price }) => chosenAt(tariff, exact(from), price)),
  ];
  const [first, ...others] = choices;
  if (!first) throw new RangeError('A tariff without weight breaks');
  return { best: others.reduce((least, one) => (compare(one.sum, least.sum) < 0 ? one : least), first), own };
}

/**
 * Air freight by weight breaks: a heavier break is taken where the sum is less, surcharges on the charged weight with it; then M.
 * @throws RangeError for a tariff without breaks, and for what is no decimal
 */
export function airFreight(tariff: AirTariff, { chargeable, gross = chargeable, chosen }: AirShipment): AirFreight {
  const { currency, min, surcharges = [] } = tariff;
  const weight = exact(chargeable);
  const { best, own } = choose(tariff, weight);
  const plain = times(exact(best.price), best.weight);
  const minimum = compare(plain, exact(min)) < 0;
  const freight = written(larger(plain, exact(min)), currency);
  const charged = kilograms(best.weight);
  const counted = minimum
    ? ({ basis: 'PER_SHIPMENT', unitPrice: min, quantity: '1' } as const)
    : ({ basis: 'PER_KG', unitPrice: best.price, quantity: charged } as const);
  const first: CostLine = { code: 'OF', side: 'freight', ...counted, currency, amount: freight, state: 'charged' };
  const rest = surcharges.flatMap((one) =>
    surchargeAmount(one, {
      weight: one.weighed === 'actual' ? gross : charged,
      freight: [{ currency, amount: freight }],
      chosen,
    }),
  );
  const byOwn = own && chosenAt(tariff, weight, own.price, min).sum;
  const paid = chosenAt(tariff, best.weight, best.price, min).sum;
  return {
    weight: charged,
    heavier: compare(best.weight, weight) > 0,
    price: best.price,
    minimum,
    freight,
    saved: written(byOwn && signOf(minus(byOwn, paid)) > 0 ? minus(byOwn, paid) : exact('0'), currency),
    lines: [first, ...rest],
  };
}
