import { compareDecimal } from '@lading/validators';
import type { MessageId } from '../i18n/provider.tsx';
import type { Text } from '../i18n/text.ts';

interface Bounds {
  readonly list: string;
  readonly mine: string | null;
  readonly step: number;
}

/** Boxes of one bid. */
export const mostBoxes = 20;

export const isWhole = (price: string): boolean => /^[1-9]\d{0,8}$/.test(price);

/** Why a price cannot be bid, in words; the floor is known to nobody. */
export function wrongPrice(
  price: string,
  { list, mine, step }: Bounds,
  text: Text<MessageId>,
  sum: (amount: string) => string,
): string | undefined {
  if (price === '') return text('bid.none');
  if (!isWhole(price) || Number(price) % step !== 0) return text('bid.notStep', { step });
  if (mine !== null && compareDecimal(price, mine) <= 0) return text('bid.notAboveOwn', { price: sum(mine) });
  return compareDecimal(price, list) > 0 ? text('bid.aboveList', { price: sum(list) }) : undefined;
}

export function wrongBoxes(count: string, text: Text<MessageId>): string | undefined {
  const number = Number(count);
  return /^\d{1,3}$/.test(count) && number >= 1 && number <= mostBoxes
    ? undefined
    : text('bid.notBoxes', { most: mostBoxes });
}
