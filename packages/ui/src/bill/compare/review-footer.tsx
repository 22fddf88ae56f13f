import type { FieldComparison } from '@lading/validators/bill';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Popover } from '../../popover/index.ts';
import * as styles from './footer.css.ts';
import { ApproveWords, Failure, Standing } from './footer-parts.tsx';
import { MissingList } from './missing-list.tsx';
import type { ReviewState } from './review-state.ts';

export interface ReviewFooterProps {
  state: ReviewState;
  fields: ReadonlyMap<string, FieldComparison>;
  readOnly: boolean;
  /** the list of what is missing is open */
  listing: boolean;
  onListing: (open: boolean) => void;
  sending: boolean;
  approving: boolean;
  failure: string | undefined;
  onClose: (() => void) | undefined;
  onSend: (() => void) | undefined;
  onApprove: (() => void) | undefined;
  onGo: (path: string) => void;
}

function Approve({ state, fields, listing, onListing, approving, onApprove, onGo }: ReviewFooterProps) {
  const text = useText();
  if (state.reasons.length === 0)
    return (
      <Button variant="primary" className={styles.decision} loading={approving} onClick={onApprove} data-part="approve">
        <ApproveWords />
      </Button>
    );
  // It stays in reach: a press says what is missing.
  return (
    <Popover
      open={listing}
      onOpenChange={onListing}
      side="top"
      align="end"
      title={text('compare.missing.title')}
      trigger={
        <Button variant="ghost" className={`${styles.decision} ${styles.gated}`} data-part="approve">
          <ApproveWords />
        </Button>
      }
    >
      <MissingList
        reasons={state.reasons}
        fields={fields}
        onGo={(path) => {
          onListing(false);
          onGo(path);
        }}
      />
    </Popover>
  );
}

/** How far the review is, and its two decisions. */
export function ReviewFooter(props: ReviewFooterProps) {
  const { state, readOnly, sending, failure, onClose, onSend, onApprove } = props;
  const text = useText();
  const { total, due, decided, blocking, asked } = state;
  return (
    <footer className={styles.footer} data-pane="footer">
      <Standing total={total} due={due} decided={decided} blocking={blocking.length} asked={asked.length} />
      {failure && <Failure>{failure}</Failure>}
      <div className={styles.decisions}>
        {onClose && (
          <Button className={styles.close} onClick={onClose}>
            {text('compare.close')}
          </Button>
        )}
        {!readOnly && onSend && (
          <Button
            variant="pen"
            icon={icons.pen}
            className={styles.decision}
            loading={sending}
            disabled={asked.length === 0}
            onClick={onSend}
          >
            {text('compare.send', { count: asked.length })}
          </Button>
        )}
        {!readOnly && onApprove && <Approve {...props} />}
      </div>
    </footer>
  );
}
