import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useMemo, useRef } from 'react';
import { useBothRefs } from '../../foundations/use-ref.ts';
import { useText } from '../../i18n/provider.tsx';
import * as base from '../tables.css.ts';
import type { BillEditing } from './bill-editing.ts';
import type { BillChoices } from './edit-context.ts';
import * as styles from './edit-table.css.ts';
import type { ListName } from './edit-values.ts';
import { TableBar } from './paste-bar.tsx';
import { pressInRows } from './row-keys.ts';
import type { RowProps } from './row-parts.tsx';
import { useLiveRows } from './use-live-rows.ts';
import { useRowKeys, useRowMoves } from './use-rows.ts';

/** What a table of a bill that is edited takes beside the attributes of its root. */
export interface EditableTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  editing: BillEditing;
  choices: BillChoices;
  /** begins the ids of the cells; the summary of the form leads to them */
  formId?: string | undefined;
}

/** What its own code sees of it: whom it edits comes from the setting around it. */
export type TableProps = Omit<EditableTableProps, 'editing' | 'choices' | 'formId'>;

export function useTableSetting({ editing, choices, formId }: EditableTableProps) {
  const own = useId();
  return useMemo(() => ({ editing, choices, formId: formId ?? own }), [editing, choices, formId, own]);
}

type Labelled = Readonly<Partial<Record<'number' | 'weight' | 'volume', string>>>;

export function PackagesHead({ labels }: { labels: Labelled }) {
  return (
    <th scope="col" className={`${base.figure} ${base.short}`}>
      {labels.number}
    </th>
  );
}

/** The columns every list ends with: weight, volume, what one does with a row. */
export function LastHeads({ labels }: { labels: Labelled }) {
  const text = useText();
  return (
    <>
      <th scope="col" className={`${base.figure} ${base.weight}`}>
        {labels.weight}
      </th>
      <th scope="col" className={`${base.figure} ${base.volume}`}>
        {labels.volume}
      </th>
      <th scope="col" className={styles.actionsHead}>
        <span className={base.caption}>{text('bill.edit.actions')}</span>
      </th>
    </>
  );
}

export const COLUMNS = 9;

interface EditTableProps extends TableProps {
  list: ListName;
  /** the column one writes in first in a new row */
  first: string;
  caption: string;
  head: ReactNode;
  empty: string;
  row: (props: RowProps) => ReactNode;
  totals: ReactNode;
  add: string;
  hint?: string;
  /** beside the button that adds a row */
  more?: ReactNode;
  /** under the button that adds a row */
  report?: ReactNode;
}

/** The frame of both lists: rows that come, are copied and go, their sums, and what one does with them. */
export const EditTable = /* @__PURE__ */ forwardRef<HTMLDivElement, EditTableProps>(function EditTable(
  { list, first, caption, head, empty, row, totals, add: addWords, hint, more, report, className = '', ...rest },
  ref,
) {
  const keys = useRowKeys(list);
  const [root, both] = useBothRefs(ref);
  const { add, copy, remove } = useRowMoves(list, first, root);
  const body = useRef<HTMLTableSectionElement>(null);
  const { isLive, onFocus } = useLiveRows(body, keys);
  return (
    <div {...rest} ref={both} className={`${styles.frame} ${className}`}>
      <table
        className={`${base.table} ${styles.table}`}
        onKeyDown={(event) => pressInRows(event, (field) => add(field))}
      >
        <caption className={base.caption}>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody ref={body} onFocus={onFocus}>
          {keys.map((rowKey, at) =>
            row({ rowKey, place: at + 1, live: isLive(rowKey), onCopy: copy, onRemove: remove }),
          )}
          {keys.length === 0 && (
            <tr>
              <td colSpan={COLUMNS} className={base.empty} data-cell="head">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {keys.length > 0 && totals}
      </table>
      <div className={styles.bar}>
        <TableBar add={addWords} hint={hint} more={more} onAdd={() => add()} />
        {report}
      </div>
    </div>
  );
});
