import { type RefObject, useEffect, useRef } from 'react';
import { useLayoutEffect } from './layout-effect.ts';

function mark(box: HTMLElement): void {
  const moved = Math.abs(box.scrollLeft);
  const { scrollWidth, clientWidth } = box;
  const scrolls = scrollWidth > clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  box.toggleAttribute('data-start', moved > 1);
  box.toggleAttribute('data-end', scrollWidth - clientWidth - moved > 1);
  if (!scrolls) box.removeAttribute('tabindex');
  else if (box.tabIndex !== 0) box.tabIndex = 0;
}

/** Marks a box now and whenever its size, what is in it or its scrolling changes; it is asked only after a layout. */
function follow(box: HTMLElement): { same: (other: HTMLElement | null) => boolean; stop: () => void } {
  const children = [...box.children];
  const marked = () => mark(box);
  const watch = globalThis.ResizeObserver ? new ResizeObserver(marked) : undefined;
  if (!watch) marked();
  for (const one of [box, ...children]) watch?.observe(one);
  // Before whoever else hears it and changes what is in it.
  const how = { passive: true, capture: true };
  box.addEventListener('scroll', marked, how);
  return {
    same: (other) =>
      watch !== undefined &&
      other === box &&
      box.childElementCount === children.length &&
      children.every((child) => child.parentNode === box),
    stop: () => {
      box.removeEventListener('scroll', marked, how);
      watch?.disconnect();
    },
  };
}

/**
 * Marks a scrolling box with `data-start` and `data-end` while something is hidden at that edge, and puts it in the tab
 * order while it scrolls at all: keys can scroll only what has the focus.
 */
export function useEdges(ref: RefObject<HTMLElement | null>): void {
  const followed = useRef<ReturnType<typeof follow>>(undefined);
  // After every render: what it holds may be another element now.
  useLayoutEffect(() => {
    const box = ref.current;
    if (followed.current?.same(box)) return;
    followed.current?.stop();
    followed.current = box ? follow(box) : undefined;
  });
  useEffect(
    () => () => {
      followed.current?.stop();
      followed.current = undefined;
    },
    [],
  );
}
