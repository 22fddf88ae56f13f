import { useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { RowKey } from './column.ts';
import type { RowActions } from './row.tsx';

type Keys = ReadonlySet<RowKey>;
const nothing: Keys = new Set();

interface Asked<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  selected: Keys | undefined;
  onSelectedChange: ((keys: Keys) => void) | undefined;
  expanded: Keys | undefined;
  onExpandedChange: ((keys: Keys) => void) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
}

function changed(keys: Keys, some: Iterable<RowKey>, on: boolean): Keys {
  const next = new Set(keys);
  for (const key of some) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The rows between two, both of them too, whichever comes first. */
function between(keys: readonly RowKey[], one: RowKey | undefined, other: RowKey): readonly RowKey[] {
  const [from, to] = [one === undefined ? -1 : keys.indexOf(one), keys.indexOf(other)];
  return from < 0 ? [other] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Which rows are chosen and which are open; both may be the owner's. */
export function useRowState<Row>(asked: Asked<Row>) {
  const [opened, setOpened] = useState(nothing);
  const selected = asked.selected ?? nothing;
  const expanded = asked.expanded ?? opened;
  const latest = useRef({ ...asked, selected, expanded });
  useLayoutEffect(() => {
    latest.current = { ...asked, selected, expanded };
  });
  const last = useRef<RowKey>(undefined);

  const actions = useMemo<RowActions<Row>>(
    () => ({
      open: (row) => latest.current.onRowOpen?.(row),
      select: (row, on, range) => {
        const { rows, rowKey, selected: keys, onSelectedChange } = latest.current;
        const key = rowKey(row);
        const some = range ? between(rows.map(rowKey), last.current, key) : [key];
        last.current = key;
        onSelectedChange?.(changed(keys, some, on));
      },
      toggle: (row) => {
        const { rowKey, expanded: keys, onExpandedChange } = latest.current;
        const key = rowKey(row);
        const next = changed(keys, [key], !keys.has(key));
        setOpened(next);
        onExpandedChange?.(next);
      },
    }),
    [],
  );
  const selectAll = (on: boolean) => {
    const { rows, rowKey, onSelectedChange } = latest.current;
    onSelectedChange?.(changed(selected, rows.map(rowKey), on));
  };
  const clear = () => latest.current.onSelectedChange?.(nothing);
  return { selected, expanded, actions, selectAll, clear };
}
