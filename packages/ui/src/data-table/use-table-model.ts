import { useMemo, useState } from 'react';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  type SortDirection,
  tableFeatures,
  useTable,
} from '../foundations/table.ts';
import { useLocale } from '../i18n/provider.tsx';
import { arrange, type ColumnChoice, type DataColumn, type TableSort } from './column.ts';
import { sortRows } from './sort-rows.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSortingFeature });
// The library would make an object of each row before the first is drawn: of a long list it is told the columns only.
const none: never[] = [];

export interface Head<Row> {
  column: DataColumn<Row>;
  sorted: SortDirection | false;
  /** what the next press does; absent when the column cannot be sorted */
  next: SortDirection | 'none' | undefined;
  onSort: () => void;
}

interface Asked<Row> {
  columns: readonly DataColumn<Row>[];
  choice: ColumnChoice | null | undefined;
  rows: readonly Row[];
  sort: TableSort | undefined;
  localSort: boolean;
  onSortChange: ((sort: TableSort | undefined) => void) | undefined;
}

/** Columns, heads and rows as they are shown now. */
export function useTableModel<Row extends object>({
  columns,
  choice,
  rows,
  sort,
  localSort,
  onSortChange,
}: Asked<Row>) {
  const locale = useLocale();
  const [own, setOwn] = useState(sort);
  const keepsOwn = localSort && !onSortChange;
  const by = keepsOwn ? own : sort;

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map(({ id, sortable = false }) => helper.accessor((row) => row, { id, enableSorting: sortable })),
    );
  }, [columns]);
  const layout = useMemo(() => {
    const arranged = arrange(columns, choice);
    return {
      columnOrder: arranged.map(({ column }) => column.id),
      columnVisibility: Object.fromEntries(arranged.map(({ column, show }) => [column.id, show])),
    };
  }, [columns, choice]);
  const sorting = useMemo(() => (by ? [by] : []), [by]);

  const table = useTable({
    features,
    columns: defs,
    data: none as Row[],
    manualSorting: true,
    sortDescFirst: false,
    enableMultiSort: false,
    state: { ...layout, sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      if (keepsOwn) setOwn(next);
      onSortChange?.(next);
    },
  });

  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(() => visible.flatMap(({ id }) => byId.get(id) ?? []), [visible, byId]);
  const heads = visible.flatMap((one): Head<Row>[] => {
    const column = byId.get(one.id);
    if (!column) return [];
    const next = one.getCanSort() ? one.getNextSortingOrder() || 'none' : undefined;
    return [{ column, sorted: one.getIsSorted(), next, onSort: () => one.toggleSorting() }];
  });

  const sorted = localSort && by ? byId.get(by.id) : undefined;
  const desc = by?.desc ?? false;
  const ordered = useMemo(() => (sorted ? sortRows(rows, sorted, desc, locale) : rows), [rows, sorted, desc, locale]);
  return { columns: shown, heads, rows: ordered };
}
