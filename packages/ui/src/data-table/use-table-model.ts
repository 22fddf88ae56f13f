import { useMemo } from 'react';
import { type SortDirection, useTable } from '../foundations/table.ts';
import { useLocale } from '../i18n/provider.tsx';
import { arrange, type DataColumn } from './column.ts';
import { definitionsOf, type Model, type ModelColumn, type ModelRow } from './model.ts';
import type { ShownColumn } from './shown-columns.ts';
import type { DataTableProps } from './table-props.ts';
import { useFeatures } from './use-features.ts';
import { useSelection } from './use-selection.ts';
import { useViewRef } from './use-view-ref.ts';

const none: never[] = [];

export interface Head<Row extends object> {
  column: ShownColumn<Row>;
  model: ModelColumn<Row>;
  sorted: SortDirection | false;
  /** what the next press does; absent when the column cannot be sorted */
  next: SortDirection | 'none' | undefined;
  onSort: () => void;
}

export interface TableModel<Row extends object> {
  table: Model<Row>;
  /** those that are shown, in their order */
  columns: readonly ShownColumn<Row>[];
  heads: readonly Head<Row>[];
  rows: readonly ModelRow<Row>[];
  features: ReturnType<typeof useFeatures>;
}

/** Columns as they are drawn, the same list while their order is. */
function useShown<Row extends object>(
  columns: readonly DataColumn<Row>[],
  visible: readonly { id: string }[],
  frozen: Readonly<Record<string, object>> | undefined,
): readonly ShownColumn<Row>[] {
  // By their names: the library makes its columns anew for other rows, and rows that stay must not be drawn again for that.
  const order = JSON.stringify(visible.map(({ id }) => ({ id, ...frozen?.[id] })));
  return useMemo(() => {
    const places: ShownColumn<Row>[] = JSON.parse(order);
    return places.flatMap((place) => {
      const column = columns.find(({ id }) => id === place.id);
      return column ? { ...column, ...place } : [];
    });
  }, [order, columns]);
}

/** Columns, heads and rows as they are shown now. */
export function useTableModel<Row extends object>(asked: DataTableProps<Row>): TableModel<Row> {
  const { columns, choice, rowKey, sort, onSortChange, localSort = false } = asked;
  const features = useFeatures(asked);
  const { define } = features;
  const locale = useLocale();
  const rows = asked.state === 'error' ? none : asked.rows;
  const keepsOwn = localSort && !onSortChange;
  // The library keeps the order and the values of its rows as long as these are the same list: other columns are told by
  // another list, too.
  const { definitions, data } = useMemo(
    () => ({
      definitions: definitionsOf(columns, localSort ? rows : undefined, locale, define),
      data: [...rows],
    }),
    [columns, rows, localSort, locale, define],
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
    features: features.model,
    ...features.options,
    columns: definitions,
    data,
    getRowId: (row) => String(rowKey(row)),
    manualSorting: !localSort,
    sortDescFirst: false,
    enableMultiSort: false,
    initialState: { sorting },
    state: { ...features.state, ...layout, rowSelection, ...(!keepsOwn && { sorting }) },
    onRowSelectionChange,
    ...(!keepsOwn && {
      onSortingChange: (change) => {
        const [next] = typeof change === 'function' ? change(sorting) : change;
        onSortChange?.(next);
      },
    }),
  });

  const leaves = table.getVisibleLeafColumns();
  const arranged = features.inOrder?.(leaves as unknown as ModelColumn<object>[]);
  const visible = (arranged?.columns as unknown as typeof leaves) ?? leaves;
  const shown = useShown(columns, visible, arranged?.frozen);
  useViewRef(asked.viewRef, shown, table);
  const heads = visible.flatMap((model, at): Head<Row>[] => {
    const column = shown[at];
    if (!column) return [];
    const next = model.getCanSort() ? model.getNextSortingOrder() || 'none' : undefined;
    return [{ column, model, sorted: model.getIsSorted(), next, onSort: () => model.toggleSorting() }];
  });
  return { table, columns: shown, heads, rows: table.getRowModel().rows, features };
}
