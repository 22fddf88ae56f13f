import * as message from './message.ts';
import * as order from './order.ts';
import * as approve from './order-approve.ts';
import * as bills from './order-bills.ts';
import { blCompareMaster } from './order-houses.ts';
import * as issue from './order-issue.ts';
import * as review from './order-review.ts';
import * as share from './order-share.ts';
import * as settlement from './settlement.ts';
import * as user from './user.ts';

export { abnormalCode } from './abnormal.ts';
export * from './define.ts';
export { APPROVAL_REASONS, approvalRefusal, newerVersion } from './order-approve.ts';
export { type BillSource, billRecordOf, type EitherBill, eitherBillOf } from './order-bills.ts';
export { CUTOFF_CODES, LOG_EVENTS, type LogEvent, MARK_STEPS, REQUEST_STATES, VERSION_STATES } from './order-review.ts';
export { EXPORT_FORMATS } from './order-share.ts';

const { ORDER_SORTS, ...orderCalls } = order;
const { messageBody, ...messageCalls } = message;
const { initInfoMbl, initInfoHbl } = bills;
const { copyQueRenToMbl, copyQueRenToHbl } = approve;
const { blVersions, markBlViewed, blMarks, saveBlMarks, blRequests, submitBlChanges, blLog, blCutoffs } = review;
const { blRequestQueue, blForIssue, answerBlRequests, issueBlDraft } = issue;
const { blShares, createBlShare, revokeBlShare, openBlShare, exportBlDifferences } = share;

export { messageBody, ORDER_SORTS };

/** Every call, by domain: the one place that client, server, mocks and documents read. */
export const contract = {
  user,
  message: messageCalls,
  order: {
    ...orderCalls,
    initInfoMbl,
    initInfoHbl,
    blVersions,
    markBlViewed,
    blMarks,
    saveBlMarks,
    blRequests,
    submitBlChanges,
    blLog,
    blCutoffs,
    blCompareMaster,
    blRequestQueue,
    blForIssue,
    answerBlRequests,
    issueBlDraft,
    blShares,
    createBlShare,
    revokeBlShare,
    openBlShare,
    exportBlDifferences,
    copyQueRenToMbl,
    copyQueRenToHbl,
  },
  settlement,
};
export type PortalContract = typeof contract;
