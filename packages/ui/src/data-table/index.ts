export type { CellValue, DataColumn, RowKey, TableSort } from './column.ts';
export { type ColumnChoice, isColumnChoice } from './column-choice.ts';
export { ColumnsButton, type ColumnsButtonProps } from './columns-button.tsx';
export { copyRows, downloadCsv, toCells, toCsv } from './csv.ts';
export { DataTable } from './data-table.tsx';
export type { TableFeature } from './feature.ts';
export { preloadLongTables } from './load-long-rows.ts';
export { createTableSettings, type Kept, type TableSettings, useKept } from './settings.ts';
export type {
  ColumnPins,
  ColumnWidths,
  DataTablePart,
  DataTableProps,
  FilterValue,
  TableFilters,
} from './table-props.ts';
export { type TableArrangement, type TableView, tableView } from './table-view.ts';
