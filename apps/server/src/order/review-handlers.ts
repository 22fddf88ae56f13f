import type { PortalContract } from '@lading/api-client/contract';
import type { Caller, Handlers } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { granted } from '../user/codes.ts';
import { feedbackOf } from './changes/feedback.ts';
import { submitChanges } from './changes/submit.ts';
import { cutoffsOf } from './cutoffs.ts';
import { exportDifferences } from './export.ts';
import { mastersAndHouses } from './houses.ts';
import { logPage } from './log.ts';
import { billNames, readMarks } from './marks/read.ts';
import { saveMarks } from './marks/save.ts';
import { ownBooking } from './own-booking.ts';
import { shareHandlers } from './share.ts';
import { answerRequests } from './staff/answer.ts';
import { anyBooking, issuer } from './staff/any-booking.ts';
import { forIssue } from './staff/for-issue.ts';
import { issueDraft } from './staff/issue.ts';
import { requestQueue } from './staff/queue.ts';
import { newestOf, ownKind } from './versions/find.ts';
import { listVersions } from './versions/list.ts';
import { markViewed } from './versions/view.ts';

type Review = Omit<
  Handlers<PortalContract>['order'],
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
  // The forwarder's people see every booking, a customer's his own.
  const seen = async (caller: Caller, { bookingId }: { readonly bookingId: number }) => {
    if (caller.visitor?.customerId === null) {
      const { userId } = issuer(caller);
      return { userId, staff: true, booking: await anyBooking(db, bookingId) };
    }
    const { customerId, userId } = granted(caller, 'bill:view');
    return { userId, staff: false, booking: await ownBooking(db, customerId, bookingId) };
  };

  return {
    async blVersions(asked, caller) {
      const { booking, userId } = await seen(caller, asked);
      return listVersions(db, booking, userId, caller.language);
    },
    markBlViewed: (asked, caller) => markViewed(services, asked, caller),

    async blMarks(asked, caller) {
      // What the customer's people say among themselves is theirs; the forwarder gets what they send.
      const { customerId, userId } = granted(caller, 'bill:view');
      const booking = await ownBooking(db, customerId, asked.bookingId);
      const kind = ownKind(booking);
      const version = asked.version ?? (await newestOf(db, booking, kind)).draft;
      const names = await billNames(db, booking.id, kind);
      return { version, marks: await readMarks(db, names, version, { userId, language: caller.language }) };
    },
    saveBlMarks: (asked, caller) => saveMarks(services, asked, caller),

    async blRequests(asked, caller) {
      const { booking } = await seen(caller, asked);
      const names = await billNames(db, booking.id, ownKind(booking));
      return { list: await feedbackOf(db, booking.id, names, caller.language) };
    },
    submitBlChanges: (asked, caller) => submitChanges(services, asked, caller),

    async blLog(asked, caller) {
      const { staff } = await seen(caller, asked);
      return logPage(db, asked, { language: caller.language, staff });
    },
    async blCutoffs(asked, caller) {
      const { booking } = await seen(caller, asked);
      return cutoffsOf(db, booking, caller.language);
    },
    async blCompareMaster(asked, caller) {
      const { booking } = await seen(caller, asked);
      return mastersAndHouses(db, booking, caller.language);
    },

    async blRequestQueue(filter, caller) {
      issuer(caller);
      return requestQueue(db, filter, caller.language);
    },
    async blForIssue({ bookingId }, caller) {
      issuer(caller);
      return forIssue(db, bookingId, caller.language);
    },
    answerBlRequests: (asked, caller) => answerRequests(services, asked, caller),
    issueBlDraft: (asked, caller) => issueDraft(services, asked, caller),

    ...shareHandlers(services),
    async exportBlDifferences(asked, caller) {
      // With the marks of the customer's people, which are theirs.
      const member = granted(caller, 'bill:view');
      const booking = await ownBooking(db, member.customerId, asked.bookingId);
      return exportDifferences(services, booking, asked, member, caller.language);
    },
  };
}
