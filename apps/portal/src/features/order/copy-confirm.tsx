import { contract } from '@lading/api-client/contract';
import { useApi, useCommand, useQuery, useQueryStore } from '@lading/api-client/react';
import { type BillId, CopyConfirmDialog, type ReviewTab, useSource } from '@lading/ui';
import { useCallback, useMemo } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { billsOf, preloadBill } from './bill-calls.ts';
import type { ReviewTabAsked } from './orders-search.ts';
import { useReview } from './review/use-review.ts';
import { useSample, useSampleDownload } from './use-sample.ts';

const { orderPage, blType, countNumMbl, countNumHbl, copyQueRenToMbl, copyQueRenToHbl } = contract.order;
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
  const house = type.data === 2;
  const mblCount = useQuery(countNumMbl, type.data === 1 ? asked : null);
  const hblCount = useQuery(countNumHbl, house ? asked : null);
  const subIds = useLoadable(house ? hblCount : mblCount, idsOf, 'errors.system');
  const toMbl = useCommand(copyQueRenToMbl);
  const toHbl = useCommand(copyQueRenToHbl);
  const download = useSampleDownload(bookingId);

  const billType = type.data;
  const review = useReview(context, bookingId, billType, booking?.webStatus);
  const billSource = useMemo(() => billsOf(context, bookingId, billType), [context, bookingId, billType]);
  const main = useSource(billSource, null);
  const preload = useCallback(
    (subId: BillId) => preloadBill(api, bookingId, billType, subId),
    [api, bookingId, billType],
  );

  return (
    <>
      {asking}
      <CopyConfirmDialog
        open
        onOpenChange={(open) => open || onClose()}
        booking={booking}
        blType={useLoadable(type)}
        file={useSample(bookingId)}
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
          const result = await (house ? toHbl : toMbl).run({ bookingId, ...(version !== undefined && { version }) });
          return result.ok ? { ok: true } : { ok: false, message: errorText(text, result.error) };
        }}
        onConfirmed={onClose}
      />
    </>
  );
}
