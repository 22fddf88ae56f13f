import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { feedbackOf } from './changes/feedback.ts';
import { submitChanges } from './changes/submit.ts';
import { cutoffsOf } from './cutoffs.ts';
import { logPage } from './log.ts';
import { billNames, readMarks } from './marks/read.ts';
import { saveMarks } from './marks/save.ts';
import { newestOf, ownKind } from './versions/find.ts';
import { listVersions } from './versions/list.ts';
import { markViewed } from './versions/view.ts';

/** The customer's half of the review; the forwarder's people read what is meant for them. */
export const review = (services: Services): FileHandlers<'order', 'review'> => {
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
  };
};
