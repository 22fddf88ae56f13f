import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { forwardRef, type Ref, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import type { FrameProps } from '../dialog/frame-props.ts';
import { Dialog } from '../dialog/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/index.ts';
import { Loading } from '../loading/index.ts';
import * as styles from './bill-confirm.css.ts';
import { dataOf, type Loadable } from './loadable.ts';
import type { Outcome } from './use-copy-confirm.ts';
import { AccountStatusTag } from './web-status-tag.tsx';

/** A statement of charges, as far as this dialog reads it. */
export interface AccountInfo {
  readonly accountNo: string;
  /** 1 to confirm, 2 reissued, 3 confirmed, 9 void */
  readonly status: number;
  readonly statusName: string;
}

export interface BillConfirmDialogProps extends FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  info: Loadable<AccountInfo>;
  /** the printable report, loaded with the session: a blob url */
  report: Loadable<{ readonly url: string }>;
  onConfirm: () => Promise<Outcome>;
  onConfirmed: () => void;
}

/** Confirmation is offered only for a statement that is new or was reissued. */
const canConfirm = (status: number | undefined) =>
  status === ACCOUNT_STATUS.toConfirm || status === ACCOUNT_STATUS.reissued;

/** 900 px: the report of a statement of charges, to be confirmed once. */
export const BillConfirmDialog = /* @__PURE__ */ forwardRef<HTMLDivElement, BillConfirmDialogProps>(
  function BillConfirmDialog({ open, onOpenChange, info, report, onConfirm, onConfirmed, ...rest }, ref) {
    const text = useText();
    const frame = useRef<HTMLIFrameElement>(null);
    const [phase, setPhase] = useState<'idle' | 'sending' | 'done'>('idle');
    // Two presses can come before the next drawing; the reference knows at once.
    const sent = useRef(false);
    const [refusal, setRefusal] = useState('');
    const account = dataOf(info);
    if (!open && (phase !== 'idle' || refusal)) {
      setPhase('idle');
      setRefusal('');
    }
    useEffect(() => {
      if (!open) sent.current = false;
    }, [open]);

    const confirm = async () => {
      if (sent.current) return;
      sent.current = true;
      setPhase('sending');
      setRefusal('');
      const outcome = await onConfirm().catch((): Outcome => ({ ok: false, message: text('bill.copy.system') }));
      setPhase(outcome.ok ? 'done' : 'idle');
      if (!outcome.ok) {
        sent.current = false;
        setRefusal(outcome.message);
        return;
      }
      onOpenChange(false);
      onConfirmed();
    };

    const tag = account && (
      <>
        <span className={styles.number}>{account.accountNo}</span>
        <AccountStatusTag status={account.status} name={account.statusName} />
      </>
    );
    const printReport = () => frame.current?.contentWindow?.print();
    const offered = canConfirm(account?.status);
    const footer = (
      <>
        {refusal && (
          <p className={styles.refusal} role="alert">
            <Icon drawing={icons.octagon} />
            {refusal}
          </p>
        )}
        {account && !offered && <p className={styles.reason}>{text('bill.account.notOpen')}</p>}
        <Button className={styles.decision} onClick={() => onOpenChange(false)}>
          {text('bill.account.close')}
        </Button>
        {/* Nobody confirms what nobody could read. */}
        {offered && dataOf(report) && (
          <Button className={styles.decision} variant="primary" loading={phase !== 'idle'} onClick={confirm}>
            {text('bill.account.confirm')}
          </Button>
        )}
      </>
    );
    return (
      <Dialog
        data-component="BillConfirmDialog"
        {...rest}
        ref={ref}
        open={open}
        tag={tag}
        footer={footer}
        onOpenChange={(next) => phase !== 'sending' && onOpenChange(next)}
        title={text('bill.account.title')}
        toolbar={
          dataOf(report) && <IconButton icon={icons.print} label={text('bill.account.print')} onClick={printReport} />
        }
        size="account"
        flush
      >
        <div className={styles.body}>
          <Report info={info} report={report} frame={frame} />
        </div>
      </Dialog>
    );
  },
);

type ReportProps = Pick<BillConfirmDialogProps, 'info' | 'report'> & {
  frame: Ref<HTMLIFrameElement>;
};
function Report({ info, report, frame }: ReportProps) {
  const text = useText();
  const failed = [info, report].find((part) => part.status === 'error');
  if (failed?.status === 'error')
    return (
      <div className={styles.state}>
        <ErrorPanel title={text('bill.account.reportFailed')} message={failed.message} onRetry={failed.retry} />
      </div>
    );
  if (report.status !== 'ready')
    return (
      <div className={styles.state}>
        <Loading />
      </div>
    );
  const title = text('bill.account.report', { number: dataOf(info)?.accountNo ?? '' });
  return <iframe ref={frame} className={styles.report} src={report.data.url} title={title} />;
}
