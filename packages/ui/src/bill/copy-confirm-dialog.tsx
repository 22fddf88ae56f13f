import { MOST_SUB_BILLS, WEB_STATUS } from '@lading/validators/bill';
import { forwardRef, useMemo } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import type { FrameProps } from '../dialog/frame-props.ts';
import { Dialog } from '../dialog/index.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import type { NoticeStore } from '../notice/index.ts';
import { saveFile } from './bill-preview.tsx';
import type { BillId } from './bill-source.ts';
import * as styles from './copy-confirm.css.ts';
import { CopyConfirmBody, type CopyConfirmContent } from './copy-confirm-body.tsx';
import { dataOf } from './loadable.ts';
import { PrintSheet } from './print-sheet.tsx';
import { type PreloadBill, useIdlePreload, usePrintAll, usePrinting } from './use-bill-printing.ts';
import { type Outcome, useCopyConfirm } from './use-copy-confirm.ts';
import { WebStatusTag } from './web-status-tag.tsx';

export interface CopyBooking {
  readonly bookingNo: string;
  readonly mblNo: string;
  readonly webStatus: number;
  readonly webStatusName: string;
}

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
}

/** Inside the dialog, so that everything begins anew each time it opens. */
function Opened({
  bills,
  preloadBill,
  ...props
}: CopyConfirmContent & { bills: readonly BillId[] | undefined; preloadBill: PreloadBill }) {
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
      useBill,
      preloadBill,
      onDownload,
      onConfirm,
      onConfirmed,
      notices,
      ...rest
    },
    ref,
  ) {
    const text = useText();
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
    const printed = usePrinting() && open ? bills : undefined;
    const failed = () => notices.show({ kind: 'warning', text: text('bill.copy.printFailed') });
    const { preparing, print } = usePrintAll(bills, preloadBill, failed);

    const sample = dataOf(file);
    const download = sample ? () => saveFile(sample) : onDownload;
    const ready = booking?.webStatus === WEB_STATUS.copyReady;
    const tag = booking && (
      <>
        <span className={styles.number}>{number}</span>
        <WebStatusTag status={booking.webStatus} name={booking.webStatusName} />
      </>
    );
    const toolbar = (
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
      <>
        {!ready && <Reason booking={booking} />}
        <Button className={styles.decision} onClick={() => onOpenChange(false)}>
          {text('bill.copy.close')}
        </Button>
        <Button
          className={styles.decision}
          variant="primary"
          aria-disabled={!ready || undefined}
          loading={phase !== 'idle'}
          onClick={ask}
        >
          {text('bill.copy.confirm')}
        </Button>
      </>
    );
    return (
      <>
        <Dialog
          data-component="CopyConfirmDialog"
          {...rest}
          ref={ref}
          {...{ open, tag, toolbar, footer }}
          onOpenChange={(next) => phase !== 'sending' && onOpenChange(next)}
          title={text('bill.copy.title')}
          width="bill"
          flush
          printable={!printed}
        >
          <Opened {...{ blType, file, subIds, useBill, onDownload, bills, preloadBill }} />
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
        {printed && <PrintSheet bills={printed} useBill={useBill} />}
      </>
    );
  },
);

function Reason({ booking }: { booking: CopyBooking | undefined }) {
  const text = useText();
  const status = booking && <WebStatusTag status={booking.webStatus} name={booking.webStatusName} />;
  return (
    <p className={styles.reason}>
      {status}
      {text(booking ? 'bill.copy.notReady' : 'bill.copy.unknown')}
    </p>
  );
}
