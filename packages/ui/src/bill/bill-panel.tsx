import type { BillKind } from '@lading/validators/bill';
import { ErrorPanel } from '../error-panel/index.ts';
import { useText } from '../i18n/provider.tsx';
import { BillForm, BillSkeleton } from './bill-form.tsx';
import type { BillId, UseBill } from './bill-source.ts';
import * as styles from './bill-tabs.css.ts';

export interface BillPanelProps {
  kind: BillKind;
  subId: BillId;
  useBill: UseBill;
}

/** One bill, or what became of it. */
export function BillPanel({ kind, subId, useBill }: BillPanelProps) {
  const text = useText();
  const bill = useBill(subId);
  if (bill.status === 'ready') return <BillForm record={bill.data} />;
  if (bill.status === 'loading') return <BillSkeleton kind={kind} />;
  return (
    <div className={styles.state}>
      <ErrorPanel title={text('bill.tab.failed')} message={bill.message} onRetry={bill.retry} />
    </div>
  );
}
