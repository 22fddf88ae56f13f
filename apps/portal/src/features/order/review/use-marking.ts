import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { BillId, Loadable } from '@lading/ui';
import type { BillReview, BillReviewSource } from '@lading/ui/bill-review';
import { useCallback, useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { type DraftMarks, marksOf, revisionSeen, sentOf } from './marks.ts';
import type { Sent } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';
import type { WaitingStep } from './waiting-step.ts';

const { blMarks } = contract.order;

type Marking = Pick<BillReviewSource, 'useMarks' | 'onMark'>;

/** What the server keeps of each draft, as it was told last. */
type Known = Map<number, DraftMarks>;

const marksHook = (bookingId: number, known: Known) =>
  function useOneBill(billId: BillId, version: number): Loadable<BillReview> {
    const { steps, me } = useOutbox();
    const query = useQuery(blMarks, { bookingId, version });
    if (query.data) known.set(version, query.data);
    const reviewOf = useCallback(
      (data: DraftMarks) => ({
        marks: marksOf(data, { bookingId, billId }, steps, me),
        sent: sentOf(data, billId),
      }),
      [billId, steps, me],
    );
    return useLoadable(query, reviewOf);
  };

/** The marks of the bills of a booking, and their reviewer's decisions: kept on this device first, then sent. */
export function useMarking(bookingId: number): Marking {
  const { text } = usePortal();
  const { outbox, replay } = useOutbox();

  return useMemo<Marking>(() => {
    const known: Known = new Map();
    return {
      useMarks: marksHook(bookingId, known),
      async onMark(billId, version, action, seen) {
        const now = known.get(version);
        const revision = now ? revisionSeen(now, billId, action.path, seen) : 0;
        const step = outbox.add({ draft: { bookingId, billId, version }, action, revision });
        if (globalThis.navigator?.onLine === false) return { ok: true };
        const sent = await outcomeOf(outbox, step, replay);
        if (sent?.kind === 'refused') return { ok: false, message: sent.message };
        if (sent?.kind !== 'clash') return { ok: true };
        // The reviewer sees both now and decides anew.
        outbox.drop(step.id);
        return { ok: false, message: text('review.clash', { name: sent.theirs.author }), conflict: sent.theirs };
      },
    };
  }, [bookingId, outbox, replay, text]);
}

/** What became of a step; undefined where it waits for the connection. */
async function outcomeOf(
  outbox: ReturnType<typeof useOutbox>['outbox'],
  { id }: WaitingStep,
  replay: () => Promise<void>,
): Promise<Sent | undefined> {
  let outcome: Sent | undefined;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const silence = outbox.onSent((step, sent) => {
    if (step.id !== id) return;
    outcome = sent;
    settle();
  });
  // Another tab may send it, and an earlier step may find no connection: then the end of the sending is all there is to know.
  await Promise.race([settled, replay()]);
  silence();
  return outcome;
}
