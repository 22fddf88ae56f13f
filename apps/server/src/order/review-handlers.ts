import type { PortalContract } from '@lading/api-client/contract';
import type { Handlers } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { feedbackOf } from './changes/feedback.ts';
import { submitChanges } from './changes/submit.ts';
import { cutoffsOf } from './cutoffs.ts';
import { exportDifferences } from './export.ts';
import { mastersAndHouses } from './houses.ts';
import { logPage } from './log.ts';
import { billNames, readMarks } from './marks/read.ts';
import { saveMarks } from './marks/save.ts';
import { shareHandlers } from './share.ts';
import { answerRequests } from './staff/answer.ts';
import { forIssue } from './staff/for-issue.ts';
import { issueDraft } from './staff/issue.ts';
import { requestQueue } from './staff/queue.ts';
import { newestOf, ownKind } from './versions/find.ts';
import { listVersions } from './versions/list.ts';
import { markViewed } from './versions/view.ts';

type Review = Omit<
  Handlers<PortalContract['order']>,
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

/** The review of a draft, from both sides of the counter. */
export function reviewHandlers(services: Services): Review {
  const { db } = services;
  return {
    blVersions: (_asked, { visitor, language }, booking) => listVersions(db, booking, visitor.userId, language),
    markBlViewed: (asked, caller, booking) => markViewed(services, asked, caller, booking),

    // What the customer's people say among themselves is theirs; the forwarder gets what they send.
    async blMarks(asked, { visitor: { userId }, language }, booking) {
      const kind = ownKind(booking);
      const version = asked.version ?? (await newestOf(db, booking, kind)).draft;
      const names = await billNames(db, booking.id, kind);
      return { version, marks: await readMarks(db, names, version, { userId, language }) };
    },
    saveBlMarks: (asked, caller) => saveMarks(services, asked, caller),

    async blRequests(_asked, { language }, booking) {
      const names = await billNames(db, booking.id, ownKind(booking));
      return { list: await feedbackOf(db, booking.id, names, language) };
    },
    submitBlChanges: (asked, caller) => submitChanges(services, asked, caller),

    blLog: (asked, { visitor, language }) => logPage(db, asked, { language, staff: visitor.customerId === null }),
    blCutoffs: (_asked, { language }, booking) => cutoffsOf(db, booking, language),
    blCompareMaster: (_asked, { language }, booking) => mastersAndHouses(db, booking, language),

    blRequestQueue: (filter, { language }) => requestQueue(db, filter, language),
    blForIssue: (_asked, { language }, booking) => forIssue(db, booking, language),
    answerBlRequests: (asked, caller) => answerRequests(services, asked, caller),
    issueBlDraft: (asked, caller) => issueDraft(services, asked, caller),

    ...shareHandlers(services),
    // With the marks of the customer's people, which are theirs.
    exportBlDifferences: (asked, { visitor, language }, booking) =>
      exportDifferences(services, booking, asked, visitor, language),
  };
}
