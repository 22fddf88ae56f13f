import type { contract, Out } from '@lading/api-client/contract';
import type { BatchDraft } from '@lading/ui/bill-batch';

export type Standing = Out<typeof contract.order.blBatch>['list'][number];

const STATES: Readonly<Partial<Record<Standing['state'], BatchDraft['state']>>> = {
  ready: 'ready',
  approved: 'approved',
  failed: 'failed',
};

/** A draft as the dialog lists it; its own review is where what differs is decided. */
export const draftOf = ({ bookingId, billNo, version, state, text }: Standing): BatchDraft => ({
  id: bookingId,
  number: billNo,
  version,
  state: STATES[state] ?? 'leftOut',
  why: text,
  href: `/orders?review=${bookingId}&tab=compare`,
});

/** What the server answered last about each: an approval says more than the question before it. */
export const latest = (asked: readonly Standing[], answered: readonly Standing[]): Standing[] =>
  asked.map((one) => answered.find(({ bookingId }) => bookingId === one.bookingId) ?? one);
