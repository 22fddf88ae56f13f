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
  /** the site that a channel goes to, or the country and zip of another address */
  readonly warehouseId: number | undefined;
  readonly countryId: number | undefined;
  readonly zip: string;
}

/** Where a channel goes; undefined while that is not named yet. */
function endOf({ to, warehouseId, countryId, zip }: BookingDraft['services']['fba']) {
  if (to === 'address')
    return countryId === null || zip === '' ? undefined : { warehouseId: undefined, countryId, zip };
  return warehouseId === null ? undefined : { warehouseId, countryId: undefined, zip: '' };
}

/** What a draft asks of the rate that it is by; undefined where it is by none, by one of full containers, or goes to a place that is not named yet. */
export function bookingOffer({ route, cargo, services }: BookingDraft): BookingOffer | undefined {
  const { mode, offerId } = route;
  if (mode === 'fcl' || offerId === null) return undefined;
  const end = mode === 'fba' ? endOf(services.fba) : { warehouseId: undefined, countryId: undefined, zip: '' };
  if (!end) return undefined;
  const sum = (name: 'weight' | 'volume') =>
    sumDecimal(cargo.goods.map((row) => row[name]).filter((figure) => decimal.is(figure)));
  return {
    mode,
    rateId: offerId,
    weight: sum('weight'),
    volume: sum('volume'),
    number: cargo.goods.reduce((all, row) => all + (row.number ?? 0), 0),
    goodsType: cargo.goods[0]?.goodsTypeId ?? undefined,
    ...end,
  };
}
