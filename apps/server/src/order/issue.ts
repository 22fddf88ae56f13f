import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { answerRequests } from './issue/answer-requests.ts';
import { forIssue } from './issue/for-issue.ts';
import { issueDraft } from './issue/issue-draft.ts';
import { requestQueue } from './issue/queue.ts';

/** The forwarder's half of the review. */
export const issue = (services: Services): FileHandlers<'order', 'issue'> => ({
  blRequestQueue: (filter, { language }) => requestQueue(services.db, filter, language),
  blForIssue: (_asked, { language }, booking) => forIssue(services.db, booking, language),
  answerBlRequests: (asked, caller) => answerRequests(services, asked, caller),
  issueBlDraft: (asked, caller) => issueDraft(services, asked, caller),
});
