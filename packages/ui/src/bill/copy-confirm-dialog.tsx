import { MOST_SUB_BILLS } from '@lading/validators/bill';
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  forwardRef,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FrameProps } from '../dialog/frame-props.ts';
import { Dialog } from '../dialog/index.ts';
import { useText } from '../i18n/provider.tsx';
import { useLate } from '../i18n/use-late.ts';
import type { NoticeStore } from '../notice/index.ts';
import { BillSkeleton } from './bill-form.tsx';
import type { BillId } from './bill-source.ts';
import * as styles from './copy-confirm.css.ts';
import { CopyConfirmBody, type CopyConfirmContent } from './copy-confirm-body.tsx';
import { type CopyBooking, CopyConfirmFoot } from './copy-confirm-foot.tsx';
import { CopyConfirmQuestion } from './copy-confirm-question.tsx';
import { CopyConfirmTools } from './copy-confirm-tools.tsx';
import { dataOf } from './loadable.ts';
import { whole } from './one-scroller.css.ts';
import { PrintSheet } from './print-sheet.tsx';
import type { ReviewBodyProps } from './review/review-body.tsx';
import type { BillReviewSource, ReviewTab } from './review/types.ts';
import type { Guard } from './review/use-layers.ts';
import { type PreloadBill, useIdlePreload, usePrinting } from './use-bill-printing.ts';
import { type Outcome, useCopyConfirm } from './use-copy-confirm.ts';
import { WebStatusTag } from './web-status-tag.tsx';

export type { CopyBooking };

export interface CopyConfirmDialogProps extends CopyConfirmContent, FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** undefined while it is on its way */
  booking: CopyBooking | undefined;
  /** Loads a bill ahead; rejects when it cannot. */
  preloadBill: PreloadBill;
  /** the call itself */
  onConfirm: () => Promise<Outcome>;
  /** after it succeeded and the dialog is closed */
  onConfirmed: () => void;
  notices: NoticeStore;
  /** what a draft is reviewed by; without it the bills are read and confirmed */
  review?: BillReviewSource | undefined;
  /** the tab a review opens on; the sample unless told */
  initialTab?: ReviewTab | undefined;
  /** the reader of a review went to another tab */
  onTabChange?: ((tab: ReviewTab) => void) | undefined;
}

type Review = ComponentType<ReviewBodyProps>;
// Only who reviews fetches it.
const loadReview = async (): Promise<Review> => (await import('./review/review-body.tsx')).ReviewBody;
const loadNothing = async (): Promise<Review> => () => null;

/** Inside the dialog, so that everything begins anew each time it opens. */
function Opened({
  bills,
  preloadBill,
  ...props
}: Omit<ComponentProps<typeof CopyConfirmBody>, 'loaded'> & {
  bills: readonly BillId[] | undefined;
  preloadBill: PreloadBill;
}) {
  const loaded = useIdlePreload(bills, preloadBill);
  return <CopyConfirmBody {...props} loaded={loaded} />;
}

/** The bills of the booking, once it is known which kind they are and how many. */
function useBills(kind: CopyConfirmContent['kind'], subIds: CopyConfirmContent['subIds']) {
  const ids = dataOf(subIds);
  const known = kind.status === 'ready';
  return useMemo<BillId[] | undefined>(
    () => (ids && known ? [null, ...ids.slice(0, MOST_SUB_BILLS)] : undefined),
    [ids, known],
  );
}

/** Whether there is anything to compare is known late: the body that takes over opens where the reader was. */
function useHeldTab(open: boolean, initial: ReviewTab | undefined, onTabChange: CopyConfirmDialogProps['onTabChange']) {
  const [tab, setTab] = useState(initial);
  if (!open && tab !== initial) setTab(initial);
  const turn = (next: ReviewTab) => {
    setTab(next);
    onTabChange?.(next);
  };
  return { tab, turn };
}

/** What a review asks before the dialog closes. */
function useGuard() {
  const guard = useRef<Guard>(undefined);
  const onGuard = useCallback((next: Guard | undefined) => {
    guard.current = next;
  }, []);
  /** whether there is one, which was told */
  const guarded = (then: () => void): boolean => {
    const ask = guard.current;
    ask?.(then);
    return ask !== undefined;
  };
  return { onGuard, guarded };
}

/** 1250 px: the sample and the bills of a booking, printed as a whole, confirmed once. */
export const CopyConfirmDialog = /* @__PURE__ */ forwardRef<HTMLDivElement, CopyConfirmDialogProps>(
  function CopyConfirmDialog(
    {
      open,
      onOpenChange,
      booking,
      kind,
      file,
      nothing,
      subIds,
      billSource,
      preloadBill,
      onDownload,
      onConfirm,
      onConfirmed,
      notices,
      review,
      initialTab,
      onTabChange,
      className = '',
      ...rest
    },
    ref,
  ) {
    const text = useText();
    const [slot, setSlot] = useState<HTMLElement | null>(null);
    const { onGuard, guarded } = useGuard();
    const { tab, turn } = useHeldTab(open, initialTab, onTabChange);
    const Review = useLate(open && review ? loadReview : loadNothing);
    // Where its part could not be had, the bills can be read all the same.
    const reviews = review && Review !== null ? review : undefined;
    const number = booking ? booking.mblNo || booking.bookingNo : '';
    const steps = useCopyConfirm({ open, onOpenChange, onConfirm, onConfirmed, notices, number });
    const { phase, ask } = steps;
    const bills = useBills(kind, subIds);
    const printed = usePrinting() && open && !reviews ? bills : undefined;
    const content = { kind, file, nothing, subIds, onDownload };
    const leave = () => onOpenChange(false);
    const approved = () => {
      leave();
      onConfirmed();
    };
    const tag = booking && (
      <>
        <span className={styles.number}>{number}</span>
        <WebStatusTag status={booking.webStatus} name={booking.webStatusName} />
      </>
    );
    const toolbar = reviews ? (
      <div ref={setSlot} className={styles.slot} />
    ) : (
      <CopyConfirmTools bills={bills} preloadBill={preloadBill} file={file} onDownload={onDownload} notices={notices} />
    );
    const footer = !reviews && (
      <CopyConfirmFoot
        {...content}
        booking={booking}
        billSource={billSource}
        asked={phase !== 'idle'}
        onClose={leave}
        onConfirm={ask}
      />
    );
    const reviewBody = { number, slot, onGuard, notices, onTabChange: turn, onClose: leave, onApproved: approved };
    return (
      <>
        <Dialog
          data-component="CopyConfirmDialog"
          {...rest}
          ref={ref}
          className={`${whole} ${className}`}
          open={open}
          tag={tag}
          toolbar={toolbar}
          footer={footer || undefined}
          onOpenChange={(next) => {
            const kept = !next && (guarded(leave) || phase === 'sending');
            if (!kept) onOpenChange(next);
          }}
          title={text('bill.copy.title')}
          size="bill"
          flush
          printable={!printed && !reviews}
        >
          {!reviews && (
            <Opened
              {...content}
              billSource={billSource}
              bills={bills}
              preloadBill={preloadBill}
              initialTab={(tab ?? 'preview') === 'preview' ? 'preview' : 'bills'}
              onTab={turn}
            />
          )}
          {reviews &&
            (Review ? (
              createElement(Review, { ...content, ...reviewBody, review: reviews, initialTab: tab })
            ) : (
              <BillSkeleton kind="MBL" />
            ))}
        </Dialog>
        <CopyConfirmQuestion open={open} steps={steps} number={number} count={bills?.length ?? 1} />
        {printed && <PrintSheet bills={printed} billSource={billSource} />}
      </>
    );
  },
);
