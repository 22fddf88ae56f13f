import { decimal } from '../amount.ts';
import { sumDecimal } from '../decimal.ts';
import type { BookingDraft, BookingMode } from './draft.ts';

/** A rate of another way than full containers, and the cargo that its price depends on. */
export interface BookingOffer {
  readonly mode: Exclude<BookingMode, 'fcl'>;
  readonly rateId: number;
  /** kg and m³ of all lines; empty where none says any */
  readonly weight: string;
  readonly volume: string;
  readonly number: number;
  readonly goodsType: number | undefined;
  readonly warehouseId: number | undefined;
}

/** What a draft asks of the rate that it is by; undefined where it is by none, by one of full containers, or goes to a site that is not named yet. */
export function bookingOffer({ route, cargo, services }: BookingDraft): BookingOffer | undefined {
  const { mode, offerId } = route;
  if (mode === 'fcl' || offerId === null) return undefined;
  if (mode === 'fba' && services.fba.warehouseId === null) return undefined;
  const sum = (name: 'weight' | 'volume') =>
    sumDecimal(cargo.goods.map((row) => row[name]).filter((figure) => decimal.is(figure)));
  return {
    ...{ mode, rateId: offerId, weight: sum('weight'), volume: sum('volume') },
    number: cargo.goods.reduce((all, row) => all + (row.number ?? 0), 0),
    goodsType: cargo.goods[0]?.goodsTypeId ?? undefined,
    warehouseId: services.fba.warehouseId ?? undefined,
  };
}
