import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { Empty } from '../../empty/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Loading } from '../../loading/index.ts';
import { TextField } from '../../text-field/index.ts';
import type { BillId } from '../bill-source.ts';
import * as foot from '../compare/footer.css.ts';
import type { Loadable } from '../loadable.ts';
import type { Outcome } from '../use-copy-confirm.ts';
import { RequestCard } from './request-card.tsx';
import * as styles from './requests.css.ts';
import type { RequestAnswer, ReviewRequest, ReviewRequestsHandlers } from './requests-types.ts';

export interface ReviewRequestsProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    ReviewRequestsHandlers {
  requests: Loadable<readonly ReviewRequest[]>;
  /** number of the draft that would be issued */
  next: number;
  /** name of a bill, where the booking has several */
  billName?: ((bill: BillId) => string) | undefined;
  /** who may look and not answer */
  readOnly?: boolean | undefined;
}

/** One call at a time for each request; what failed is kept with it. */
function useAnswers(onAnswer: ReviewRequestsHandlers['onAnswer']) {
  const [running, setRunning] = useState<ReadonlySet<ReviewRequest['id']>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<ReviewRequest['id'], string>>(new Map());
  const answer = async (request: ReviewRequest, given: RequestAnswer) => {
    const { id } = request;
    if (running.has(id)) return false;
    setRunning((before) => new Set(before).add(id));
    setFailures((before) => new Map([...before].filter(([key]) => key !== id)));
    const outcome = await onAnswer(request, given).catch(
      (error: Error): Outcome => ({ ok: false, message: error.message }),
    );
    setRunning((before) => new Set([...before].filter((key) => key !== id)));
    if (!outcome.ok) setFailures((before) => new Map(before).set(id, outcome.message));
    return outcome.ok;
  };
  return { running, failures, answer };
}

interface IssueProps {
  requests: readonly ReviewRequest[];
  next: number;
  onIssue: ReviewRequestsHandlers['onIssue'];
}

/** The next draft: a word with it, the question, and what keeps it from being issued. */
function Issue({ requests, next, onIssue }: IssueProps) {
  const text = useText();
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const countOf = (state: ReviewRequest['state']) => requests.filter((request) => request.state === state).length;
  const open = countOf('open');
  const [accepted, declined] = [countOf('accepted'), countOf('declined')];
  const issue = async () => {
    if (running) return;
    setRunning(true);
    setFailure(undefined);
    const outcome = await onIssue(note.trim()).catch(
      (error: Error): Outcome => ({ ok: false, message: error.message }),
    );
    setRunning(false);
    setAsking(false);
    if (outcome.ok) setNote('');
    else setFailure(outcome.message);
  };
  const [done, total] = [requests.length - open, requests.length];
  return (
    <footer className={styles.foot}>
      <div className={`${foot.progress} ${styles.progress}`}>
        <progress className={foot.bar} aria-label={text('compare.progress')} max={total || 1} value={done} />
        <span className={foot.count}>{text('review.requests.progress', { done, total })}</span>
      </div>
      <TextField
        className={styles.note}
        label={text('review.requests.issue.note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {failure && (
        <p className={styles.failure} role="alert">
          <Icon drawing={icons.warning} />
          {failure}
        </p>
      )}
      {open > 0 && <p className={styles.open}>{text('review.requests.issue.missing', { count: open })}</p>}
      <Button
        className={styles.issue}
        variant="primary"
        icon={icons.send}
        aria-disabled={open > 0 || undefined}
        loading={running}
        onClick={() => setAsking(true)}
      >
        {text('review.requests.issue')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('review.requests.issue')}
        question={text('review.requests.issue.question', { version: next })}
        confirmLabel={text('review.requests.issue')}
        pending={running}
        onConfirm={() => void issue()}
        onOpenChange={() => setAsking(false)}
      >
        {text('review.requests.issue.counts', { accepted, declined })}
      </ConfirmDialog>
    </footer>
  );
}

/** The forwarder's half of a review: the changes a customer asked for, each accepted or declined with a reason, then the next draft. */
export const ReviewRequests = /* @__PURE__ */ forwardRef<HTMLElement, ReviewRequestsProps>(function ReviewRequests(
  { requests, next, billName, readOnly = false, onAnswer, onOpenFile, onIssue, className = '', ...rest },
  ref,
) {
  const text = useText();
  const { running, failures, answer } = useAnswers(onAnswer);
  const shared = {
    'data-component': 'ReviewRequests',
    'aria-label': text('review.requests'),
    ...rest,
    ref,
    className: `${styles.list} ${className}`,
  };
  if (requests.status === 'loading')
    return (
      <section {...shared}>
        <Loading />
      </section>
    );
  if (requests.status === 'error')
    return (
      <section {...shared}>
        <ErrorPanel message={requests.message} onRetry={requests.retry} />
      </section>
    );
  const all = requests.data;
  return (
    <section {...shared}>
      {all.length === 0 && <Empty title={text('review.requests.none')} reason={text('review.requests.none.reason')} />}
      {all.map((request) => (
        <RequestCard
          key={request.id}
          request={request}
          readOnly={readOnly}
          billName={billName?.(request.bill)}
          running={running.has(request.id)}
          failure={failures.get(request.id)}
          onAnswer={(given) => answer(request, given)}
          onOpenFile={onOpenFile}
        />
      ))}
      {!readOnly && all.length > 0 && <Issue requests={all} next={next} onIssue={onIssue} />}
    </section>
  );
});
