import { MOST_SUB_BILLS } from '@lading/validators/bill';
import { type ComponentProps, type ComponentType, forwardRef, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import type { FrameProps } from '../dialog/frame-props.ts';
import { Dialog } from '../dialog/index.ts';
import { useLate } from '../foundations/use-late.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import type { NoticeStore } from '../notice/index.ts';
import { BillSkeleton } from './bill-form.tsx';
import { saveFile } from './bill-preview.tsx';
import type { BillId } from './bill-source.ts';
import * as styles from './copy-confirm.css.ts';
import { CopyConfirmBody, type CopyConfirmContent } from './copy-confirm-body.tsx';
import { type CopyBooking, CopyConfirmFoot } from './copy-confirm-foot.tsx';
import { dataOf } from './loadable.ts';
import { PrintSheet } from './print-sheet.tsx';
import type { Guard, ReviewBodyProps } from './review/review-body.tsx';
import type { BillReviewSource, ReviewTab } from './review/types.ts';
import { type PreloadBill, useIdlePreload, usePrintAll, usePrinting } from './use-bill-printing.ts';
import { type Outcome, useCopyConfirm } from './use-copy-confirm.ts';
import { WebStatusTag } from './web-status-tag.tsx';

export type { CopyBooking };

export interface CopyConfirmDialogProps extends CopyConfirmContent, FrameProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** undefined while it is on its way */
  booking: CopyBooking | undefined;
  /** Loads a bill ahead; rejects when it cannot. */
  preloadBill: PreloadBill;
  /** the call itself */
  onConfirm(): Promise<Outcome>;
  /** after it succeeded and the dialog is closed */
  onConfirmed(): void;
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

/** 1250 px: the sample and the bills of a booking, printed as a whole, confirmed once. */
export const CopyConfirmDialog = /* @__PURE__ */ forwardRef<HTMLDivElement, CopyConfirmDialogProps>(
  function CopyConfirmDialog(
    {
      open,
      onOpenChange,
      booking,
      blType,
      file,
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
      ...rest
    },
    ref,
  ) {
    const text = useText();
    const [slot, setSlot] = useState<HTMLElement | null>(null);
    const guard = useRef<Guard | undefined>(undefined);
    // Whether there is anything to compare is known late: the body that takes over opens where the reader was.
    const tab = useRef(initialTab);
    useEffect(() => {
      if (!open) tab.current = initialTab;
    }, [open, initialTab]);
    const turned = (next: ReviewTab) => {
      tab.current = next;
      onTabChange?.(next);
    };
    const Review = useLate(open && review ? loadReview : loadNothing);
    // Where its part could not be had, the bills can be read all the same.
    const reviews = review && Review !== null ? review : undefined;
    const number = booking ? booking.mblNo || booking.bookingNo : '';
    const { phase, ask, cancel, confirm } = useCopyConfirm({
      open,
      onOpenChange,
      onConfirm,
      onConfirmed,
      notices,
      number,
    });

    const ids = dataOf(subIds);
    const known = blType.status === 'ready';
    const bills = useMemo<BillId[] | undefined>(
      () => (ids && known ? [null, ...ids.slice(0, MOST_SUB_BILLS)] : undefined),
      [ids, known],
    );
    const printed = usePrinting() && open && !reviews ? bills : undefined;
    const failed = () => notices.show({ kind: 'warning', text: text('bill.copy.printFailed') });
    const { preparing, print } = usePrintAll(bills, preloadBill, failed);

    const sample = dataOf(file);
    const download = sample ? () => saveFile(sample) : onDownload;
    const tag = booking && (
      <>
        <span className={styles.number}>{number}</span>
        <WebStatusTag status={booking.webStatus} name={booking.webStatusName} />
      </>
    );
    const leave = () => onOpenChange(false);
    const toolbar = reviews ? (
      <div ref={setSlot} className={styles.slot} />
    ) : (
      <>
        <IconButton
          icon={icons.print}
          label={text('bill.copy.print')}
          onClick={print}
          aria-disabled={!bills || undefined}
          aria-busy={preparing || undefined}
        />
        <IconButton
          icon={icons.download}
          label={text('bill.copy.download')}
          onClick={download}
          aria-disabled={!download || undefined}
        />
      </>
    );
    const footer = (
      <CopyConfirmFoot
        {...{ booking, blType, file, subIds, billSource }}
        asked={phase !== 'idle'}
        onClose={leave}
        onConfirm={ask}
      />
    );
    return (
      <>
        <Dialog
          data-component="CopyConfirmDialog"
          {...rest}
          ref={ref}
          {...{ open, tag, toolbar }}
          footer={reviews ? undefined : footer}
          onOpenChange={(next) => {
            if (!next && guard.current) guard.current(leave);
            else if (phase !== 'sending') onOpenChange(next);
          }}
          title={text('bill.copy.title')}
          width="bill"
          flush
          printable={!printed && !reviews}
        >
          {!reviews && (
            <Opened
              {...{ blType, file, subIds, billSource, onDownload, bills, preloadBill }}
              initialTab={(tab.current ?? 'preview') === 'preview' ? 'preview' : 'bills'}
              onTab={turned}
            />
          )}
          {reviews && !Review && <BillSkeleton kind="MBL" />}
          {reviews && Review && (
            <Review
              review={reviews}
              {...{ blType, file, subIds, number, slot, guard, notices, onDownload }}
              initialTab={tab.current}
              onTabChange={turned}
              onClose={leave}
              onApproved={() => {
                leave();
                onConfirmed();
              }}
            />
          )}
        </Dialog>
        <ConfirmDialog
          open={open && (phase === 'asking' || phase === 'sending')}
          title={text('bill.copy.title')}
          question={text('bill.copy.question')}
          confirmLabel={text('bill.copy.confirm')}
          pending={phase === 'sending'}
          onConfirm={confirm}
          onCancel={cancel}
        >
          {text('bill.copy.asked', { number, count: bills?.length ?? 1 })}
        </ConfirmDialog>
        {printed && <PrintSheet bills={printed} billSource={billSource} />}
      </>
    );
  },
);
