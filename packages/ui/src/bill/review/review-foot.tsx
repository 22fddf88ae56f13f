import { useId, useRef } from 'react';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Popover } from '../../popover/index.ts';
import { StatusTag } from '../../status-tag/index.ts';
import type { BillId } from '../bill-source.ts';
import * as styles from '../compare/footer.css.ts';
import { ApproveWords, Failure, Standing } from '../compare/footer-parts.tsx';
import * as own from './body.css.ts';
import type { ChangeCost } from './cost.ts';
import { MissingBills } from './missing-bills.tsx';
import type { Target } from './review-view.ts';
import type { ReviewTotals } from './totals.ts';
import type { Counts } from './use-counts.tsx';
import { type Neighbours, useFocusAfter } from './use-focus-after.ts';
import type { HousesCount } from './use-houses-count.tsx';

/** When nothing is missing any more, the other button takes the place of this one. */
const APPROVE: Neighbours = { within: '[data-pane=footer]', next: ['[data-part=approve]'] };

export interface ReviewFootProps {
  totals: ReviewTotals;
  bills: readonly BillId[];
  counts: Counts;
  inHouses: HousesCount;
  readOnly: boolean;
  /** the list of what is missing is open */
  listing: boolean;
  onListing: (open: boolean) => void;
  /** a newer draft waits: nothing of this one can be sent */
  newer: boolean;
  running: 'send' | 'approve' | undefined;
  failure: string | undefined;
  onClose: () => void;
  onSend: () => void;
  onApprove: () => void;
  /** what sending a change costs now */
  cost: ChangeCost | undefined;
  onGo: (bill: Target, path: string) => void;
}

/** It stays in reach: a press says what is missing. */
function Gated({ bills, counts, inHouses, listing, onListing, onGo }: ReviewFootProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfter(APPROVE, button, list);
  return (
    <Popover
      ref={list}
      open={listing}
      onOpenChange={onListing}
      side="top"
      align="end"
      title={text('compare.missing.title')}
      trigger={
        <Button ref={button} variant="ghost" className={`${styles.decision} ${styles.gated}`} data-part="approve">
          <ApproveWords />
        </Button>
      }
    >
      <MissingBills
        bills={bills}
        counts={counts}
        inHouses={inHouses}
        onGo={(bill, path) => {
          onListing(false);
          onGo(bill, path);
        }}
      />
    </Popover>
  );
}

function Approve(props: ReviewFootProps) {
  const { totals, running, onApprove } = props;
  if (!totals.ready) return <Gated {...props} />;
  return (
    <Button
      variant="primary"
      className={styles.decision}
      loading={running === 'approve'}
      onClick={onApprove}
      data-part="approve"
    >
      <ApproveWords />
    </Button>
  );
}

/** How far the review of the whole booking is, and its two decisions. */
export function ReviewFoot(props: ReviewFootProps) {
  const { totals, readOnly, newer, running, failure, cost, onClose, onSend } = props;
  const costId = useId();
  const text = useText();
  const { total, due, decided, blocking, asked, sent } = totals;
  // What was asked of an older draft may be answered by the newer one that waits: it is not offered to be sent.
  const open = newer ? 0 : asked;
  return (
    <footer className={`${styles.footer} ${own.foot}`} data-pane="footer">
      <Standing total={total} due={due} decided={decided} blocking={blocking} asked={asked} />
      {sent > 0 && (
        <StatusTag tone="info" glyph={icons.send}>
          {text('review.sent', { count: sent })}
        </StatusTag>
      )}
      {failure && <Failure>{failure}</Failure>}
      <div className={styles.decisions}>
        <Button className={styles.close} onClick={onClose}>
          {text('compare.close')}
        </Button>
        {!readOnly && (
          <>
            {cost && open > 0 && (
              <span id={costId} className={own.cost} data-due={cost.due || undefined}>
                {cost.words}
              </span>
            )}
            <Button
              variant="pen"
              icon={icons.pen}
              className={styles.decision}
              loading={running === 'send'}
              // It keeps the focus when what was asked is sent.
              aria-describedby={cost && open > 0 ? costId : undefined}
              aria-disabled={open === 0 || undefined}
              onClick={onSend}
            >
              {text('compare.send', { count: open })}
            </Button>
            <Approve {...props} />
          </>
        )}
      </div>
    </footer>
  );
}
