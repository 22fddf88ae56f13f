import { useMemo } from 'react';
import type { RowSelectionState, Updater } from '../foundations/table.ts';
import type { RowKey } from './column.ts';

type Keys = ReadonlySet<RowKey>;

interface Asked<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  selected?: Keys | undefined;
  onSelectedChange?: ((keys: Keys) => void) | undefined;
}

const none: Keys = new Set();

/** The owner's keys as the library keeps them, by texts, and back: rows of other pages stay chosen. */
export function useSelection<Row>({ rows, rowKey, selected = none, onSelectedChange }: Asked<Row>) {
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries(Array.from(selected, (key) => [String(key), true])),
    [selected],
  );
  const onRowSelectionChange = (change: Updater<RowSelectionState>) => {
    const next = typeof change === 'function' ? change(rowSelection) : change;
    const keys = new Map(rows.map((row) => [String(rowKey(row)), rowKey(row)]));
    for (const key of selected) keys.set(String(key), key);
    onSelectedChange?.(new Set(Object.keys(next).flatMap((id) => keys.get(id) ?? [])));
  };
  return { rowSelection, onRowSelectionChange };
}
