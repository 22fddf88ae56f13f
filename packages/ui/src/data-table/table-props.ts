import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { PartClasses } from '../foundations/parts.ts';
import type { DataColumn, RowKey, TableSort } from './column.ts';
import type { ColumnChoice } from './column-choice.ts';
import type { TableFeature } from './feature.ts';
import type { TableView } from './table-view.ts';

/** What a column shows only: a text it holds, some of its values, or numbers between two. */
export type FilterValue = string | readonly string[] | { readonly from?: number; readonly to?: number };

/** Columns by which rows are picked; all of them must hold. */
export type TableFilters = readonly { readonly id: string; readonly value: FilterValue }[];

/** Widths the reader gave, px, by column. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** Columns that are frozen at an edge, in their order. */
export interface ColumnPins {
  readonly start: readonly string[];
  readonly end: readonly string[];
}

/** For owners that keep what the reader chose; else the table does. Each needs its feature. */
interface FeatureProps {
  /** what the table can do beyond sorting and choosing: `filtering`, `resizing`, `pinning`, `grouping`; those of its first drawing */
  features?: readonly TableFeature[];
  filters?: TableFilters;
  onFiltersChange?: (filters: TableFilters) => void;
  /** the table filters the rows it has, by their `value`; else they come filtered from the server */
  localFilter?: boolean;
  /** with `localFilter`: words that a row holds in any column */
  search?: string;
  widths?: ColumnWidths;
  onWidthsChange?: (widths: ColumnWidths) => void;
  pinned?: ColumnPins;
  onPinnedChange?: (pinned: ColumnPins) => void;
  /** columns whose equal values make groups, the outer one first */
  groupedBy?: readonly string[];
  onGroupedByChange?: (columns: readonly string[]) => void;
}

interface SelectionProps {
  /** keys of the chosen rows, those of other pages too; rows can be chosen when it is given */
  selected?: ReadonlySet<RowKey>;
  onSelectedChange?: (keys: ReadonlySet<RowKey>) => void;
  /** what can be done with the chosen rows, such as `TextButton`s; stands in the footer while some are chosen */
  selectionActions?: ReactNode;
}

interface DetailProps<Row> {
  /** rows can be opened when it is given; what stands under an open row */
  renderDetail?: (row: Row) => ReactNode;
  /** whether a row has details; every row when nothing is said */
  canExpand?: (row: Row) => boolean;
  /** for an owner that keeps the open rows; else the table does */
  expanded?: ReadonlySet<RowKey>;
  onExpandedChange?: (keys: ReadonlySet<RowKey>) => void;
}

/** What of a table has a name of its own. */
export type DataTablePart =
  | 'scroller'
  | 'table'
  | 'head'
  | 'sort'
  | 'row'
  | 'cell'
  | 'detail'
  | 'notice'
  | 'selection'
  | 'footer';

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    SelectionProps,
    FeatureProps,
    DetailProps<Row> {
  /** names the table for a screen reader */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** order and show flags the reader chose, from `ColumnsButton`; the columns as given when absent */
  choice?: ColumnChoice | null | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** names a row for a screen reader; its key when absent */
  rowName?: (row: Row) => string;
  /** while loading, rows that are already there stay and cannot be used */
  state: 'loading' | 'error' | 'ready';
  error?: { message: string; code?: string; onRetry?: () => void } | undefined;
  /** in place of no rows; 无匹配数据 (No matching data) when absent */
  empty?: ReactNode;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort | undefined) => void;
  /** the table sorts the rows it has, by their `value`; else they come sorted from the server */
  localSort?: boolean;
  /** the row that is open elsewhere, such as in a dialog */
  selectedKey?: RowKey | undefined;
  /** makes the first cell of each row a button */
  onRowOpen?: (row: Row) => void;
  /** skeleton rows of a first load */
  loadingRows?: number;
  /** on a phone each row is a card; `scroll` keeps the table */
  phone?: 'cards' | 'scroll';
  /**
   * classes by part: `scroller` around the `table`, `head` a cell of the first line with `sort` in it, `row`, `cell`, `detail` under an open
   * row, `notice` in place of rows, `footer` with the `selection`. Keep the object: rows are drawn again for another one
   */
  classNames?: PartClasses<DataTablePart> | undefined;
  /** a bar under the rows, such as a pagination */
  footer?: ReactNode;
  /** what the reader sees at the moment, for a file: columns and rows after choice, filters, sorting; groups as their rows */
  viewRef?: Ref<TableView<Row>>;
}

/** What goes on to the element of the table: what is not its own. */
export function elementProps<Row>(given: DataTableProps<Row>): ComponentPropsWithoutRef<'div'> {
  const { label, columns, choice, rows, rowKey, rowName, state, error, empty, loadingRows, phone, footer, ...one } =
    given;
  const { sort, onSortChange, localSort, selectedKey, onRowOpen, renderDetail, canExpand, ...two } = one;
  const { expanded, onExpandedChange, selected, onSelectedChange, selectionActions, ...three } = two;
  const { features, filters, onFiltersChange, localFilter, search, widths, onWidthsChange, ...four } = three;
  const { pinned, onPinnedChange, groupedBy, onGroupedByChange, viewRef, classNames, ...rest } = four;
  return rest;
}
