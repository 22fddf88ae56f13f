import { Overlay } from '../../foundations/overlay.tsx';
import { useText } from '../../i18n/provider.tsx';
import { useBillName } from '../bill-names.ts';
import type { BillId } from '../bill-source.ts';
import { ComparedBill } from '../compare/compare-print.tsx';
import { dataOf } from '../loadable.ts';
import * as sheet from '../print-sheet.css.ts';
import { usePrinting } from '../use-bill-printing.ts';
import { titleOf } from './pair.ts';
import type { BillReviewSource, ReviewVersion } from './types.ts';
import type { Base } from './use-base.ts';
import type { Counts } from './use-counts.tsx';
import { useRecord } from './use-record.ts';

interface ReviewPrintProps {
  source: BillReviewSource;
  base: Base;
  bills: readonly BillId[];
  counts: Counts;
}

interface SheetProps extends Omit<ReviewPrintProps, 'base'> {
  left: ReviewVersion;
  right: ReviewVersion;
  /** start of the hash of the draft */
  hash: string | undefined;
}

interface PrintedProps extends Omit<SheetProps, 'bills'> {
  bill: BillId;
  name: string | undefined;
}

function Printed({ bill, name, source, counts, left, right, hash }: PrintedProps) {
  const text = useText();
  const record = dataOf(useRecord(source, bill, right));
  const count = counts.get(bill);
  if (!record || !count) return null;
  const title = [titleOf(text, right), name].filter(Boolean).join(' · ');
  return (
    <ComparedBill
      left={{ title: titleOf(text, left), at: left.at }}
      right={{ title, at: right.at }}
      records={[record]}
      comparison={count.comparison}
      marks={count.marks}
      me={source.me}
      hash={hash}
      now={source.now}
    />
  );
}

function Sheet({ bills, ...props }: SheetProps) {
  const name = useBillName();
  return (
    <Overlay>
      <div className={sheet.sheet} data-print-root="" data-theme="light" data-density="compact">
        {bills.map((bill, at) => (
          <Printed key={bill ?? 'main'} {...props} bill={bill} name={bills.length > 1 ? name(at) : undefined} />
        ))}
      </div>
    </Overlay>
  );
}

/** While the browser prints: every bill as the draft has it, after each the list of its differences, black on white. */
export function ReviewPrint({ base, ...props }: ReviewPrintProps) {
  const { instruction, draft, newer } = base;
  const printing = usePrinting();
  if (!printing || !instruction || !draft) return null;
  // That of the newest draft is no hash of an earlier one.
  const hash = draft.hash ?? (newer ? undefined : props.source.hash);
  return <Sheet {...props} left={instruction} right={draft} hash={hash} />;
}
