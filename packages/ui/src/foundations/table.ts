// The table model of data-table: columns, rows, their order and which of them are chosen. Nothing else in this package may
// import the library; what a table does not ask for (filters, widths, groups) stands in files of its own.
export {
  type Column,
  columnOrderingFeature,
  columnVisibilityFeature,
  constructRow,
  createCoreRowModel,
  createSortedRowModel,
  type ReactTable,
  type Row,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortDirection,
  type SortFn,
  type Table,
  type TableFeatures,
  tableFeatures,
  tableMemo,
  type Updater,
  useTable,
} from '@tanstack/react-table';
