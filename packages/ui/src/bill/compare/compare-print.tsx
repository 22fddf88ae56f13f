import type { BillComparison, BillRecord } from '@lading/validators/bill';
import { useMemo, useState } from 'react';
import { Overlay } from '../../foundations/overlay.tsx';
import { useText } from '../../i18n/provider.tsx';
import { BillForm } from '../bill-form.tsx';
import { BillFramesProvider } from '../bill-frames.ts';
import { numberOf } from '../bill-values.ts';
import * as sheet from '../print-sheet.css.ts';
import { usePrinting } from '../use-bill-printing.ts';
import { BillDifferenceList } from './difference-list.tsx';
import type { BillMarks } from './marks.ts';
import { boxFrames } from './page-frames.ts';
import type { CompareSide } from './types.ts';

type Titled = Pick<CompareSide, 'title' | 'at'>;

interface ComparedBillProps {
  left: Titled;
  right: Titled;
  /** the bills of the right side */
  records: readonly BillRecord[];
  comparison: BillComparison;
  marks: BillMarks;
  me: string;
  hash: string | undefined;
  /** now in ms; the clock of the browser unless told */
  now?: number | undefined;
}

/** A draft as it is, what differs tinted, and after it the list of the differences. */
export function ComparedBill({ left, right, records, comparison, marks, me, hash, now }: ComparedBillProps) {
  const text = useText();
  const frames = useMemo(() => boxFrames(comparison, marks, undefined), [comparison, marks]);
  const [printed] = useState(() => Date.now());
  return (
    <>
      {records.map((record, at) => (
        <article key={numberOf(record) || at} className={sheet.bill} data-compared="">
          <header className={sheet.head}>
            <div>
              <h2 className={sheet.name}>{right.title}</h2>
              <p className={sheet.note}>{text('bill.print.note')}</p>
            </div>
            <span className={sheet.number}>{numberOf(record)}</span>
          </header>
          <BillFramesProvider value={frames}>
            <BillForm record={record} />
          </BillFramesProvider>
        </article>
      ))}
      <BillDifferenceList
        comparison={comparison}
        marks={marks}
        left={left}
        right={right}
        hash={hash}
        reviewer={me}
        at={new Date(now ?? printed).toISOString()}
      />
    </>
  );
}

interface ComparePrintProps extends Omit<ComparedBillProps, 'records' | 'left' | 'right' | 'now'> {
  left: CompareSide;
  right: CompareSide;
}

/** While the browser prints: the draft as it is, then the list of its differences, black on white. */
export function ComparePrint({ right, ...props }: ComparePrintProps) {
  const records = 'kind' in right.record ? [right.record] : right.record;
  return usePrinting() ? (
    <Overlay>
      <div className={sheet.sheet} data-print-root="" data-theme="light" data-density="compact">
        <ComparedBill {...props} right={right} records={records} />
      </div>
    </Overlay>
  ) : null;
}
