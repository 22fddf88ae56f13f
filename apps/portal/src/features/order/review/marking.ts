import { contract } from '@lading/api-client/contract';
import type { BillReview, BillReviewSource, MarksKey } from '@lading/ui/bill-review';
import { type QuerySourceContext, querySource } from '../../../kit/query-source.ts';
import { type DraftMarks, marksOf, revisionSeen, sentOf } from './marks.ts';
import type { Outbox, Sent } from './outbox.ts';
import type { Waiting } from './use-outbox.ts';
import type { WaitingStep } from './waiting-step.ts';

const { blMarks } = contract.order;

type Marks = BillReviewSource['marks'];
type Ready<T> = { readonly status: 'ready'; readonly data: T };

/** What the server keeps of a booking's drafts, and over it what its reviewer decided and the server has not taken yet. */
export function marksSource(context: QuerySourceContext, bookingId: number, outbox: Outbox, me: string): Marks {
  const drafts = querySource(
    context,
    blMarks,
    (version: number) => ({ bookingId, version }),
    (data) => data,
  );
  interface Known {
    data: DraftMarks;
    steps: readonly WaitingStep[];
    answer: Ready<BillReview>;
  }
  const known = new Map<string, Known>();
  const shown = ({ subId, draft }: MarksKey, data: DraftMarks): Ready<BillReview> => {
    const id = `${subId} ${draft}`;
    const steps = outbox.all();
    const before = known.get(id);
    if (before?.data === data && before.steps === steps) return before.answer;
    const marks = marksOf(data, { bookingId, billId: subId }, steps, me);
    const answer: Ready<BillReview> = { status: 'ready', data: { marks, sent: sentOf(data, subId) } };
    known.set(id, { data, steps, answer });
    return answer;
  };
  return {
    get(key) {
      const answer = drafts.get(key.draft);
      return answer.status === 'ready' ? shown(key, answer.data) : answer;
    },
    subscribe(key, changed) {
      const ends = [drafts.subscribe(key.draft, changed), outbox.subscribe(changed)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** A decision of the reviewer: kept on this device first, then sent. */
export const onMarkOf =
  ({ store, text }: QuerySourceContext, bookingId: number, { outbox, replay }: Waiting): BillReviewSource['onMark'] =>
  async (billId, version, action, seen) => {
    const now = store.get(blMarks, { bookingId, version }).data;
    const revision = now ? revisionSeen(now, billId, action.path, seen) : 0;
    const step = outbox.add({ draft: { bookingId, billId, version }, action, revision });
    if (globalThis.navigator?.onLine === false) return { ok: true };
    const sent = await outcomeOf(outbox, step, replay);
    if (sent?.kind === 'refused') return { ok: false, message: sent.message };
    if (sent?.kind !== 'clash') return { ok: true };
    // Two people decided differently: the step is dropped, and the reviewer, who is shown both, decides anew.
    outbox.drop(step.id);
    return { ok: false, message: text('review.clash', { name: sent.theirs.author }), conflict: sent.theirs };
  };

/** What became of a step; undefined where it waits for the connection. */
async function outcomeOf(outbox: Outbox, { id }: WaitingStep, replay: () => Promise<void>): Promise<Sent | undefined> {
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
