import type { columnFilteringFeature, ReactTable } from '../../foundations/table-features.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden.tsx';
import { useText } from '../../i18n/provider.tsx';
import type { FramePartProps } from '../feature.ts';

type Filtered = ReactTable<{ columnFilteringFeature: typeof columnFilteringFeature }, object>;

/** Says how many rows the filters leave. */
export function FilteredRows({ table }: FramePartProps) {
  const text = useText();
  const { columnFilters } = (table as unknown as Filtered).state;
  const { length } = table.getFilteredRowModel().rows;
  return <VisuallyHidden live>{columnFilters.length > 0 ? text('table.shown', { count: length }) : ''}</VisuallyHidden>;
}
