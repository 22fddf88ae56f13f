import { WEB_STATUS } from '@lading/validators/bill';
import { useId } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './copy-confirm.css.ts';
import type { CopyConfirmContent } from './copy-confirm-body.tsx';
import { useSource } from './source.ts';
import { WebStatusTag } from './web-status-tag.tsx';

export interface CopyBooking {
  readonly bookingNo: string;
  readonly mblNo: string;
  readonly webStatus: number;
  readonly webStatusName: string;
}

interface CopyConfirmFootProps extends Pick<CopyConfirmContent, 'kind' | 'file' | 'subIds' | 'billSource'> {
  booking: CopyBooking | undefined;
  /** the question is open, or its answer on its way */
  asked: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The decision. Nobody confirms what nobody could read: the sample and the bills come first. */
export function CopyConfirmFoot(props: CopyConfirmFootProps) {
  const { booking, kind, file, subIds, billSource, asked, onClose, onConfirm } = props;
  const text = useText();
  const id = useId();
  const bill = useSource(billSource, null);
  const loaded = [kind, file, subIds, bill].every(({ status }) => status === 'ready');
  const open = booking?.webStatus === WEB_STATUS.copyReady;
  const why = !booking ? 'unknown' : !open ? 'notReady' : !loaded ? 'notLoaded' : undefined;
  return (
    <>
      {why && (
        <p className={styles.reason} id={id}>
          {why === 'notReady' && booking && <WebStatusTag status={booking.webStatus} name={booking.webStatusName} />}
          {text(`bill.copy.${why}`)}
        </p>
      )}
      <Button className={styles.decision} onClick={onClose}>
        {text('bill.copy.close')}
      </Button>
      <Button
        className={styles.decision}
        variant="primary"
        aria-disabled={why !== undefined || undefined}
        aria-describedby={why && id}
        loading={asked}
        onClick={onConfirm}
      >
        {text('bill.copy.confirm')}
      </Button>
    </>
  );
}
