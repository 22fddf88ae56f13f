import * as message from './message.ts';
import * as order from './order.ts';
import { copyQueRenToHbl, copyQueRenToMbl } from './order-approve.ts';
import { initInfoHbl, initInfoMbl } from './order-bills.ts';
import { blCompareMaster } from './order-houses.ts';
import { answerBlRequests, blForIssue, blRequestQueue, issueBlDraft } from './order-issue.ts';
import {
  blCutoffs,
  blLog,
  blMarks,
  blRequests,
  blVersions,
  markBlViewed,
  saveBlMarks,
  submitBlChanges,
} from './order-review.ts';
import { blShares, createBlShare, exportBlDifferences, openBlShare, revokeBlShare } from './order-share.ts';
import * as settlement from './settlement.ts';
import * as user from './user.ts';

export { abnormalCode } from './abnormal.ts';
export type { About, Access, Subject } from './access.ts';
export {
  BILL_CALLS,
  type BillInfo,
  billArg,
  billOf,
  houseInfo,
  masterInfo,
  type VersionAsked,
} from './bill-calls.ts';
export { CODES, type Code, type PageCode } from './codes.ts';
export * from './define.ts';
export { file } from './fields.ts';
export { fromTexts } from './from-texts.ts';
export { APPROVAL_REASONS, approvalRefusal, newerVersion } from './order-approve.ts';
export { type BillSource, billRecordOf, type EitherBill, eitherBillOf } from './order-bills.ts';
export { CUTOFF_CODES, LOG_EVENTS, type LogEvent, MARK_STEPS, REQUEST_STATES, VERSION_STATES } from './order-review.ts';
export { EXPORT_FORMATS } from './order-share.ts';

const { ORDER_SORTS, ...orderCalls } = order;
const { messageBody, ...messageCalls } = message;

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
