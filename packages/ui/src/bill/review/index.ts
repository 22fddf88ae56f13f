export { useBillName } from '../bill-names.ts';
export { type ChangeFile, ChangeFiles, type ChangeFilesPart, type ChangeFilesProps } from './change-files.tsx';
export { CutOffStrip, type CutOffStripProps } from './cut-off-strip.tsx';
export { usePathName } from './path-name.ts';
export type { RequestAnswer, ReviewRequest, ReviewRequestsHandlers } from './requests-types.ts';
export { ReviewLog, type ReviewLogProps } from './review-log.tsx';
export { ReviewRequests, type ReviewRequestsProps } from './review-requests.tsx';
export { ShareDialog, type ShareDialogProps } from './share-dialog.tsx';
export { type SharedComparison, SharedReview, type SharedReviewProps } from './shared-review.tsx';
export type {
  BillReview,
  BillReviewSource,
  ChangePlace,
  CutOff,
  DownloadFormat,
  MarksKey,
  OtherComparison,
  RecordKey,
  ReviewEvent,
  ReviewShares,
  ReviewTab,
  ReviewVersion,
  ShareLink,
  SheetReader,
  VersionRef,
  ViewedBy,
} from './types.ts';
