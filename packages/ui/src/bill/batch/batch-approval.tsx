import { forwardRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import type { FrameProps } from '../../dialog/frame-props.ts';
import { Dialog } from '../../dialog/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { Loading } from '../../loading/index.ts';
import { Failure } from '../compare/footer-parts.tsx';
import { dataOf, type Loadable } from '../loadable.ts';
import type { Outcome } from '../use-copy-confirm.ts';
import * as styles from './batch.css.ts';
import { BatchList } from './batch-list.tsx';
import type { BatchDraft } from './types.ts';

export interface BatchApprovalProps extends FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** the chosen drafts, each as it stands; after an approval as it stands then */
  drafts: Loadable<readonly BatchDraft[]>;
  /** approves these; resolves when `drafts` says what became of each */
  onApprove: (drafts: readonly BatchDraft[]) => Promise<Outcome>;
}

/** Drafts that say what was sent are approved together; those that do not are left out and named, each with the way to it. */
export const BatchApproval = /* @__PURE__ */ forwardRef<HTMLDivElement, BatchApprovalProps>(function BatchApproval(
  { open, onOpenChange, drafts, onApprove, ...rest },
  ref,
) {
  const text = useText();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [before, setBefore] = useState(open);
  if (before !== open) {
    setBefore(open);
    setFailure(undefined);
  }
  const all = dataOf(drafts) ?? [];
  const ready = all.filter(({ state }) => state === 'ready');
  // What failed for the moment can be tried once more.
  const again = all.filter(({ state }) => state === 'failed');
  const next = ready.length > 0 ? ready : again;
  const approve = async () => {
    if (running || next.length === 0) return;
    setRunning(true);
    setFailure(undefined);
    const outcome = await onApprove(next).catch((error: Error): Outcome => ({ ok: false, message: error.message }));
    setRunning(false);
    if (!outcome.ok) setFailure(outcome.message);
  };
  return (
    <Dialog
      data-component="BatchApproval"
      {...rest}
      ref={ref}
      open={open}
      onOpenChange={(to) => (to || !running) && onOpenChange(to)}
      size="account"
      printable={false}
      title={text('review.batch.title')}
      footer={
        <>
          {failure && <Failure>{failure}</Failure>}
          <Button onClick={() => running || onOpenChange(false)}>{text('compare.close')}</Button>
          <Button
            variant="primary"
            loading={running}
            aria-disabled={next.length === 0 || undefined}
            onClick={() => void approve()}
          >
            {text(ready.length > 0 || again.length === 0 ? 'review.batch.confirm' : 'review.batch.again', {
              count: next.length,
            })}
          </Button>
        </>
      }
    >
      {drafts.status === 'loading' && <Loading />}
      {drafts.status === 'error' && <ErrorPanel message={drafts.message} onRetry={drafts.retry} />}
      {drafts.status === 'ready' && (
        <div className={styles.body}>
          {ready.length > 0 && <p>{text('compare.question')}</p>}
          <BatchList drafts={drafts.data} />
        </div>
      )}
    </Dialog>
  );
});
