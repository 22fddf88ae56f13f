export { CutOffStrip, type CutOffStripProps } from './cut-off-strip.tsx';
export { usePathName } from './path-name.ts';
export type { RequestAnswer, ReviewRequest } from './requests-types.ts';
export { ReviewLog, type ReviewLogProps } from './review-log.tsx';
export { ShareDialog, type ShareDialogProps } from './share-dialog.tsx';
export type {
  BillReview,
  BillReviewSource,
  CutOff,
  DownloadFormat,
  OtherComparison,
  ReviewEvent,
  ReviewShares,
  ReviewVersion,
  ShareLink,
  VersionRef,
  ViewedBy,
} from './types.ts';
