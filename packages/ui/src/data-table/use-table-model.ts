import { useMemo } from 'react';
import { type SortDirection, useTable } from '../foundations/table.ts';
import { useLocale } from '../i18n/provider.tsx';
import { arrange, type DataColumn } from './column.ts';
import { BASE, definitionsOf, type Model, type ModelRow } from './model.ts';
import type { DataTableProps } from './table-props.ts';
import { useSelection } from './use-selection.ts';

const none: never[] = [];

export interface Head<Row> {
  column: DataColumn<Row>;
  sorted: SortDirection | false;
  /** what the next press does; absent when the column cannot be sorted */
  next: SortDirection | 'none' | undefined;
  onSort: () => void;
}

export interface TableModel<Row extends object> {
  table: Model<Row>;
  /** those that are shown, in their order */
  columns: readonly DataColumn<Row>[];
  heads: readonly Head<Row>[];
  rows: readonly ModelRow<Row>[];
}

/** Columns, heads and rows as they are shown now. */
export function useTableModel<Row extends object>(asked: DataTableProps<Row>): TableModel<Row> {
  const { columns, choice, rowKey, sort, onSortChange, localSort = false } = asked;
  const locale = useLocale();
  const rows = asked.state === 'error' ? none : asked.rows;
  const keepsOwn = localSort && !onSortChange;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  // The library keeps the order and the values of its rows as long as these are the same list: other columns are told by
  // another list, too.
  const { definitions, data } = useMemo(
    () => ({ definitions: definitionsOf(columns, localSort ? rows : undefined, locale), data: [...rows] }),
    [columns, rows, localSort, locale],
  );
  const layout = useMemo(() => {
    const arranged = arrange(columns, choice);
    return {
      columnOrder: arranged.map(({ column }) => column.id),
      columnVisibility: Object.fromEntries(arranged.map(({ column, show }) => [column.id, show])),
    };
  }, [columns, choice]);
  const sorting = useMemo(() => (sort ? [sort] : []), [sort]);
  const { rowSelection, onRowSelectionChange } = useSelection({ ...asked, rows });

  const table = useTable({
    features: BASE,
    columns: definitions,
    data,
    getRowId: (row) => String(rowKey(row)),
    manualSorting: !localSort,
    sortDescFirst: false,
    enableMultiSort: false,
    initialState: { sorting },
    state: { ...layout, rowSelection, ...(!keepsOwn && { sorting }) },
    onRowSelectionChange,
    ...(!keepsOwn && {
      onSortingChange: (change) => {
        const [next] = typeof change === 'function' ? change(sorting) : change;
        onSortChange?.(next);
      },
    }),
  });

  const visible = table.getVisibleLeafColumns();
  // By their names: the library makes its columns anew for other rows, and rows that stay must not be drawn again for that.
  const order = visible.map(({ id }) => id).join('\n');
  const shown = useMemo(() => order.split('\n').flatMap((id) => byId.get(id) ?? []), [order, byId]);
  const heads = visible.flatMap((one): Head<Row>[] => {
    const column = byId.get(one.id);
    if (!column) return [];
    const next = one.getCanSort() ? one.getNextSortingOrder() || 'none' : undefined;
    return [{ column, sorted: one.getIsSorted(), next, onSort: () => one.toggleSorting() }];
  });
  return { table, columns: shown, heads, rows: table.getRowModel().rows };
}
