import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useMemo,
  useState,
} from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { cellValue, type DataColumn } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { type DataTableProps, elementProps } from '../data-table/table-props.ts';
import { composes } from '../foundations/composing.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import type { EditableColumn } from './column.ts';
import * as styles from './editable-table.css.ts';
import { EditableActions, EditableCell, type EditingOf, EditingProvider } from './editing-cells.tsx';
import { useEditFocus } from './use-edit-focus.ts';
import { type RowRefusal, useEditing } from './use-editing.ts';

type Own = 'columns' | 'classNames' | 'onRowOpen' | 'renderDetail' | 'canExpand' | 'expanded' | 'onExpandedChange';

export interface EditableTableProps<Row extends object, Draft extends object> extends Omit<DataTableProps<Row>, Own> {
  /** keep them outside of the component or in `useMemo` */
  columns: readonly EditableColumn<Row, Draft>[];
  /** what is edited of a row, as its fields hold it */
  draftOf: (row: Row) => Draft;
  /** the same as long as nobody changes the row, such as its revision */
  stampOf: (row: Row) => string | number;
  /** sends a row as it was seen, with what was written; answers why it was not saved, and nothing where it was */
  onSave: (row: Row, draft: Draft) => Promise<RowRefusal | undefined>;
  /** a row that is not there yet: it stands first and is edited until it is saved or given up */
  blank?: Row | undefined;
  onBlankClose?: (() => void) | undefined;
  /** further buttons at the end of a row */
  rowActions?: ((row: Row) => ReactNode) | undefined;
}

type Generic = <Row extends object, Draft extends object>(
  props: EditableTableProps<Row, Draft> & RefAttributes<HTMLDivElement>,
) => ReactNode;

/** What goes on to the table: its own props, without those of the element around both. */
function tableProps<Row extends object>(given: DataTableProps<Row>) {
  const element = elementProps(given);
  const own = Object.entries(given).filter(([name]) => !(name in element));
  return { element, own: Object.fromEntries(own) as unknown as DataTableProps<Row> };
}

function useColumns<Row extends object, Draft extends object>(
  columns: readonly EditableColumn<Row, Draft>[],
  rowActions: ((row: Row) => ReactNode) | undefined,
): readonly DataColumn<Row>[] {
  const text = useText();
  return useMemo(() => {
    const shown = columns.map((column): DataColumn<Row> => {
      const { edit, ...plain } = column;
      if (!edit) return plain;
      return {
        ...plain,
        value: (row) => cellValue(plain, row) ?? null,
        cell: (row) => <EditableCell column={column} row={row} />,
      };
    });
    const actions: DataColumn<Row> = {
      id: 'editable.actions',
      header: text('editable.actions'),
      sticky: 'end',
      cell: (row) => <EditableActions row={row}>{rowActions?.(row)}</EditableActions>,
      // Of no use in a file.
      exportValue: () => null,
    };
    return [...shown, actions];
  }, [columns, rowActions, text]);
}

/**
 * Rows that are edited where they stand, one at a time and by keys alone, each saved by itself. What somebody else changed meanwhile is
 * told beside what was written. Its ref is the root.
 */
export const EditableTable = /* @__PURE__ */ forwardRef(function EditableTable<
  Row extends object,
  Draft extends object,
>(props: EditableTableProps<Row, Draft>, ref: ForwardedRef<HTMLDivElement>) {
  const { columns, draftOf, stampOf, onSave, blank, onBlankClose, rowActions, className = '', ...given } = props;
  const { rowKey, rowName = (row: Row) => String(rowKey(row)) } = given;
  const text = useText();
  const [root, both] = useBothRefs(ref);
  const [said, setSaid] = useState('');
  const onSaved = (row: Row) => setSaid(row === blank ? '' : text('editable.saved', { name: rowName(row) }));
  const editing = useEditing({
    rows: given.rows,
    rowKey,
    draftOf,
    stampOf,
    onSave,
    onSaved,
    blank,
    onBlankClose,
  });
  const { open, newer, save, close, keep } = editing;
  useEditFocus(root, open && String(rowKey(open.base)));
  const shown = useColumns(columns, rowActions);
  const { element, own } = tableProps<Row>({ ...given, columns: shown, rows: editing.rows });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = event.target instanceof Element ? event.target : undefined;
    if (!from?.closest('[data-edit]') || event.defaultPrevented || composes(event.nativeEvent)) return;
    if (event.key === 'Enter' && !from.matches('textarea, button')) save();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const { refusal } = open ?? {};
  // What is about no field of the row is said above all of them.
  const atField = columns.some(({ id, edit }) => edit && id === refusal?.column);
  const trouble = atField ? undefined : refusal?.message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside, which are what is used
    <div
      data-component="EditableTable"
      {...element}
      ref={both}
      className={`${styles.table} ${className}`}
      onKeyDown={press}
    >
      {trouble && !newer && <Alert kind="danger" live="assertive" title={trouble} />}
      {newer && (
        <Alert
          kind="warning"
          live="assertive"
          title={text('editable.changed', { name: rowName(newer) })}
          actions={
            <>
              <Button size="sm" onClick={keep}>
                {text('editable.keep')}
              </Button>
              <Button size="sm" variant="ghost" onClick={close}>
                {text('editable.take')}
              </Button>
            </>
          }
        >
          {text('editable.changedHint')}
        </Alert>
      )}
      <EditingProvider value={{ ...editing, rowKey, rowName, draftOf } as unknown as EditingOf<object, object>}>
        <DataTable {...own} />
      </EditingProvider>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  );
}) as Generic;
