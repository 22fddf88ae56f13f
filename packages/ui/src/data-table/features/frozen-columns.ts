import type { Column, columnPinningFeature } from '../../foundations/table-features.ts';
import type { InOrder } from '../feature.ts';

type Frozen = Column<{ columnPinningFeature: typeof columnPinningFeature }, object>;

/** Frozen columns stand at their edges, in the order they were frozen in. */
export const inOrder: InOrder = (columns) => {
  const at = (edge: 'start' | 'end' | false) =>
    columns
      .filter((column) => (column as unknown as Frozen).getIsPinned() === edge)
      .sort((one, other) =>
        edge ? (one as unknown as Frozen).getPinnedIndex() - (other as unknown as Frozen).getPinnedIndex() : 0,
      );
  const [start, middle, end] = [at('start'), at(false), at('end')];
  return {
    columns: [...start, ...middle, ...end],
    frozen: Object.fromEntries([
      ...start.map(({ id }, place) => [id, { sticky: 'start', pin: place }]),
      ...end.map(({ id }, place) => [id, { sticky: 'end', pin: end.length - 1 - place }]),
    ]),
  };
};
