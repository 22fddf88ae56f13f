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
} from '@lading/validators/bill';
