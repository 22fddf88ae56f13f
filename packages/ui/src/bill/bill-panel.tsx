import type { BillKind, BillRecord } from '@lading/validators/bill';
import { createElement } from 'react';
import { useText } from '../i18n/provider.tsx';
import { useLate } from '../i18n/use-late.ts';
import { BillForm, BillSkeleton } from './bill-form.tsx';
import type { BillId } from './bill-source.ts';
import * as styles from './bill-tabs.css.ts';
import { type Source, useSource } from './source.ts';

export interface BillPanelProps {
  kind: BillKind;
  subId: BillId;
  billSource: Source<BillRecord, BillId>;
}

// Loaded only when a bill fails: one that arrives needs no error panel.
const loadPanel = async () => (await import('../error-panel/index.ts')).ErrorPanel;

interface FailedProps {
  message: string;
  onRetry?: (() => void) | undefined;
}

/** Where neither the bill nor the panel for it could be had, the words stand alone. */
function Failed(props: FailedProps) {
  const text = useText();
  const ErrorPanel = useLate(loadPanel);
  if (ErrorPanel) return createElement(ErrorPanel, { title: text('bill.tab.failed'), ...props });
  return <p role="alert">{props.message}</p>;
}

/** One bill, or what became of it. */
export function BillPanel({ kind, subId, billSource }: BillPanelProps) {
  const bill = useSource(billSource, subId);
  if (bill.status === 'ready') return <BillForm record={bill.data} />;
  if (bill.status === 'loading') return <BillSkeleton kind={kind} />;
  return (
    <div className={styles.state}>
      <Failed message={bill.message} onRetry={bill.retry} />
    </div>
  );
}
