import { createContext, type ReactNode, useContext } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cellValue, nameOf, type RowKey } from '../data-table/column.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import type { EditableColumn } from './column.ts';
import * as styles from './editable-table.css.ts';
import type { Editing } from './use-editing.ts';

/** What the cells of a table know of the row that is edited. */
export interface EditingOf<Row, Draft extends object> extends Editing<Row, Draft> {
  rowKey: (row: Row) => RowKey;
  rowName: (row: Row) => string;
  draftOf: (row: Row) => Draft;
}

// Rows are drawn again only for a change of their own: what is edited reaches their cells this way.
const Context = /* @__PURE__ */ createContext<EditingOf<object, object> | undefined>(undefined);
export const EditingProvider = Context.Provider;

function useEditingOf<Row extends object, Draft extends object>(): EditingOf<Row, Draft> {
  const editing = useContext(Context);
  if (!editing) throw new Error('a cell outside of its table');
  return editing as unknown as EditingOf<Row, Draft>;
}

interface CellProps<Row extends object, Draft extends object> {
  column: EditableColumn<Row, Draft>;
  row: Row;
}

const partOf = (draft: object, id: string) => JSON.stringify((draft as Readonly<Record<string, unknown>>)[id]);

/** A cell as it is read, or its field while its row is edited. */
export function EditableCell<Row extends object, Draft extends object>({ column, row }: CellProps<Row, Draft>) {
  const text = useText();
  const { open, newer, rowKey, draftOf, put } = useEditingOf<Row, Draft>();
  if (!open || !column.edit || rowKey(open.base) !== rowKey(row)) return column.cell(row);
  const { id } = column;
  const differs = newer && partOf(draftOf(newer), id) !== partOf(draftOf(open.base), id);
  const value = newer && cellValue(column, newer);
  return (
    <div className={styles.cell} data-edit="">
      {column.edit({
        draft: open.draft,
        put,
        field: {
          label: nameOf(column),
          error: open.refusal?.column === id ? open.refusal.message : undefined,
          warning: differs
            ? text('editable.now', { value: value === undefined || value === '' ? '—' : String(value) })
            : undefined,
        },
      })}
    </div>
  );
}

interface ActionsProps<Row> {
  row: Row;
  children: ReactNode;
}

/** The end of a row: what can be done with it, or how its editing ends. */
export function EditableActions<Row extends object>({ row, children }: ActionsProps<Row>) {
  const text = useText();
  const { open, rowKey, rowName, edit, save, close } = useEditingOf<Row, object>();
  const key = rowKey(row);
  const name = rowName(row);
  if (open && rowKey(open.base) === key)
    return (
      <span className={styles.actions}>
        <IconButton
          icon={icons.check}
          variant="neutral"
          label={text('editable.save', { name })}
          loading={open.saving}
          onClick={save}
        />
        <IconButton icon={icons.close} label={text('editable.cancel', { name })} onClick={close} />
      </span>
    );
  return (
    <span className={styles.actions}>
      {children}
      <IconButton icon={icons.pen} label={text('editable.edit', { name })} data-edits={key} onClick={() => edit(row)} />
    </span>
  );
}
