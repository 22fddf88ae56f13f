import {
  type Column,
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  type ReactTable,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from '../foundations/table.ts';
import { cellValue, type DataColumn } from './column.ts';
import { coreRowModel } from './core-slot.ts';
import { BLANK, ranksOf } from './rank.ts';

/** What every table can do. */
export type Base = {
  columnOrderingFeature: typeof columnOrderingFeature;
  columnVisibilityFeature: typeof columnVisibilityFeature;
  rowSelectionFeature: typeof rowSelectionFeature;
  rowSortingFeature: typeof rowSortingFeature;
  coreRowModel: typeof coreRowModel;
  sortedRowModel: ReturnType<typeof createSortedRowModel>;
};
export const BASE: Base = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel,
  sortedRowModel: createSortedRowModel(),
});

export type Model<R extends object> = ReactTable<Base, R>;
export type ModelColumn<R extends object> = Column<Base, R>;
export type ModelRow<R extends object> = Row<Base, R>;

/** Compares rows by their place in the order of a column, which is found once, when it is first asked for. */
function byRank<R extends object>(column: DataColumn<R>, rows: readonly R[], locale: string): SortFn<Base, R> {
  let ranks: Int32Array | undefined;
  return (one, other, id) => {
    ranks ??= ranksOf(column, rows, locale);
    const [a = BLANK, b = BLANK] = [ranks[one.index], ranks[other.index]];
    if (a !== BLANK && b !== BLANK) return a - b;
    if (a === b) return 0;
    // What says nothing comes last in both directions, and the library turns a falling order around.
    const last = a === BLANK ? 1 : -1;
    return one.table.getColumn(id)?.getIsSorted() === 'desc' ? -last : last;
  };
}

export interface Definition<R extends object> {
  id: string;
  accessorFn: (row: R) => string | number | undefined;
  enableSorting: boolean;
  sortUndefined: false;
  sortFn?: SortFn<Base, R>;
}

/** Whether a row stands for others. */
export const isGroup = (row: object): boolean => 'groupingColumnId' in row && row.groupingColumnId !== undefined;

/** Columns as the library has them. `rows` are those a table sorts by itself. */
export const definitionsOf = <R extends object>(
  columns: readonly DataColumn<R>[],
  rows: readonly R[] | undefined,
  locale: string,
  define: (column: DataColumn<never>, definition: Definition<R>) => object,
): Definition<R>[] =>
  columns.map((column) => {
    const definition = {
      id: column.id,
      accessorFn: (row: R) => cellValue(column, row) ?? undefined,
      enableSorting: column.sortable ?? false,
      sortUndefined: false as const,
      ...(rows && { sortFn: byRank(column, rows, locale) }),
    };
    return { ...definition, ...define(column as DataColumn<never>, definition) };
  });
