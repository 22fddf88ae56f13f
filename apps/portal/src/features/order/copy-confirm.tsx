import { BILL_CALLS, contract } from '@lading/api-client/contract';
import { useApi, useCommand, useQuery, useQueryStore } from '@lading/api-client/react';
import { type BillId, CopyConfirmDialog, type ReviewTab, useFormat, useSource } from '@lading/ui';
import { kindOf } from '@lading/validators/bill';
import { useCallback, useMemo } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { type PortalText, useText } from '../../i18n/text.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { billsOf, preloadBill } from './bill-calls.ts';
import { useAttachments } from './files/use-attachments.ts';
import { useOpenedFile } from './files/use-opened-file.ts';
import type { ReviewTabAsked } from './orders-search.ts';
import { useReview } from './review/use-review.ts';
import { useSample, useSampleDownload } from './use-sample.ts';

const { orderPage, blType, blVersions } = contract.order;
const idsOf = ({ list }: { list: number[] }) => list;

interface CopyConfirmProps {
  bookingId: number;
  /** the tab it opens on; the sample unless said */
  tab: ReviewTabAsked | undefined;
  onTab(tab: ReviewTabAsked | undefined): void;
  onClose(): void;
}

// The bills of the other kind are one step from those of the booking's own.
const tabAsked = (tab: ReviewTab): ReviewTabAsked | undefined =>
  tab === 'preview' ? undefined : tab === 'compare' ? tab : 'bills';

/** Why there is no draft, and until when one is to be expected. */
function noDraft(text: PortalText, sent: boolean, cutOff: string | null | undefined, dateTime: (at: string) => string) {
  const until = cutOff ? dateTime(cutOff).slice(0, 'yyyy-mm-dd hh:mm'.length) : undefined;
  const why = text(sent ? 'review.noDraft.sent' : 'review.noDraft.unsent');
  return {
    title: text('review.noDraft'),
    reason: until ? `${why}${text('review.noDraft.until', { time: until })}` : why,
  };
}

/** The review of one booking's bill: sample, main bill, sub-bills, the comparison, and the customer's yes. */
export function CopyConfirm({ bookingId, tab, onTab, onClose }: CopyConfirmProps) {
  const text = useText();
  const { notices } = usePortal();
  const api = useApi();
  const { store, asking } = useQueryStore();
  const context = useMemo(() => ({ store, text }), [store, text]);
  const asked = { bookingId };
  const booking = useQuery(orderPage, { ...asked, size: 1 }).data?.records[0];
  const type = useQuery(blType, asked);
  const kind = type.data && kindOf(type.data);
  // Nothing is asked or sent before the kind is known.
  const { count, confirm } = BILL_CALLS[kind ?? 'MBL'];
  const subIds = useLoadable(useQuery(count, kind ? asked : null), idsOf, 'errors.system');
  const { run: confirmBill } = useCommand(confirm);
  const download = useSampleDownload(bookingId);

  const versions = useQuery(blVersions, asked).data;
  const { dateTime } = useFormat();
  const nothing =
    versions?.newestDraft === 0 ? noDraft(text, versions.newestInstruction > 0, booking?.cutOff, dateTime) : undefined;
  const { openFile, dialog } = useOpenedFile();
  const attachments = useAttachments(bookingId, openFile);
  const review = useReview(context, bookingId, kind, booking, attachments);
  const billSource = useMemo(() => billsOf(context, bookingId, kind), [context, bookingId, kind]);
  const main = useSource(billSource, null);
  const preload = useCallback((subId: BillId) => preloadBill(api, bookingId, kind, subId), [api, bookingId, kind]);

  return (
    <>
      {asking}
      <CopyConfirmDialog
        open
        onOpenChange={(open) => open || onClose()}
        booking={booking}
        kind={useLoadable(type, kindOf)}
        file={useSample(bookingId)}
        nothing={nothing}
        onDownload={download}
        subIds={subIds}
        billSource={billSource}
        preloadBill={preload}
        notices={notices}
        review={review}
        {...(tab && { initialTab: tab })}
        onTabChange={(next) => onTab(tabAsked(next))}
        onConfirm={async () => {
          const version = main.status === 'ready' ? main.data.bill.version : undefined;
          const result = await confirmBill({ bookingId, ...(version !== undefined && { version }) });
          return result.ok ? { ok: true } : { ok: false, message: errorText(text, result.error) };
        }}
        onConfirmed={onClose}
      />
      {dialog}
    </>
  );
}
