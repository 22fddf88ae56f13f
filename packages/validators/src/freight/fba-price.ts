import type { CostLine } from './cost-line.ts';
import { brief, counted, type Exact, exact, larger, over, raised, times, total } from './exact.ts';
import { type FbaCargo, type FbaWeightRule, type FbaWeights, fbaChargeable } from './fba-chargeable.ts';
import { fbaOversize, type Oversize, type OversizeRule } from './fba-oversize.ts';
import { lineAmount } from './money.ts';
import { type Surcharge, surchargeAmount } from './surcharge-amount.ts';
import { breakOf, type WeightBreak } from './weight-breaks.ts';

/** A channel to a warehouse, as its price list has it. */
export interface FbaChannel extends FbaWeightRule {
  readonly currency: string;
  /** by the kilogram; the price of the break that the chargeable weight falls in, no other */
  readonly breaks: readonly WeightBreak[];
  /** by the cubic metre, where that is offered, and how many it counts at least */
  readonly pricePerCbm?: string | null | undefined;
  readonly minCbm?: string | undefined;
  readonly oversize?: OversizeRule | undefined;
  /** what comes on top; `PER_CTN` is by the carton, `PER_KG` by the chargeable weight */
  readonly extras?: readonly Surcharge[] | undefined;
}

export interface FbaPrice extends Oversize {
  readonly weights: FbaWeights;
  /** kilograms, or cubic metres where those were chosen; empty where they are unknown */
  readonly quantity: string;
  readonly unit: 'kg' | 'cbm';
  /** null where the list has no price for so little, none by the cubic metre, or nobody said how large the cargo is */
  readonly price: string | null;
  /** the freight (`OF`), extras and fees: they are the sum. The freight has no amount where there is no price or a piece is refused */
  readonly lines: readonly CostLine[];
}

const STEP: Exact = { top: 1n, of: 1000n };
const CUBIC_CENTIMETRES: Exact = { top: 1_000_000n, of: 1n };
const CARTON = 'carton';

/** Undefined where nobody said how large it is. */
function cubicMetres(cargo: FbaCargo, minCbm = '0'): string | undefined {
  if (!('cartons' in cargo) && cargo.volume === undefined) return undefined;
  const volume =
    'cartons' in cargo
      ? over(
          total(
            cargo.cartons.map((one) =>
              times(exact(one.length), exact(one.width), exact(one.height), counted(one.count)),
            ),
          ),
          CUBIC_CENTIMETRES,
        )
      : exact(cargo.volume ?? '0');
  return brief(raised(larger(volume, exact(minCbm)), STEP), 3);
}

const boxes = (cargo: FbaCargo) =>
  'cartons' in cargo
    ? cargo.cartons.map(({ count }) => ({ ctnType: CARTON, count }))
    : [{ ctnType: CARTON, count: cargo.count ?? 0 }];

/**
 * The first leg of a shipment by one channel. Kilogram or cubic metre is the customer's choice, never taken silently.
 * @throws RangeError for what is no decimal or no count
 */
export function fbaPrice(
  channel: FbaChannel,
  cargo: FbaCargo,
  { unit = 'kg', chosen }: { readonly unit?: 'kg' | 'cbm'; readonly chosen?: readonly string[] | undefined } = {},
): FbaPrice {
  const { currency, oversize, extras = [] } = channel;
  const weights = fbaChargeable(cargo, channel);
  const volume = cubicMetres(cargo, channel.minCbm);
  const quantity = unit === 'kg' ? weights.chargeable : (volume ?? '');
  const byWeight = () => breakOf(channel.breaks, exact(quantity))?.price ?? null;
  const byVolume = () => (volume === undefined ? null : (channel.pricePerCbm ?? null));
  const price = unit === 'kg' ? byWeight() : byVolume();
  const pieces = oversize && 'cartons' in cargo ? fbaOversize(cargo.cartons, oversize, currency) : null;
  const refused = pieces?.refused ?? [];
  const amount = price === null || refused.length > 0 ? null : lineAmount(price, quantity, currency);
  const basis = unit === 'kg' ? 'PER_KG' : 'PER_RT';
  const freight = { code: 'OF', side: 'freight', basis, unitPrice: price, quantity, currency, amount } as const;
  const shipment = {
    containers: boxes(cargo),
    weight: weights.chargeable,
    rt: volume,
    freight: amount === null ? [] : [{ currency, amount }],
    chosen,
  };
  const rest = extras.flatMap((one) => surchargeAmount(one, shipment));
  return {
    weights,
    quantity,
    unit,
    price,
    refused,
    lines: [{ ...freight, state: 'charged' }, ...rest, ...(pieces?.lines ?? [])],
  };
}
