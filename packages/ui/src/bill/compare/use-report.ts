import type { BillComparison } from '@lading/validators/bill';
import { useEffect, useRef } from 'react';
import type { BillMarks } from './marks.ts';
import type { ReviewState } from './review-state.ts';
import type { ReviewNow } from './types.ts';

/** Tells the owner how the review stands, whenever it stands otherwise. */
export function useReport(
  onReview: ((now: ReviewNow) => void) | undefined,
  comparison: BillComparison,
  marks: BillMarks,
  state: ReviewState,
) {
  const latest = useRef(onReview);
  latest.current = onReview;
  useEffect(() => latest.current?.({ comparison, marks, state }), [comparison, marks, state]);
}
