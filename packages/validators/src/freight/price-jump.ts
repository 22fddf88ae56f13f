import { exact, fixed, minus, over, positive, signOf, times } from './exact.ts';

/** From this share on, in percent, somebody should look at a new price twice. */
const MOST = '30';

/**
 * By how many percent a new price is off the old one, in whole numbers: `-90`. Null where it is within 30 %, or where there was none.
 * @throws RangeError for what is no decimal
 */
export function priceJump(before: string, after: string): string | null {
  const old = exact(before);
  if (signOf(old) === 0) return null;
  const share = times(over(minus(exact(after), old), positive(old)), exact('100'));
  return signOf(minus(positive(share), exact(MOST))) > 0 ? fixed(share, 0) : null;
}
