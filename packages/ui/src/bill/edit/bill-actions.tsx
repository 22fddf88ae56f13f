import { MOST_SUB_BILLS } from '@lading/validators/bill';
import { IconButton } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import * as styles from './edit-tabs.css.ts';

interface BillActionsProps {
  /** of the bill that is open */
  name: string;
  refusal: string | undefined;
  /** as many sub-bills as there may be */
  full: boolean;
  busy: boolean;
  onAdd: () => void;
  /** undefined until the bill is there */
  onCopy: (() => void) | undefined;
  /** undefined for the main bill, which stays */
  onRemove: (() => void) | undefined;
}

/** Beside the tabs: one more bill, a copy of the open one, and the end of it. */
export function BillActions({ name, refusal, full, busy, onAdd, onCopy, onRemove }: BillActionsProps) {
  const text = useText();
  const limit = full ? text('bill.edit.mostBills', { count: MOST_SUB_BILLS }) : undefined;
  return (
    <>
      {refusal && (
        <span className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
      <IconButton
        icon={icons.plus}
        label={limit ?? text('bill.edit.addBill')}
        aria-disabled={full || undefined}
        loading={busy}
        onClick={onAdd}
      />
      <IconButton
        icon={icons.copy}
        label={limit ?? text('bill.edit.copyBill', { name })}
        aria-disabled={full || !onCopy || undefined}
        onClick={onCopy}
      />
      <IconButton
        icon={icons.close}
        label={onRemove ? text('bill.edit.removeBill', { name }) : text('bill.edit.mainStays')}
        aria-disabled={!onRemove || undefined}
        onClick={onRemove}
      />
    </>
  );
}
