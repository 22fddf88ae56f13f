import type { BillComparison } from '@lading/validators/bill';
import { useMemo } from 'react';
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

interface ComparePrintProps {
  left: CompareSide;
  right: CompareSide;
  comparison: BillComparison;
  marks: BillMarks;
  me: string;
  hash: string | undefined;
}

function Sheet({ left, right, comparison, marks, me, hash }: ComparePrintProps) {
  const text = useText();
  const bills = 'kind' in right.record ? [right.record] : right.record;
  const frames = useMemo(() => boxFrames(comparison, marks, undefined), [comparison, marks]);
  return (
    <div className={sheet.sheet} data-print-root="" data-theme="light" data-density="compact">
      {bills.map((record, at) => (
        <article key={numberOf(record) || at} className={sheet.bill}>
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
      <BillDifferenceList {...{ comparison, marks, left, right, hash }} reviewer={me} at={new Date().toISOString()} />
    </div>
  );
}

/** While the browser prints: the draft as it is, then the list of its differences, black on white. */
export function ComparePrint(props: ComparePrintProps) {
  return usePrinting() ? (
    <Overlay>
      <Sheet {...props} />
    </Overlay>
  ) : null;
}
