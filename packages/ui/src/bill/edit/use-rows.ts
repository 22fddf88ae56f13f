import { type RefObject, useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { BillEditing } from './bill-editing.ts';
import { idOf, useEdit, useEdited } from './edit-context.ts';
import type { ListName } from './edit-values.ts';

const SEPARATOR = ' ';
const keysOf = (editing: BillEditing, list: ListName) => editing.values[list].map(({ key }) => key).join(SEPARATOR);

/** The keys of the rows; the same list as long as no row comes or goes. */
export function useRowKeys(list: ListName): readonly string[] {
  const { editing } = useEdit();
  const keys = useEdited(editing, (bill) => keysOf(bill, list));
  return useMemo(() => (keys === '' ? [] : keys.split(SEPARATOR)), [keys]);
}

/** Adding, copying and removing rows; the focus goes to where one writes on. */
export function useRowMoves(list: ListName, first: string, table: RefObject<HTMLElement | null>) {
  const { editing, formId } = useEdit();
  const focus = useCallback(
    (key: string, field = first) => document.getElementById(idOf(formId, `${list}.${key}.${field}`))?.focus(),
    [formId, list, first],
  );
  const add = useCallback(
    (field?: string) =>
      focus(
        flushSync(() => editing.addRow(list)),
        field,
      ),
    [editing, list, focus],
  );
  const copy = useCallback(
    (key: string) => focus(flushSync(() => editing.addRow(list, key, key))),
    [editing, list, focus],
  );
  const remove = useCallback(
    (key: string, button: HTMLButtonElement) => {
      const rows = editing.values[list];
      const at = rows.findIndex((row) => row.key === key);
      const beside = rows[at + 1] ?? rows[at - 1];
      const place = [...(button.parentElement?.children ?? [])].indexOf(button);
      flushSync(() => editing.removeRow(list, key));
      const row = beside && table.current?.querySelector(`[data-row="${beside.key}"] [data-cell=actions]`);
      const next = row?.children[place] ?? table.current?.parentElement?.querySelector('[data-add]');
      if (next instanceof HTMLElement) next.focus();
    },
    [editing, list, table],
  );
  return { add, copy, remove };
}
