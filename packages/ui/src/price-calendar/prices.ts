import { compareDecimal } from '@lading/validators';
import type { Day } from '../foundations/day.ts';

/** What one sailing costs. */
export interface DayPrice {
  /** the local day of the loading port, such as `2026-11-26` */
  day: Day;
  /** a decimal such as `2310` or `2310.50`; without one no ship sails */
  price?: string | undefined;
  /** without a price: a ship sails, but its papers have closed */
  closed?: boolean | undefined;
  /** no room is left; the price stays in sight */
  full?: boolean | undefined;
  /** how many containers still fit, when it is time to say so */
  left?: number | undefined;
  /** the rest in a line: vessel, days under way, cut-off */
  about?: string | undefined;
}

/** The prices, or what has become of asking for them. */
export type DayPrices =
  | readonly DayPrice[]
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; retry?(): void }
  | { readonly status: 'ready'; readonly data: readonly DayPrice[] };

const NONE: readonly DayPrice[] = [];
const isList = (prices: DayPrices): prices is readonly DayPrice[] => Array.isArray(prices);

/** The prices that are here, and whether more are on their way or failed to come. */
export function readPrices(prices: DayPrices) {
  if (isList(prices)) return { days: prices, loading: false, failure: undefined };
  return {
    days: prices.status === 'ready' ? prices.data : NONE,
    loading: prices.status === 'loading',
    failure: prices.status === 'error' ? prices : undefined,
  };
}

/** A day that can be booked: it has a price and room. */
export const isOffered = (day: DayPrice | undefined): day is DayPrice & { price: string } =>
  day?.price !== undefined && day.full !== true;

/** The lowest price that can be booked. */
export function lowestOf(days: Iterable<DayPrice>): string | undefined {
  let lowest: string | undefined;
  for (const day of days)
    if (isOffered(day) && (lowest === undefined || compareDecimal(day.price, lowest) < 0)) lowest = day.price;
  return lowest;
}

export const isLowest = (day: DayPrice, lowest: string | undefined): boolean =>
  lowest !== undefined && isOffered(day) && compareDecimal(day.price, lowest) === 0;
