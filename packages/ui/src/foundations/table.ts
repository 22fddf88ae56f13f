// The table model of data-table: columns in their order, which of them are shown, and the cycle of a sorting. Nothing else in
// this package may import the library.
export {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  type SortDirection,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
