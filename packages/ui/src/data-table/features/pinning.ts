import { columnPinningFeature } from '../../foundations/table-features.ts';
import type { TableFeature } from '../feature.ts';
import { ColumnMenu } from './column-menu.tsx';
import { inOrder } from './frozen-columns.ts';
import { featureOf } from './gather.ts';
import { PinOffsets } from './pin-offsets.tsx';

/** Columns that the reader freezes at an edge, by the menu of a head. */
export const pinning: TableFeature = /* @__PURE__ */ featureOf('pinning', {
  model: { columnPinningFeature },
  define: ({ sticky }) => ({ enablePinning: sticky === undefined }),
  states: [
    {
      name: 'columnPinning',
      prop: 'pinned',
      onChange: 'onPinnedChange',
      start: (columns) => {
        const at = (edge: 'start' | 'end') => columns.flatMap(({ id, sticky }) => (sticky === edge ? id : []));
        return { start: at('start'), end: at('end') };
      },
    },
  ],
  inOrder,
  Head: ColumnMenu,
  Frame: PinOffsets,
});
