// The window of long lists. Nothing else in this package may import the library.
import {
  observeElementRect,
  defaultRangeExtractor as rangeOf,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';

// A box without a height, in a hidden part of the page or in a document without layout, still shows its first rows.
const HEIGHT = 640;

export interface WindowOptions {
  count: number;
  box: () => Element | null;
  /** height of one, px, until it is measured */
  size: (index: number) => number;
  /** drawn wherever the window stands, such as the one that has the focus */
  kept: number | undefined;
  /** what covers the top of the box, px */
  covered: number;
}

export type ListWindow = Virtualizer<Element, Element>;

/** The part of a long list that its scrolling box shows. Elements that are measured carry their index as `data-slot`. */
export const useWindow = ({ count, box, size, kept, covered }: WindowOptions): ListWindow =>
  useVirtualizer<Element, Element>({
    count,
    getScrollElement: box,
    estimateSize: size,
    overscan: 6,
    initialRect: { width: 0, height: HEIGHT },
    indexAttribute: 'data-slot',
    scrollPaddingEnd: covered,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : { ...rect, height: HEIGHT })),
    rangeExtractor: (range) => {
      const seen = rangeOf(range);
      if (kept === undefined || kept >= count || seen.includes(kept)) return seen;
      return [...seen, kept].sort((a, b) => a - b);
    },
  });
