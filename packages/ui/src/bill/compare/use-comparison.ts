import { INSTRUCTION_DRAFT } from '@lading/validators/bill';
import { useMemo } from 'react';
import { keptComparison } from './kept-comparison.ts';
import { reviewState } from './review-state.ts';
import type { BillCompareProps } from './types.ts';
import { useIds } from './use-ids.ts';
import { useMarks } from './use-marks.ts';
import { useReport } from './use-report.ts';
import { useReview } from './use-review.ts';

/** What differs, how each place is marked, where the reviewer is, and how the review stands by that. */
export function useComparison(props: BillCompareProps) {
  const { left, right, policy = INSTRUCTION_DRAFT, comparison: given, path, me, onMark, facts, onReview } = props;
  const [ownRight, ownLeft] = [right.record, left.record];
  const comparison = useMemo(
    () => given ?? keptComparison(ownLeft, ownRight, policy),
    [given, ownLeft, ownRight, policy],
  );
  const review = useReview(comparison, path);
  const marking = useMarks(props.marks, me, onMark);
  const { marks } = marking;
  const { viewed, newest } = facts;
  const state = useMemo(() => reviewState(comparison, marks, { viewed, newest }), [comparison, marks, viewed, newest]);
  const fields = useMemo(() => new Map(comparison.fields.map((field) => [field.path, field])), [comparison]);
  const ids = useIds(review.items);
  useReport(onReview, comparison, marks, state);
  return { comparison, review, marking, state, fields, ids };
}
