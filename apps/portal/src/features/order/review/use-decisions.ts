import { BILL_CALLS, contract } from '@lading/api-client/contract';
import { useApi, useCommand } from '@lading/api-client/react';
import type { BillReviewSource } from '@lading/ui/bill-review';
import type { BillKind } from '@lading/validators/bill';
import { useMemo, useRef } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import type { Waiting } from './use-outbox.ts';
import type { Versions } from './versions.ts';

const { submitBlChanges, markBlViewed, exportBlDifferences } = contract.order;

type Decisions = Pick<BillReviewSource, 'onSend' | 'onViewed' | 'onApprove' | 'onDownload'>;

/** What ends a round of the review: the changes are sent, or the draft is approved. */
export function useDecisions(
  bookingId: number,
  /** of the bill, for the names of files */
  number: string,
  kind: BillKind | undefined,
  versions: Versions | undefined,
  { outbox, replay }: Waiting,
): Decisions {
  const { text } = usePortal();
  const { client } = useApi();
  const { run: submit } = useCommand(submitBlChanges);
  const { run: view } = useCommand(markBlViewed);
  // Only a booking whose kind is known has a draft to approve.
  const { run: approve } = useCommand(BILL_CALLS[kind ?? 'MBL'].confirm);
  // The id of a sending. It is kept until an answer came, so that one sent again after a lost connection is not taken for another.
  const sending = useRef<{ draft: number; id: string }>(undefined);
  const viewed = useRef(new Set<number>());

  return useMemo<Decisions>(() => {
    /** What was decided here has to be there first. */
    async function arrived() {
      await replay();
      return !outbox.all().some(({ draft }) => draft.bookingId === bookingId);
    }
    const waiting = { ok: false, message: text('review.waiting') } as const;
    const failed = (error: unknown) => ({ ok: false, message: errorText(text, error) }) as const;
    return {
      onViewed(_billId, draft) {
        if (viewed.current.has(draft) || (versions?.viewedByMe && versions.newestDraft === draft)) return;
        viewed.current.add(draft);
        void view({ bookingId, version: draft }).then(({ ok }) => ok || viewed.current.delete(draft));
      },
      async onSend(_requests, draft) {
        if (!(await arrived())) return waiting;
        if (sending.current?.draft !== draft) sending.current = { draft, id: crypto.randomUUID() };
        const sent = await submit({ bookingId, version: draft, requestId: sending.current.id });
        // Sent or refused for good: the next attempt is a new one. After a passing error the id is kept for the same one.
        if (sent.ok || !sent.error.transient) sending.current = undefined;
        return sent.ok ? { ok: true } : failed(sent.error);
      },
      async onApprove(draft) {
        if (!(await arrived())) return waiting;
        const approved = await approve({ bookingId, version: draft });
        return approved.ok ? { ok: true } : failed(approved.error);
      },
      async onDownload(format, { right }) {
        try {
          const file = await client.call(exportBlDifferences, { bookingId, version: right.version, format });
          saveBlob(file, `${text('review.fileName', { number, version: right.version })}.${format}`);
          return { ok: true };
        } catch (error) {
          return failed(error);
        }
      },
    };
  }, [bookingId, number, versions, client, text, outbox, replay, submit, view, approve]);
}
