import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { freeWidths, holdWidths } from './column-widths.ts';
import { equal, type Heights, uneven } from './heights.ts';
import { useMeasured } from './use-measured.ts';
import { type Range, rangeFor, slotsIn, type View } from './window-range.ts';

// Heights until they are measured, px. Tables of one application are alike: the next one starts with what the last one had.
let rowHeight = 48;
const DETAIL = 160;
const CARD = 180;
// Of the box until it is measured, and where it has none: in a hidden part of the page, in a document without layout.
const HEIGHT = 640;
// Rows beyond that at first. More are drawn when the box scrolls.
const FIRST = 3;

export interface Slot {
  index: number;
  detail: boolean;
}

interface Asked {
  body: RefObject<HTMLElement | null>;
  rows: readonly unknown[];
  columns: unknown;
  /** rows and open details one after the other; undefined while nothing is open and both are the same */
  slots: readonly Slot[] | undefined;
  /** slot that is drawn wherever the window stands */
  kept: number | undefined;
  cards: boolean;
}

export interface LongWindow {
  /** slots to draw, in their order */
  drawn: readonly number[];
  heights: Heights;
  /** brings a slot to the middle of the box */
  bring: (slot: number) => void;
}

/** What is known of the box; its events and observers write it. */
interface Box extends View {
  element: HTMLElement | null;
  width: number;
  head: number;
  /** widths of columns are held */
  held: boolean;
  /** slot that was brought to the middle, until the reader scrolls on */
  aim: number | undefined;
}

const NEW_BOX: Box = { element: null, top: 0, height: HEIGHT, width: 0, head: 0, held: false, aim: undefined };
const firstRange = (): Range => ({ from: 0, to: Math.ceil(HEIGHT / rowHeight) + FIRST });

/** The same entry keeps its height when details are opened before it. */
function keyOf(slot: number, slots: readonly Slot[] | undefined): number {
  const entry = slots?.[slot];
  return entry ? entry.index * 2 + (entry.detail ? 1 : 0) : slot * 2;
}

/** Where to scroll to see the slot that is aimed at in the middle, below the head. */
const middleOf = ({ height, head, aim = 0 }: Box, { start }: Heights): number =>
  Math.max(0, (start(aim) + start(aim + 1) - (height - head)) / 2);

function scrollTo(box: Box, top: number): void {
  if (Math.abs(top - box.top) < 1) return;
  box.top = top;
  box.element?.scrollTo({ top });
}

/** Widths that columns have reached stay, until the box or the columns are others. */
function hold(box: Box, on: boolean): void {
  if (box.element && box.held !== on) (on ? holdWidths : freeWidths)(box.element);
  box.held = on;
}

/**
 * The window of a long table: its rows have one height, which follows density and zoom; cards and details are measured. The
 * page is asked for sizes only when it has been laid out anyway, never while it is being drawn.
 */
export function useLongWindow({ body, rows, columns, slots, kept, cards }: Asked): LongWindow {
  const known = useRef({ ...NEW_BOX });
  const [range, setRange] = useState(firstRange);
  const [row, setRow] = useState(rowHeight);
  const latest = useRef({ heights: equal(0, row), range });
  const look = useCallback(() => {
    const next = rangeFor(known.current, latest.current.heights, latest.current.range);
    if (next !== latest.current.range) flushSync(() => setRange(next));
  }, []);

  const sizes = useMeasured({
    body,
    rows,
    active: cards || slots !== undefined,
    keyOf: (slot) => keyOf(slot, slots),
    onChange: () => {
      const { heights } = latest.current;
      const box = known.current;
      const first = heights.at(box.top);
      return () => {
        // What is in sight stays where it is.
        const now = latest.current.heights;
        scrollTo(box, box.aim === undefined ? box.top + now.start(first) - heights.start(first) : middleOf(box, now));
        look();
      };
    },
  });
  const count = slots?.length ?? rows.length;
  const heights = useMemo(() => {
    if (!slots && !cards) return equal(count, row);
    return uneven(count, (slot) => {
      const usual = slots?.[slot]?.detail ? DETAIL : cards ? CARD : row;
      return sizes.get(keyOf(slot, slots)) ?? usual;
    });
  }, [count, slots, cards, row, sizes]);
  const drawn = useMemo(() => slotsIn(range, count, kept), [range, count, kept]);
  useLayoutEffect(() => {
    latest.current = { heights, range };
  });

  useLayoutEffect(() => {
    const box = known.current;
    const element = body.current?.closest('section') ?? null;
    const head = element?.querySelector('thead');
    box.element = element;
    if (!element || !head) return;
    const scrolled = () => {
      const top = element.scrollTop;
      if (Math.abs(top - box.top) > 1) box.aim = undefined;
      box.top = top;
      if (!cards) hold(box, true);
      look();
    };
    // It is called before the first paint too.
    const laidOut = () => {
      const width = element.clientWidth;
      if (box.width > 0 && width !== box.width) hold(box, false);
      Object.assign(box, { width, top: element.scrollTop, head: cards ? 0 : head.offsetHeight });
      box.height = element.clientHeight || HEIGHT;
      const height = cards ? 0 : (element.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? 0);
      if (height > 0 && height !== rowHeight) {
        rowHeight = height;
        flushSync(() => setRow(height));
      }
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
  }, [body, cards, look]);

  // Columns that come or go share the room anew.
  const before = useRef(columns);
  useLayoutEffect(() => {
    if (before.current !== columns) hold(known.current, false);
    before.current = columns;
  }, [columns]);

  const bring = (slot: number) => {
    known.current.aim = slot;
    scrollTo(known.current, middleOf(known.current, heights));
  };
  return { drawn, heights, bring };
}
