import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { useText } from '../../i18n/provider.tsx';
import { TextButton } from '../../link/text-button.tsx';
import { useEdit, useEdited } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import { type PasteReport, takeRepairs } from './paste-containers.ts';

const SHOWN = 8;

/** What a paste has done: how many rows, what can be repaired at once, what fits nowhere, and the way back. */
export function PasteBar({ report, onClose }: { report: PasteReport; onClose(): void }) {
  const text = useText();
  const { editing } = useEdit();
  const fresh = useEdited(editing, (bill) => bill.values.containers === report.rows);
  // Repairs that were taken one by one, or whose rows are gone, are not offered again.
  const open = useEdited(editing, (bill) => {
    const left = [...report.repairs].filter(([name, value]) => {
      const [, key = '', field = ''] = name.split('.');
      const row = bill.rowOf('containers', key) as Readonly<Record<string, unknown>> | undefined;
      return row !== undefined && row[field] !== value;
    });
    return left.length;
  });
  const { rest } = report;
  const undo = () => {
    editing.undo();
    onClose();
  };
  return (
    <div className={styles.report}>
      <span role="status">{text('bill.edit.pasted', { count: report.filled })}</span>
      {open > 0 && (
        <TextButton onClick={() => takeRepairs(editing, report.repairs)}>
          {text('bill.edit.repairAll', { count: open })}
        </TextButton>
      )}
      {fresh && <TextButton onClick={undo}>{text('bill.edit.undoPaste')}</TextButton>}
      <TextButton onClick={onClose}>{text('bill.edit.close')}</TextButton>
      {rest.length > 0 && (
        <p className={styles.rest}>
          {text('bill.edit.unread', { count: rest.length, texts: rest.slice(0, SHOWN).join(' · ') })}
        </p>
      )}
    </div>
  );
}

interface TableBarProps {
  add: string;
  hint?: string | undefined;
  more?: ReactNode;
  onAdd: () => void;
}

/** Under a table: one more row, and how to fill many. */
export function TableBar({ add, hint, more, onAdd }: TableBarProps) {
  return (
    <>
      <Button size="sm" data-add="" onClick={onAdd}>
        {add}
      </Button>
      {more}
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  );
}
