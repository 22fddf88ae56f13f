import type { BillComparison } from '@lading/validators/bill';
import { useEffect } from 'react';
import { useStable } from '../../foundations/use-stable.ts';
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
  const { report } = useStable({ report: (now: ReviewNow) => onReview?.(now) });
  useEffect(() => report({ comparison, marks, state }), [report, comparison, marks, state]);
}
