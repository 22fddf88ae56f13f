import { useMemo } from 'react';
import { partsOf } from '../foundations/parts.ts';
import type { RowLook } from './row.tsx';
import type { DataTableProps } from './table-props.ts';
import { useRowActions } from './use-row-actions.ts';
import type { TableModel } from './use-table-model.ts';

const always = () => true;

/** What all rows share, which of them are open, and what the cell before the first of each holds: `check`, `open` or both. */
export function useRowLook<Row extends object>(
  asked: DataTableProps<Row>,
  { table, columns, features }: TableModel<Row>,
) {
  const { rowKey, rowName, renderDetail, canExpand = always, phone = 'cards', classNames } = asked;
  const { Group } = features;
  const { actions, expanded } = useRowActions(asked, table);
  const opens = asked.onRowOpen !== undefined;
  const selects = asked.selected !== undefined;
  const expands = renderDetail && canExpand;
  const cards = phone === 'cards';
  const name = useMemo(() => rowName ?? ((row: Row) => String(rowKey(row))), [rowName, rowKey]);
  const look = useMemo<RowLook<Row>>(
    () => ({ columns, actions, opens, selects, expands, rowName: name, cards, Group, part: partsOf(classNames) }),
    [columns, actions, opens, selects, expands, name, cards, Group, classNames],
  );
  const lead = [selects && 'check', expands && 'open'].filter(Boolean).join(' ') || undefined;
  return { look, expanded, lead };
}
