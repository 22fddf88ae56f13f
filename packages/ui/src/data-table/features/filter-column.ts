import type { Column, columnFacetingFeature, columnFilteringFeature } from '../../foundations/table-features.ts';

/** A column that can be filtered. */
export type FilterColumn = Column<
  { columnFilteringFeature: typeof columnFilteringFeature; columnFacetingFeature: typeof columnFacetingFeature },
  object
>;
