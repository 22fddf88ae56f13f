import { useText } from '../../i18n/provider.tsx';
import type { NoticeStore } from '../../notice/index.ts';
import { useDecisions } from '../compare/use-decisions.ts';
import { titleOf } from './pair.ts';
import { type ReviewTotals, requestsOf } from './totals.ts';
import type { BillReviewSource, ReviewVersion } from './types.ts';
import type { Counts } from './use-counts.tsx';
import type { HousesCount } from './use-houses-count.tsx';

interface VerdictsOptions {
  review: BillReviewSource;
  draft: ReviewVersion | undefined;
  counts: Counts;
  inHouses: HousesCount;
  totals: ReviewTotals;
  /** named in the notice of success */
  number: string;
  notices: NoticeStore;
  onMissing(): void;
  onApproved(): void;
}

/** The two decisions about the whole booking: to send what is asked for, and to approve, once nothing is missing. */
export function useVerdicts({ review, draft, counts, inHouses, totals, number, notices, ...options }: VerdictsOptions) {
  const text = useText();
  const decisions = useDecisions();
  return {
    decisions,
    ask: () => {
      if (review.readOnly || !draft) return;
      if (totals.ready) decisions.setAsking(true);
      else options.onMissing();
    },
    send: () => {
      if (!draft) return;
      const requests = requestsOf(counts, inHouses);
      void decisions.run('send', async () => {
        const outcome = await review.onSend(requests, draft.version);
        if (outcome.ok) notices.show({ kind: 'success', text: text('review.sentDone', { count: totals.asked }) });
        return outcome;
      });
    },
    approve: () => {
      if (!draft) return;
      void decisions.run('approve', async () => {
        const outcome = await review.onApprove(draft.version);
        if (!outcome.ok) return outcome;
        const words = { number, title: titleOf(text, draft) };
        notices.show({ kind: 'success', title: text('bill.copy.successTitle'), text: text('review.approved', words) });
        options.onApproved();
        return outcome;
      });
    },
  };
}
