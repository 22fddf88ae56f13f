import { contract, type Out } from '@lading/api-client/contract';
import type { BillReviewSource, ReviewEvent } from '@lading/ui/bill-review';
import { type QuerySourceContext, querySource } from '../../../kit/query-source.ts';

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
  fileSent: 'file',
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
  // Of sent changes the server gives their number in place of a text.
  ...(event === 'changesSent' ? { count: Number(words) || 1 } : words && { words }),
  ...(version > 0 && { on: { source, version } }),
  ...(path && { path }),
});

/** The story of the review. */
export const logOf = (context: QuerySourceContext, bookingId: number): NonNullable<BillReviewSource['log']> =>
  querySource(
    context,
    blLog,
    () => ({ bookingId, size: MOST }),
    ({ records }) => records.map(eventOf).reverse(),
  );
