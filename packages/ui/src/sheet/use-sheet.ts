import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocale, useText } from '../i18n/provider.tsx';
import { decimalsOf, isEditable, type SheetColumn, shownValue, valueIn } from './column.ts';
import { createSheetHistory } from './history.ts';
import { issueOf } from './issues.ts';
import type { LeftOut } from './paste.ts';
import { type CellRead, type ReadFault, readCell } from './read-cell.ts';
import { at, clamped, rectOf, type Selection } from './selection.ts';
import type { SheetProps } from './sheet-props.ts';
import type { SheetRow } from './source.ts';

/** The cell that is written in, as it was when that began. */
export interface Editing {
  readonly row: string;
  readonly column: SheetColumn;
  readonly from: string;
  /** what the field begins with */
  readonly text: string;
  /** `write`: arrows leave the cell; `edit`: they go through its text */
  readonly mode: 'write' | 'edit';
  /** why what was written is no value of the column */
  readonly fault?: Extract<CellRead, { fault: ReadFault }> | undefined;
}

type Asked = Pick<SheetProps, 'columns' | 'source' | 'filter' | 'history' | 'rowName'>;

/** What a sheet shows and what is selected and written in it, and how it says that. */
export function useSheet({ columns, source, filter, history: given, rowName }: Asked) {
  const text = useText();
  const locale = useLocale();
  const subscribe = useCallback((changed: () => void) => source.subscribe(changed), [source]);
  const get = () => source.get();
  const all = useSyncExternalStore(subscribe, get, get);
  const rows = useMemo(() => (filter ? all.filter(filter) : all), [all, filter]);
  const own = useMemo(() => createSheetHistory(source), [source]);
  const history = given ?? own;
  const [held, select] = useState<Selection>(() => at(0, 0));
  const [editing, setEditing] = useState<Editing>();
  const [left, setLeft] = useState<readonly LeftOut[]>([]);
  const [said, say] = useState('');

  const size = { rows: rows.length, columns: columns.length };
  const selection = clamped(held, size);
  const row = rows[selection.cursor.row];
  const column = columns[selection.cursor.column];
  const placeOf = (index: number, { head }: SheetColumn) => text('sheet.place', { row: index + 1, column: head });
  return {
    columns,
    source,
    all,
    rows,
    size,
    history,
    locale,
    text,
    selection,
    rect: rectOf(selection),
    select,
    editing,
    setEditing,
    left,
    setLeft,
    said,
    say,
    /** the row and the column of the cell that has the focus */
    row,
    column,
    issue: row && column && issueOf(column, row),
    clash: row && column && row.clashes?.[column.id],
    nameOf: (one: SheetRow) => rowName?.(one) ?? '',
    /** how a cell is called: `Row 4, 40HQ` */
    placeOf,
    here: column && row ? placeOf(selection.cursor.row, column) : '',
    read: (one: SheetColumn, given: string) => readCell(one, given, locale),
    /** whether a cell can be written in */
    isOpen: (one: SheetRow | undefined, other: SheetColumn | undefined): boolean =>
      one !== undefined && other !== undefined && isEditable(other) && !one.locked && !one.removed,
    filled: (place: { row: number; column: number }): boolean => {
      const [one, other] = [rows[place.row], columns[place.column]];
      return one !== undefined && other !== undefined && valueIn(other, one) !== '';
    },
    shown: (one: SheetColumn, value: string, of: SheetRow) => shownValue(one, value, of),
    /** why a text is no value, in words */
    faultWords: (one: SheetColumn, fault: ReadFault, given: string): string =>
      text(`sheet.fault.${fault}`, { text: given, most: decimalsOf(one) }),
  };
}

export type SheetState = ReturnType<typeof useSheet>;
