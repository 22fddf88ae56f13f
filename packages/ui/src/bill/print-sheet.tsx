import type { BillRecord } from '@lading/validators/bill';
import { useRef } from 'react';
import { Overlay } from '../foundations/overlay.tsx';
import { useText } from '../i18n/provider.tsx';
import { BillForm } from './bill-form.tsx';
import { useBillName } from './bill-names.ts';
import type { BillId } from './bill-source.ts';
import { numberOf } from './bill-values.ts';
import { useFitOnPaper, useNumberedPages, usePaper } from './paper-margins.ts';
import * as styles from './print-sheet.css.ts';
import { type Source, useSource } from './source.ts';

function PrintedBill({ place, subId, billSource }: Omit<PrintSheetProps, 'bills'> & { place: number; subId: BillId }) {
  const text = useText();
  const name = useBillName();
  const bill = useSource(billSource, subId);
  const page = useNumberedPages(place, bill.status === 'ready' ? numberOf(bill.data) : '');
  return (
    <article className={styles.bill} style={{ page }}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{name(place)}</h2>
          <p className={styles.note}>{text('bill.print.note')}</p>
        </div>
        {bill.status === 'ready' && <span className={styles.number}>{numberOf(bill.data)}</span>}
      </header>
      {bill.status === 'ready' ? <BillForm record={bill.data} /> : <p>{text('bill.tab.failed')}</p>}
    </article>
  );
}

export interface PrintSheetProps {
  bills: readonly BillId[];
  billSource: Source<BillRecord, BillId>;
}

/** All bills of a booking for the printer, each under its name: black on white, whatever the screen shows. */
export function PrintSheet({ bills, billSource }: PrintSheetProps) {
  return (
    <Overlay>
      <Sheet bills={bills} billSource={billSource} />
    </Overlay>
  );
}

function Sheet({ bills, billSource }: PrintSheetProps) {
  const text = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const main = useSource(billSource, null);
  const title = [main.status === 'ready' && numberOf(main.data), text('bill.copy.title')].filter(Boolean).join(' ');
  usePaper({ title, foot: `${title} · ${text('bill.print.note')}` });
  useFitOnPaper(sheet);
  return (
    <div ref={sheet} className={styles.sheet} data-print-root="" data-theme="light" data-density="compact">
      {bills.map((subId, place) => (
        <PrintedBill key={subId ?? 'main'} place={place} subId={subId} billSource={billSource} />
      ))}
    </div>
  );
}
