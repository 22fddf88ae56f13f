import type { BillKind, BillRecord, BillVo } from '@lading/validators/bill';
import { useText } from '../i18n/provider.tsx';
import { Box } from './bill-box.tsx';
import { BILL_LAYOUT } from './bill-layout.ts';
import * as styles from './bill-paper.css.ts';
import { ContainersTable } from './containers-table.tsx';
import { GoodsTable } from './goods-table.tsx';

/** The boxes of the form with the title box beside the first of them. */
export function BillBoxes({ kind, bill }: { kind: BillKind; bill: BillVo | undefined }) {
  const text = useText();
  return (
    <div className={styles.grid}>
      <div className={styles.title}>
        <h3 className={styles.heading}>
          {text('bill.title')}
          <span className={styles.subheading} lang="en">
            {text('bill.subtitle')}
          </span>
        </h3>
        <div className={styles.stamp} role="img" aria-label={text('bill.stamp')} />
      </div>
      <dl className={styles.boxes}>
        {BILL_LAYOUT[kind].map((box) => (
          <Box key={box.label} box={box} bill={bill} />
        ))}
      </dl>
    </div>
  );
}

/** The bill as it is printed: boxes, cargo, containers. */
export function BillPaper({ record }: { record: BillRecord }) {
  return (
    <section className={styles.paper}>
      <div className={styles.form}>
        <BillBoxes kind={record.kind} bill={record.bill} />
        <GoodsTable goods={record.goods} />
        <ContainersTable containers={record.containers} />
      </div>
    </section>
  );
}
