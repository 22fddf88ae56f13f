import { contract } from '@lading/api-client/contract';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'order', 'issue'> = {
  blRequestQueue: () => ({}),
  blForIssue: async ({ requested }) => ({ bookingId: (await requested()).bookingId }),
  async answerBlRequests({ requested }) {
    const { bookingId, requests } = await requested();
    const decided = { decision: 'accepted', reason: 'as you wish' } as const;
    return { bookingId, answers: requests.map(({ id }) => ({ id, ...decided })) };
  },
  async issueBlDraft({ review, call, someone }) {
    const bookingId = await review();
    const { data } = await call(contract.order.blForIssue, { bookingId }, await someone('staff', ['bill:issue']));
    const bills = data.bills.flatMap(({ billId, draft }) => (draft ? { billId, ...draft } : []));
    return { bookingId, version: 3, requestId: 'request-1', bills };
  },
};
