import type { PortalContract } from '@lading/api-client/contract';
import { refused } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Services } from '../services.ts';

type Calls = Handlers<PortalContract>['order'];
type Review = Omit<
  Calls,
  | 'orderPage'
  | 'blType'
  | 'blFile'
  | 'countNumMbl'
  | 'countNumHbl'
  | 'initInfoMbl'
  | 'initInfoHbl'
  | 'copyQueRenToMbl'
  | 'copyQueRenToHbl'
>;

const later = async () => {
  throw refused('notReady');
};

/** The review of a draft, from both sides of the counter. */
export const reviewHandlers = (_services: Services): Review => ({
  blVersions: later,
  markBlViewed: later,
  blMarks: later,
  saveBlMarks: later,
  blRequests: later,
  submitBlChanges: later,
  blLog: later,
  blCutoffs: later,
  blCompareMaster: later,
  blRequestQueue: later,
  blForIssue: later,
  answerBlRequests: later,
  issueBlDraft: later,
  blShares: later,
  createBlShare: later,
  revokeBlShare: later,
  openBlShare: later,
  exportBlDifferences: later,
});
