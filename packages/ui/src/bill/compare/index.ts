export { BillCompare } from './bill-compare.tsx';
export { BillDifferenceList, type BillDifferenceListProps } from './difference-list.tsx';
export {
  applyMark,
  type BillComment,
  type BillMark,
  type BillMarks,
  CHANGE_REASONS,
  type ChangeReason,
  type MarkAction,
  type Signed,
  type Verdict,
} from './marks.ts';
export {
  type ChangeRequest,
  changeRequests,
  isSettled,
  type ReviewFacts,
  type ReviewReason,
  type ReviewState,
  reviewState,
} from './review-state.ts';
export type { BillCompareProps, CompareSide, MarkOutcome, ReviewNow } from './types.ts';
export type { BillVersion } from './versions.tsx';
