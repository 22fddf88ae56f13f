import { type RefObject, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { equal, type Heights } from '../data-table/heights.ts';
import { usePrinting } from '../data-table/use-printing.ts';
import { type Range, slotsIn } from '../data-table/window-range.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';

// Until they are measured, px: a row, and the box.
const ROW = 29;
const HEIGHT = 560;
const FIRST: Range = { from: 0, to: Math.ceil(HEIGHT / ROW) + 3 };
// Rows that are drawn beyond the edges: at least, and whenever others have to be. They are close together, so that a step of scrolling draws
// the few that come and no more.
const LEAST = 4;
const AHEAD = 6;

function rangeFor(top: number, height: number, { at, count }: Heights, range: Range): Range {
  const [first, behind] = [at(top), at(top + height) + 1];
  const enough = range.from <= Math.max(0, first - LEAST) && range.to >= Math.min(count, behind + LEAST);
  const spare = range.to - range.from > behind - first + 3 * AHEAD;
  return enough && !spare ? range : { from: Math.max(0, first - AHEAD), to: Math.min(count, behind + AHEAD) };
}

function createRange() {
  let range = FIRST;
  const listeners = new Set<() => void>();
  return {
    get: () => range,
    set(next: Range) {
      range = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
type RangeStore = ReturnType<typeof createRange>;

export interface SheetWindow {
  /** the rows in sight and around: whoever draws them asks, so that scrolling draws nothing else */
  range: RangeStore;
  heights: Heights;
  /** rows that are seen at once */
  page: () => number;
  /** scrolls as little as shows a row, and the part of the line between two places, px from the start of the scrolling part */
  reveal: (row: number, from: number, to: number) => void;
}

/**
 * The rows in sight, of which all have one height. The box is measured when the page has been laid out anyway, so that neither a turn of the
 * wheel nor a key asks for a layout.
 */
export function useSheetWindow(scroller: RefObject<HTMLElement | null>, count: number, fixed: number): SheetWindow {
  const box = useRef({ top: 0, start: 0, height: HEIGHT, width: 0, head: 0 });
  const [range] = useState(createRange);
  const [row, setRow] = useState(ROW);
  const heights = useMemo(() => equal(count, row), [count, row]);
  const latest = useRef(heights);
  useLayoutEffect(() => {
    latest.current = heights;
  });

  const look = useCallback(() => {
    const { top, height } = box.current;
    const next = rangeFor(top, height, latest.current, range.get());
    if (next !== range.get()) flushSync(() => range.set(next));
  }, [range]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const head = element?.querySelector('thead');
    if (!element || !head) return;
    const scrolled = () => {
      box.current.top = element.scrollTop;
      box.current.start = element.scrollLeft;
      element.toggleAttribute('data-moved', element.scrollLeft !== 0);
      look();
    };
    // It is called before the first paint too.
    const laidOut = () => {
      Object.assign(box.current, { width: element.clientWidth, head: head.offsetHeight, top: element.scrollTop });
      box.current.height = element.clientHeight || HEIGHT;
      const height = element.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? 0;
      if (height > 0) flushSync(() => setRow(height));
      look();
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    const watch = globalThis.ResizeObserver ? new ResizeObserver(laidOut) : undefined;
    watch?.observe(element);
    watch?.observe(head);
    return () => {
      element.removeEventListener('scroll', scrolled);
      watch?.disconnect();
    };
  }, [scroller, look]);

  const reveal = (index: number, from: number, to: number) => {
    const element = scroller.current;
    const { top, start, height, width, head } = box.current;
    if (!element || width === 0) return;
    const [first, behind] = [heights.start(index), heights.start(index + 1)];
    const room = height - head;
    const nextTop = first < top ? first : behind > top + room ? behind - room : top;
    // Where the language is written from the right the box counts below zero.
    const way = start < 0 || getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const [moved, seen] = [start * way, width - fixed];
    const nextStart = from < moved ? from : to > moved + seen ? to - seen : moved;
    if (nextTop === top && nextStart === moved) return;
    Object.assign(box.current, { top: nextTop, start: nextStart * way });
    element.scrollTo({ top: nextTop, left: nextStart * way });
    look();
  };
  const page = () => Math.max(1, Math.floor((box.current.height - box.current.head) / row) - 1);
  return { range, heights, page, reveal };
}

/** Rows to draw, in their order, with the one that has the focus. */
export function useDrawnRows({ range, heights }: SheetWindow, kept: number): readonly number[] {
  const printing = usePrinting();
  const { count } = heights;
  const seen = useSyncExternalStore(range.subscribe, range.get, range.get);
  return useMemo(() => slotsIn(printing ? { from: 0, to: count } : seen, count, kept), [printing, seen, count, kept]);
}
