import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { Loadable } from '@lading/ui';
import type { BillReviewSource, ReviewEvent } from '@lading/ui/bill-review';
import { useMemo } from 'react';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { blLog } = contract.order;
type Entry = Out<typeof blLog>['records'][number];

/** As many as a page may have: a review has some dozens. */
const MOST = 100;

const KINDS = {
  instructionSent: 'instruction',
  draftIssued: 'draft',
  viewed: 'viewed',
  markedOk: 'ok',
  changeMarked: 'change',
  waived: 'waived',
  markUndone: 'undo',
  commented: 'comment',
  changesSent: 'sent',
  requestAccepted: 'accepted',
  requestDeclined: 'declined',
  confirmed: 'approved',
  shared: 'shared',
  shareRevoked: 'revoked',
} as const satisfies Record<Entry['event'], ReviewEvent['kind']>;

const eventOf = ({ id, at, author, event, source, version, path, billId, words }: Entry): ReviewEvent => ({
  id,
  at,
  by: author,
  kind: KINDS[event],
  bill: billId ?? null,
  // How many were sent is a number and not a quotation.
  ...(event === 'changesSent' ? { count: Number(words) || 1 } : words && { words }),
  ...(version > 0 && { on: { source, version } }),
  ...(path && { path }),
});

const eventsOf = ({ records }: Out<typeof blLog>): readonly ReviewEvent[] => records.map(eventOf).reverse();

const logHook = (bookingId: number) =>
  function useOneLog(): Loadable<readonly ReviewEvent[]> {
    return useLoadable(useQuery(blLog, { bookingId, size: MOST }), eventsOf);
  };

/** A hook for the story of the review, asked when it is opened. */
export function useLogHook(bookingId: number): BillReviewSource['useLog'] {
  return useMemo(() => logHook(bookingId), [bookingId]);
}
