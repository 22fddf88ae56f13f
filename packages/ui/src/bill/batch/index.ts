export { BatchApproval, type BatchApprovalProps } from './batch-approval.tsx';
export { BatchBar, type BatchBarProps } from './batch-bar.tsx';
export { BatchPrint, type BatchPrintProps } from './batch-print.tsx';
export type { BatchConfirmation, BatchDraft, BatchPaper } from './types.ts';
