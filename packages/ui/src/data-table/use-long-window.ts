import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { type ListWindow, useWindow } from '../foundations/virtual.ts';

// Heights until they are measured, px. Tables of one application are alike: the next one starts with what the last one had.
let rowHeight = 34;
const DETAIL = 160;
const CARD = 180;

export interface Slot {
  index: number;
  detail: boolean;
}

interface Asked {
  body: RefObject<HTMLElement | null>;
  count: number;
  /** rows and open details one after the other; undefined while nothing is open and both are the same */
  slots: readonly Slot[] | undefined;
  /** slot that is drawn wherever the window stands */
  kept: number | undefined;
  cards: boolean;
}

/** The box around the rows. A ref to it would still be empty when the first effects of the rows run. */
const boxOf = (body: RefObject<HTMLElement | null>) => body.current?.closest('section') ?? null;

const headsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('thead th') ?? [])];

/** Widths that columns have reached stay: rows that come by must not move what is under the pointer. */
function holdWidths(box: HTMLElement | null): void {
  const heads = headsOf(box);
  const widths = heads.map((head) => head.offsetWidth);
  heads.forEach((head, at) => {
    head.style.inlineSize = `${widths[at] ?? 0}px`;
  });
}

function freeWidths(box: HTMLElement | null): void {
  for (const head of headsOf(box)) head.style.inlineSize = '';
}

/** The window of a long table: its rows have one height, which follows density and zoom; cards and details are measured. */
export function useLongWindow({ body, count, slots, kept, cards }: Asked): ListWindow {
  const covered = useRef(rowHeight);
  const size = (index: number) => {
    if (slots?.[index]?.detail) return DETAIL;
    return cards ? CARD : rowHeight;
  };
  const shown = useWindow({ count, box: () => boxOf(body), size, kept, covered: covered.current });

  // Measured ones are known by their place, and other slots are at it now.
  const before = useRef(slots);
  useLayoutEffect(() => {
    if (before.current !== slots) shown.measure();
    before.current = slots;
  }, [shown, slots]);

  useLayoutEffect(() => {
    const box = boxOf(body);
    const head = box?.querySelector('thead');
    if (!box || !head || cards || !globalThis.ResizeObserver) return;
    let width = 0;
    const watch = new ResizeObserver(() => {
      const now = box.clientWidth;
      if (width > 0 && now !== width) freeWidths(box);
      width = now;
      covered.current = head.offsetHeight;
      const height = box.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? 0;
      if (height === 0 || height === rowHeight) return;
      rowHeight = height;
      shown.measure();
    });
    watch.observe(head);
    watch.observe(box);
    return () => watch.disconnect();
  }, [body, cards, shown]);

  useLayoutEffect(() => {
    if (shown.isScrolling && !cards) holdWidths(boxOf(body));
  }, [body, cards, shown.isScrolling]);
  return shown;
}
