import { Overlay } from '../../foundations/overlay.tsx';
import { useBillName } from '../bill-names.ts';
import type { BillId } from '../bill-source.ts';
import { ComparedBill } from '../compare/compare-print.tsx';
import { dataOf } from '../loadable.ts';
import * as sheet from '../print-sheet.css.ts';
import { usePrinting } from '../use-bill-printing.ts';
import type { BillReviewSource, VersionRef } from './types.ts';
import type { Counts } from './use-counts.tsx';
import { useRecord } from './use-record.ts';

interface ReviewPrintProps {
  source: BillReviewSource;
  bills: readonly BillId[];
  counts: Counts;
  left: VersionRef;
  right: VersionRef;
  titles: { left: string; right: string };
  times: { left: string | undefined; right: string | undefined };
  hash: string | undefined;
}

function Printed({
  bill,
  name,
  ...props
}: Omit<ReviewPrintProps, 'bills'> & { bill: BillId; name: string | undefined }) {
  const { source, counts, right, titles, times, hash } = props;
  const record = dataOf(useRecord(source, bill, right));
  const count = counts.get(bill);
  if (!record || !count) return null;
  const title = [titles.right, name].filter(Boolean).join(' · ');
  return (
    <ComparedBill
      left={{ title: titles.left, at: times.left }}
      right={{ title, at: times.right }}
      records={[record]}
      comparison={count.comparison}
      marks={count.marks}
      me={source.me}
      hash={hash}
      now={source.now}
    />
  );
}

function Sheet({ bills, ...props }: ReviewPrintProps) {
  const name = useBillName();
  return (
    <Overlay>
      <div className={sheet.sheet} data-print-root="" data-theme="light" data-density="compact">
        {bills.map((bill, at) => (
          <Printed key={bill ?? 'main'} {...props} {...{ bill }} name={bills.length > 1 ? name(at) : undefined} />
        ))}
      </div>
    </Overlay>
  );
}

/** While the browser prints: every bill as the draft has it, after each the list of its differences, black on white. */
export function ReviewPrint(props: ReviewPrintProps) {
  return usePrinting() ? <Sheet {...props} /> : null;
}
