import type { RefObject } from 'react';
import { useLayoutEffect } from './layout-effect.ts';

/**
 * Marks a scrolling box with `data-start` and `data-end` while something is hidden at that edge, and puts it in the tab
 * order while it scrolls at all: keys can scroll only what has the focus.
 */
export function useEdges(ref: RefObject<HTMLElement | null>): void {
  // After every render: what it holds may be another element now.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => {
      const moved = Math.abs(box.scrollLeft);
      box.toggleAttribute('data-start', moved > 1);
      box.toggleAttribute('data-end', box.scrollWidth - box.clientWidth - moved > 1);
      const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    mark();
    box.addEventListener('scroll', mark, { passive: true });
    const watch = globalThis.ResizeObserver ? new ResizeObserver(mark) : undefined;
    watch?.observe(box);
    for (const child of box.children) watch?.observe(child);
    return () => {
      box.removeEventListener('scroll', mark);
      watch?.disconnect();
    };
  });
}
