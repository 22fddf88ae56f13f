import { useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { RowKey } from './column.ts';
import type { Model } from './model.ts';
import type { RowActions } from './row.tsx';
import type { DataTableProps } from './table-props.ts';

type Keys = ReadonlySet<RowKey>;
const nothing: Keys = new Set();

type Asked<Row> = Pick<DataTableProps<Row>, 'rowKey' | 'expanded' | 'onExpandedChange' | 'onRowOpen'>;

function toggled(keys: Keys, key: RowKey): Keys {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** What rows ask of their table, and which of them are open: the table keeps that unless its owner does. */
export function useRowActions<Row extends object>(asked: Asked<Row>, table: Model<Row>) {
  const [opened, setOpened] = useState(nothing);
  const expanded = asked.expanded ?? opened;
  const latest = useRef({ ...asked, expanded, table });
  useLayoutEffect(() => {
    latest.current = { ...asked, expanded, table };
  });
  const actions = useMemo<RowActions<Row>>(
    () => ({
      open: (row) => latest.current.onRowOpen?.(row),
      select: (id, event) => latest.current.table.getRow(id).getToggleSelectedHandler()(event),
      toggle: (row) => {
        const { rowKey, expanded: keys, onExpandedChange } = latest.current;
        const next = toggled(keys, rowKey(row));
        setOpened(next);
        onExpandedChange?.(next);
      },
    }),
    [],
  );
  return { actions, expanded };
}
