import { columnResizingFeature, columnSizingFeature } from '../../foundations/table-features.ts';
import type { TableFeature } from '../feature.ts';
import { featureOf } from './gather.ts';
import { ResizeHandle } from './resize-handle.tsx';
import { Widths } from './widths.tsx';

/** Widths by dragging the end of a head, or by its arrow keys. */
export const resizing: TableFeature = /* @__PURE__ */ featureOf('resizing', {
  model: { columnResizingFeature, columnSizingFeature },
  define: ({ sticky }) => ({ enableResizing: sticky !== 'end', minSize: 64, maxSize: 960 }),
  options: () => ({ columnResizeMode: 'onChange' }),
  states: [{ name: 'columnSizing', prop: 'widths', onChange: 'onWidthsChange', start: () => ({}) }],
  Head: ResizeHandle,
  Frame: Widths,
});
