import { compare, exact, times } from './exact.ts';

export interface FollowedPrice {
  /** what it costs now, in the currency of both others */
  readonly now: string;
  /** what it cost when somebody began to follow it; null where nobody knew */
  readonly start?: string | null | undefined;
  /** what he waits for */
  readonly target?: string | undefined;
}

const HUNDRED = exact('100');
const NINETY_NINE = exact('99');

/**
 * Whether whoever follows a price is told of it: it has come down by one percent, or to what he waits for.
 * @throws RangeError for what is no decimal
 */
export function priceDropped({ now, start, target }: FollowedPrice): boolean {
  const price = exact(now);
  if (target !== undefined && compare(price, exact(target)) <= 0) return true;
  return typeof start === 'string' && compare(times(price, HUNDRED), times(exact(start), NINETY_NINE)) <= 0;
}
