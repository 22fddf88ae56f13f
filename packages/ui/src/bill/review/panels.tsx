import { Drawer } from '../../drawer/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { useBillName } from '../bill-names.ts';
import type { BillId } from '../bill-source.ts';
import { useSource } from '../source.ts';
import { ReviewLog } from './review-log.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { ReviewPanel } from './tools.tsx';
import type { BillReviewSource } from './types.ts';

function Log({ log, bills }: { log: NonNullable<BillReviewSource['log']>; bills: readonly BillId[] }) {
  const name = useBillName();
  const billName = (bill: BillId) => name(Math.max(0, bills.indexOf(bill)));
  return <ReviewLog log={useSource(log, undefined)} billName={bills.length > 1 ? billName : undefined} />;
}

interface PanelsProps {
  panel: ReviewPanel | undefined;
  review: BillReviewSource;
  bills: readonly BillId[];
  onClose: () => void;
}

/** What opens over the review: its log, and its share links. */
export function Panels({ panel, review, bills, onClose }: PanelsProps) {
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
    </>
  );
}
