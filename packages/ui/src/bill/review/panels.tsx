import { Drawer } from '../../drawer/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { useBillName } from '../bill-names.ts';
import type { BillId } from '../bill-source.ts';
import { useSource } from '../source.ts';
import { ReviewLog } from './review-log.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import type { ReviewPanel } from './tools.tsx';
import type { BillReviewSource, ReviewVersion } from './types.ts';

function Log({ log, bills }: { log: NonNullable<BillReviewSource['log']>; bills: readonly BillId[] }) {
  const name = useBillName();
  const billName = (bill: BillId) => name(Math.max(0, bills.indexOf(bill)));
  return <ReviewLog log={useSource(log, undefined)} billName={bills.length > 1 ? billName : undefined} />;
}

interface PanelsProps {
  panel: ReviewPanel | undefined;
  review: BillReviewSource;
  bills: readonly BillId[];
  /** the bill that is read, and its draft */
  bill: BillId;
  draft: ReviewVersion | undefined;
  newest: boolean;
  onClose: () => void;
}

/** What opens over the review: its log, its share links, and the reader's own list of containers. */
export function Panels({ panel, review, bills, bill, draft, newest, onClose }: PanelsProps) {
  const text = useText();
  const { log, shares, now } = review;
  return (
    <>
      {log && (
        <Drawer open={panel === 'log'} onOpenChange={onClose} title={text('review.log')} size="md">
          <Log log={log} bills={bills} />
        </Drawer>
      )}
      {shares && <ShareDialog open={panel === 'share'} onOpenChange={onClose} shares={shares} now={now} />}
      {panel === 'sheet' && review.sheets && draft && (
        <SheetPanel review={review} bill={bill} draft={draft} newest={newest} onClose={onClose} />
      )}
    </>
  );
}
