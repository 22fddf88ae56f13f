import {
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  globalFilteringFeature,
} from '../../foundations/table-features.ts';
import type { TableFeature } from '../feature.ts';
import { plain } from '../plain.ts';
import { FilterButton } from './filter-button.tsx';
import { FilteredRows } from './filtered-rows.tsx';
import { featureOf } from './gather.ts';

interface ValueRow {
  getValue: (column: string) => unknown;
}
const said = (row: ValueRow, id: string) => String(row.getValue(id) ?? '');

/** Texts that hold a text. */
const text = Object.assign((row: ValueRow, id: string, wanted: string) => plain(said(row, id)).includes(wanted), {
  resolveFilterValue: (value: unknown) => plain(String(value).trim()),
});
const values = Object.assign((row: ValueRow, id: string, wanted: ReadonlySet<string>) => wanted.has(said(row, id)), {
  resolveFilterValue: (value: readonly string[]) => new Set(value),
  autoRemove: (value: readonly string[]) => value.length === 0,
});
/** Numbers between two, both of them too; what is no number is not among them. */
function range(row: ValueRow, id: string, { from, to }: { from?: number; to?: number }): boolean {
  const written = said(row, id).replaceAll(',', '');
  const number = written === '' ? Number.NaN : Number(written);
  return number >= (from ?? Number.NEGATIVE_INFINITY) && number <= (to ?? Number.POSITIVE_INFINITY);
}
const BY = { text, values, range };

/** Column filters in the heads, of columns that say `filter`, and words to find in any column (`search`). */
export const filtering: TableFeature = /* @__PURE__ */ featureOf('filtering', {
  model: {
    columnFacetingFeature,
    columnFilteringFeature,
    globalFilteringFeature,
    filteredRowModel: createFilteredRowModel(),
    facetedRowModel: createFacetedRowModel(),
    facetedUniqueValues: createFacetedUniqueValues(),
  },
  define: ({ filter, filterValues }) => ({
    enableColumnFilter: filter !== undefined,
    filterFn: filter && BY[filter],
    meta: { filter, filterValues },
  }),
  options: ({ localFilter = false }) => ({
    manualFiltering: !localFilter,
    globalFilterFn: text,
    getColumnCanGlobalFilter: () => true,
  }),
  states: [
    { name: 'columnFilters', prop: 'filters', onChange: 'onFiltersChange', start: () => [] },
    { name: 'globalFilter', prop: 'search', start: () => '' },
  ],
  Head: FilterButton,
  Frame: FilteredRows,
});
