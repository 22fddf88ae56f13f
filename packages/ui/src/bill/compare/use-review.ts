import type { BillComparison } from '@lading/validators/bill';
import { useCallback, useMemo, useState } from 'react';
import { type ItemKind, isDecided, type ReviewItem, reviewItems } from './review-items.ts';

export type ReviewFilter = 'differences' | 'all';
/** What is being written, and where. */
export interface Writing {
  readonly path: string;
  readonly kind: 'change' | 'waive' | 'comment';
}

/** Kinds of cards that are folded into one row. */
export type FoldedKind = Extract<ItemKind, 'cosmetic' | 'noted' | 'expected'>;
const NOTED_OPEN = 5;

const isFolded = (kind: ItemKind): kind is FoldedKind => kind === 'cosmetic' || kind === 'noted' || kind === 'expected';

/** Where the reviewer is: the field, the filter, what is unfolded, what is being written. */
export function useReview(comparison: BillComparison, path?: string) {
  const items = useMemo(() => reviewItems(comparison), [comparison]);
  const [chosen, setChosen] = useState(path);
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [unfolded, setUnfolded] = useState<ReadonlySet<FoldedKind>>(() => {
    const noted = items.filter(({ kind }) => kind === 'noted').length;
    return new Set(noted > 0 && noted <= NOTED_OPEN ? (['noted'] as const) : []);
  });
  const [writing, setWriting] = useState<Writing>();

  const listed = useMemo(() => (filter === 'all' ? items : items.filter(isDecided)), [items, filter]);
  const decided = useMemo(() => items.filter(isDecided), [items]);
  // Another draft may not have the field that was chosen.
  const current = items.find(({ key }) => key === chosen) ?? decided[0] ?? items[0];

  const choose = useCallback((item: ReviewItem) => {
    setChosen(item.key);
    const { kind } = item;
    if (isFolded(kind)) setUnfolded((before) => (before.has(kind) ? before : new Set(before).add(kind)));
  }, []);
  const fold = useCallback((kind: FoldedKind) => {
    setUnfolded((before) => {
      const after = new Set(before);
      if (!after.delete(kind)) after.add(kind);
      return after;
    });
  }, []);
  return { items, listed, decided, current, choose, filter, setFilter, unfolded, fold, writing, setWriting };
}

export type Review = ReturnType<typeof useReview>;

/** The item `by` places on in a list, from wherever the reviewer is in the whole review; it stops at the ends. */
export function step(
  all: readonly ReviewItem[],
  among: readonly ReviewItem[],
  from: ReviewItem | undefined,
  by: 1 | -1,
): ReviewItem | undefined {
  const places = new Map(all.map((item, at) => [item, at]));
  const placeOf = (item: ReviewItem) => places.get(item) ?? -1;
  const here = from ? placeOf(from) : -1;
  return by === 1 ? among.find((item) => placeOf(item) > here) : among.findLast((item) => placeOf(item) < here);
}
