import type { BillComparison, BillRecord } from '@lading/validators/bill';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useFormat } from '../../format/index.ts';
import { Overlay } from '../../foundations/overlay.tsx';
import { useText } from '../../i18n/provider.tsx';
import { BillForm } from '../bill-form.tsx';
import { BillFramesProvider } from '../bill-frames.ts';
import { numberOf } from '../bill-values.ts';
import { useFitOnPaper, useNumberedPages, usePaper } from '../paper-margins.ts';
import * as sheet from '../print-sheet.css.ts';
import { usePrinting } from '../use-bill-printing.ts';
import { BillDifferenceList } from './difference-list.tsx';
import type { BillMarks } from './marks.ts';
import { boxFrames, rowFrames } from './page-frames.ts';
import { useRowFrames } from './page-pane.tsx';
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
  /** which of the bills that are printed, from 0 */
  place?: number;
  /** now in ms; the clock of the browser unless told */
  now?: number | undefined;
}

/** A draft as it is, what differs tinted, and after it the list of the differences. */
export function ComparedBill({ left, right, records, comparison, marks, me, hash, now, place = 0 }: ComparedBillProps) {
  const text = useText();
  const frames = useMemo(() => boxFrames(comparison, marks, undefined), [comparison, marks]);
  const rows = useMemo(() => rowFrames(comparison, marks, undefined), [comparison, marks]);
  const [printed] = useState(() => Date.now());
  const pages = useRef<HTMLDivElement>(null);
  useRowFrames(pages, rows);
  const page = useNumberedPages(place, records.map(numberOf).join(', '));
  return (
    <div ref={pages} className={sheet.bills} style={{ page }}>
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
    </div>
  );
}

interface SheetProps {
  /** of the whole; the main bill's of several */
  number: string;
  /** the version that is printed */
  version: string;
  me: string;
  now?: number | undefined;
  children: ReactNode;
}

/** What is printed: its margins say what it is, by whom and when, and on which page. */
export function ComparedSheet({ number, version, me, now, children }: SheetProps) {
  const text = useText();
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  const [printed] = useState(() => Date.now());
  const at = format.minute(new Date(now ?? printed).toISOString());
  usePaper({
    title: text('compare.list.file', { number, version }),
    foot: [number, version, text('compare.list.reviewer', { name: me }), at].join(' · '),
  });
  useFitOnPaper(root);
  return (
    <div ref={root} className={sheet.sheet} data-print-root="" data-theme="light" data-density="compact">
      {children}
    </div>
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
      <ComparedSheet number={records[0] ? numberOf(records[0]) : ''} version={right.title} me={props.me}>
        <ComparedBill {...props} right={right} records={records} />
      </ComparedSheet>
    </Overlay>
  ) : null;
}
