import { type ReactNode, useEffect, useRef } from 'react';
import { FieldGrid } from '../../field-grid/field-grid.tsx';
import { Overlay } from '../../foundations/overlay.tsx';
import { useStable } from '../../foundations/use-stable.ts';
import { useText } from '../../i18n/provider.tsx';
import { BillForm } from '../bill-form.tsx';
import { useBillName } from '../bill-names.ts';
import { numberOf } from '../bill-values.ts';
import { useFitOnPaper, useNumberedPages, usePaper } from '../paper-margins.ts';
import * as styles from '../print-sheet.css.ts';
import type { BatchPaper } from './types.ts';

interface PageProps {
  at: number;
  number: string;
  name: string;
  note: string;
  children: ReactNode;
}

function Page({ at, number, name, note, children }: PageProps) {
  const page = useNumberedPages(at, number);
  return (
    <article className={styles.bill} style={{ page }}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.note}>{note}</p>
        </div>
        <span className={styles.number}>{number}</span>
      </header>
      {children}
    </article>
  );
}

function Sheet({ papers, onPrinted }: BatchPrintProps) {
  const text = useText();
  const name = useBillName();
  const sheet = useRef<HTMLDivElement>(null);
  const count = papers.length;
  const confirmed = papers.filter(({ confirmation }) => confirmation);
  const title = text(confirmed.length === 0 ? 'review.batch.paper' : 'review.batch.papers', { count });
  // What each is worth stands in its head, too; at the foot only where it is said of all.
  const foot = confirmed.length === 0 ? `${title} · ${text('bill.print.note')}` : title;
  usePaper({ title, foot });
  useFitOnPaper(sheet);
  const calls = useStable({ onPrinted });
  useEffect(() => {
    const done = () => calls.onPrinted();
    addEventListener('afterprint', done);
    // The sheet is drawn; a browser that asks nobody, such as a test's, has printed when this returns.
    globalThis.print();
    return () => removeEventListener('afterprint', done);
  }, [calls]);
  const bills = papers.flatMap(({ number, records }) =>
    records.map((record, place) => ({
      record,
      number: numberOf(record) || number,
      name: records.length > 1 ? `${number} · ${name(place)}` : number,
    })),
  );
  return (
    <div ref={sheet} className={styles.sheet} data-print-root="" data-theme="light" data-density="compact">
      {bills.map(({ record, ...page }, at) => (
        <Page key={`${page.name} ${page.number}`} at={at} note={text('bill.print.note')} {...page}>
          <BillForm record={record} />
        </Page>
      ))}
      {confirmed.map(
        ({ number, confirmation }, at) =>
          confirmation && (
            <Page
              key={number}
              at={bills.length + at}
              number={number}
              name={confirmation.title}
              note={confirmation.note}
            >
              <FieldGrid framed items={confirmation.facts} />
            </Page>
          ),
      )}
    </div>
  );
}

export interface BatchPrintProps {
  papers: readonly BatchPaper[];
  /** the browser has printed, or was told not to: take it out again */
  onPrinted: () => void;
}

/** Prints all bills of several drafts at once, and what bookings without one are confirmed with, each on pages with its own number: mount it to print. */
export function BatchPrint(props: BatchPrintProps) {
  return (
    <Overlay>
      <Sheet {...props} />
    </Overlay>
  );
}
