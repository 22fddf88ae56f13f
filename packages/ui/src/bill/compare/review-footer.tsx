import type { FieldComparison } from '@lading/validators/bill';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { Kbd } from '../../kbd/index.ts';
import { Popover } from '../../popover/index.ts';
import { StatusTag } from '../../status-tag/index.ts';
import * as styles from './footer.css.ts';
import { MissingList } from './missing-list.tsx';
import type { ReviewState } from './review-state.ts';

export interface ReviewFooterProps {
  state: ReviewState;
  fields: ReadonlyMap<string, FieldComparison>;
  readOnly: boolean;
  /** the list of what is missing is open */
  listing: boolean;
  onListing(open: boolean): void;
  sending: boolean;
  approving: boolean;
  failure: string | undefined;
  onClose: (() => void) | undefined;
  onSend: (() => void) | undefined;
  onApprove: (() => void) | undefined;
  onGo(path: string): void;
}

function Approve({ state, fields, listing, onListing, approving, onApprove, onGo }: ReviewFooterProps) {
  const text = useText();
  const words = (
    <>
      {text('compare.approve')}
      <Kbd keys={['ctrl', 'enter']} className={styles.hint} aria-hidden="true" />
    </>
  );
  if (state.reasons.length === 0)
    return (
      <Button variant="primary" className={styles.decision} loading={approving} onClick={onApprove} data-part="approve">
        {words}
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
        <Button className={`${styles.decision} ${styles.gated}`} data-part="approve">
          {words}
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
  const { checked, total, blocking, asked } = state;
  return (
    <footer className={styles.footer} data-pane="footer">
      <div className={styles.progress}>
        <progress className={styles.bar} aria-label={text('compare.progress')} max={total} value={checked} />
        <span className={styles.count}>{text('compare.checked', { checked, total })}</span>
      </div>
      {blocking.length > 0 && (
        <StatusTag tone="danger" glyph={icons.octagon}>
          {text('compare.blockingOpen', { count: blocking.length })}
        </StatusTag>
      )}
      {asked.length > 0 && (
        <StatusTag tone="pen" glyph={icons.pen}>
          {text('compare.asked', { count: asked.length })}
        </StatusTag>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          <Icon drawing={icons.warning} />
          {failure}
        </p>
      )}
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
