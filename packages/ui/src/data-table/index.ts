export type { DataColumn, TableSort } from './column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
