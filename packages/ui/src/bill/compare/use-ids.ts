import { useCallback, useId, useMemo } from 'react';
import type { ReviewItem } from './review-items.ts';

/** Ids of the cards and of the lines of the list, by the place of the item. */
export function useIds(items: readonly ReviewItem[]) {
  const id = useId();
  const places = useMemo(() => new Map(items.map((item, at) => [item, at])), [items]);
  const cardId = useCallback((item: ReviewItem) => `${id}-card-${places.get(item)}`, [id, places]);
  const lineId = useCallback((item: ReviewItem) => `${id}-line-${places.get(item)}`, [id, places]);
  return { cardId, lineId };
}
