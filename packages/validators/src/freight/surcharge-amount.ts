import type { CostBasis, CostLine, CostSide } from './cost-line.ts';
import { counted, type Exact, exact, larger, smaller, times, total } from './exact.ts';
import { type Amount, written } from './money.ts';

/** A charge as it is published. Amounts are decimal texts. */
export interface Surcharge {
  readonly code: string;
  readonly side: CostSide;
  readonly basis: CostBasis;
  /** of a percentage the percent; null where it is charged at cost */
  readonly amount: string | null;
  /** least and most that a line of it comes to */
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  readonly currency: string;
  /** a price for each type, in place of `amount`; a type that is not in it has no price */
  readonly amountsByCtn?: readonly { readonly ctnType: string; readonly amount: string }[] | undefined;
  /** the only types it is charged for; all without any */
  readonly ctnTypes?: readonly string[] | undefined;
  readonly mandatory: boolean;
  /** in the freight already */
  readonly includedInFreight?: boolean | undefined;
  /** days, both ends included, compared with the day of sailing */
  readonly validFrom?: string | null | undefined;
  readonly validTo?: string | null | undefined;
}

export interface Containers {
  readonly ctnType: string;
  readonly count: number;
}

/** What a charge is counted by; what is missing is unknown. */
export interface Shipment {
  readonly containers?: readonly Containers[] | undefined;
  /** sets of bills of lading, the main one with its sub-bills; 1 without */
  readonly bills?: number | undefined;
  /** revenue tons, of `lclCharge` */
  readonly rt?: string | undefined;
  /** kilograms that are charged */
  readonly weight?: string | undefined;
  /** the base freight, that a percentage is taken of in its own currency */
  readonly freight?: readonly Amount[] | undefined;
  /** day of sailing; without one every charge is valid */
  readonly etd?: string | undefined;
  /** codes of optional charges that were ticked */
  readonly chosen?: readonly string[] | undefined;
}

/** A price and how often it is taken; a price of null where nobody knows it. */
interface Part {
  readonly unitPrice: string | null;
  readonly quantity: Exact | null;
  readonly shown: string;
  readonly ctnType?: string;
}

// 20 feet are one unit of twenty feet, 40 and 45 feet are two.
const teu = ({ ctnType }: Containers) => (/^20/.test(ctnType) ? 1 : /^4[05]/.test(ctnType) ? 2 : null);
const PERCENT: Exact = { top: 1n, of: 100n };
const unknown = (unitPrice: string | null): Part => ({ unitPrice, quantity: null, shown: '' });
const taken = (unitPrice: string | null, quantity: string, ctnType?: string): Part => ({
  unitPrice,
  quantity: exact(quantity),
  shown: quantity,
  ...(ctnType === undefined ? {} : { ctnType }),
});
const sumOf = (counts: readonly number[]) => `${total(counts.map(counted)).top}`;

function byContainer({ amount, amountsByCtn = [], ctnTypes = [] }: Surcharge, boxes: readonly Containers[]): Part[] {
  const asked = boxes.filter(({ ctnType, count }) => count > 0 && (!ctnTypes.length || ctnTypes.includes(ctnType)));
  if (asked.length === 0) return [];
  if (amountsByCtn.length === 0) return [taken(amount, sumOf(asked.map(({ count }) => count)))];
  const types = [...new Set(asked.map(({ ctnType }) => ctnType))];
  return types.map((type) => {
    const quantity = sumOf(asked.filter(({ ctnType }) => ctnType === type).map(({ count }) => count));
    const price = amountsByCtn.find(({ ctnType }) => ctnType === type)?.amount ?? null;
    return taken(price, quantity, type);
  });
}

function byTeu({ amount, ctnTypes = [] }: Surcharge, boxes: readonly Containers[]): Part[] {
  const asked = boxes.filter(({ ctnType, count }) => count > 0 && (!ctnTypes.length || ctnTypes.includes(ctnType)));
  if (asked.length === 0) return [];
  if (asked.some((box) => teu(box) === null)) return [unknown(amount)];
  const units = asked.flatMap((box) => Array<number>(teu(box) ?? 0).fill(box.count));
  return [taken(amount, sumOf(units))];
}

function partsOf(charge: Surcharge, shipment: Shipment): Part[] {
  const { amount, currency } = charge;
  const known = (quantity: string | undefined) => [quantity === undefined ? unknown(amount) : taken(amount, quantity)];
  switch (charge.basis) {
    case 'PER_CTN':
      return byContainer(charge, shipment.containers ?? []);
    case 'PER_TEU':
      return byTeu(charge, shipment.containers ?? []);
    case 'PER_BL':
      return [taken(amount, sumOf([shipment.bills ?? 1]))];
    case 'PER_SHIPMENT':
      return [taken(amount, '1')];
    case 'PER_RT':
      return known(shipment.rt);
    case 'PER_KG':
      return known(shipment.weight);
    case 'PERCENT':
      return known(shipment.freight?.find((one) => one.currency === currency)?.amount);
    default:
      return [unknown(amount)];
  }
}

function amountOf({ basis, min, max, currency }: Surcharge, { unitPrice, quantity }: Part): string | null {
  if (unitPrice === null || quantity === null || basis === 'AT_COST') return null;
  const plain = times(exact(unitPrice), quantity);
  const whole = basis === 'PERCENT' ? times(plain, PERCENT) : plain;
  const least = typeof min === 'string' ? larger(whole, exact(min)) : whole;
  return written(typeof max === 'string' ? smaller(least, exact(max)) : least, currency);
}

function lineOf(charge: Surcharge, part: Part, chosen: boolean): CostLine {
  const { code, side, basis, currency, mandatory } = charge;
  const { unitPrice, shown: quantity, ctnType } = part;
  const common = { code, side, basis, unitPrice, quantity, currency, ...(ctnType === undefined ? {} : { ctnType }) };
  if (charge.includedInFreight) return { ...common, amount: written(exact('0'), currency), state: 'inFreight' };
  const amount = amountOf(charge, part);
  if (mandatory) return { ...common, amount, state: 'charged' };
  if (amount === null && !chosen) return { ...common, amount, state: 'notIncluded' };
  return { ...common, amount, state: 'optional', chosen };
}

/** Whether a charge is valid on a day of sailing: both ends included, open where one is missing. */
export const isValidOn = (
  { validFrom, validTo }: Pick<Surcharge, 'validFrom' | 'validTo'>,
  day: string | undefined,
): boolean => day === undefined || ((validFrom ?? day) <= day && day <= (validTo ?? day));

/**
 * The lines that a charge adds to a breakdown: none where it is not valid or counts nothing, one for each container type where its
 * price goes by them. A mandatory line without a price leaves the total empty; any other is not included.
 * @throws RangeError for what is no decimal or no count
 */
export function surchargeAmount(charge: Surcharge, shipment: Shipment): CostLine[] {
  if (!isValidOn(charge, shipment.etd)) return [];
  const chosen = shipment.chosen?.includes(charge.code) ?? false;
  return partsOf(charge, shipment).map((part) => lineOf(charge, part, chosen));
}
