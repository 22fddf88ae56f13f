import { useEffect, useRef } from 'react';
import type { BillId } from '../bill-source.ts';
import type { BillReviewSource } from './types.ts';
import type { Base } from './use-base.ts';
import type { Counts } from './use-counts.tsx';

interface ViewedOptions {
  review: BillReviewSource;
  base: Base;
  bills: readonly BillId[];
  place: number;
  counts: Counts;
}

/** Says once for each bill and draft that its text is before the reader's eyes. */
export function useViewed({ review, base, bills, place, counts }: ViewedOptions, reads: boolean) {
  const said = useRef(new Set<string>());
  const { draft } = base;
  const bill = bills[place];
  const seen = reads && draft && bill !== undefined && counts.has(bill);
  const { onViewed } = review;
  useEffect(() => {
    const key = `${bill} ${draft?.version}`;
    if (!seen || !draft || bill === undefined || said.current.has(key)) return;
    said.current.add(key);
    onViewed?.(bill, draft.version);
  }, [seen, bill, draft, onViewed]);
}
