import { Overlay } from '../foundations/overlay.tsx';
import { useText } from '../i18n/provider.tsx';
import { BillForm } from './bill-form.tsx';
import { useBillName } from './bill-names.ts';
import type { BillId, UseBill } from './bill-source.ts';
import { numberOf } from './bill-values.ts';
import * as styles from './print-sheet.css.ts';

function PrintedBill({ place, subId, useBill }: { place: number; subId: BillId; useBill: UseBill }) {
  const text = useText();
  const name = useBillName();
  const bill = useBill(subId);
  return (
    <article className={styles.bill}>
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
  useBill: UseBill;
}

/** All bills of a booking for the printer, each under its name: black on white, whatever the screen shows. */
export const PrintSheet = ({ bills, useBill }: PrintSheetProps) => (
  <Overlay>
    <div className={styles.sheet} data-print-root="" data-theme="light" data-density="compact">
      {bills.map((subId, place) => (
        <PrintedBill key={subId ?? 'main'} place={place} subId={subId} useBill={useBill} />
      ))}
    </div>
  </Overlay>
);
