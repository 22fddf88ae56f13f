// The table model of data-table: rows, columns and the cycle of a sorting. Nothing else in this package may import the library.
export {
  createColumnHelper,
  rowSortingFeature,
  type SortDirection,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
