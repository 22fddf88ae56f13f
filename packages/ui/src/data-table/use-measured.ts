import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../foundations/layout-effect.ts';

type Sizes = ReadonlyMap<number, number>;
const none: Sizes = new Map();

interface Asked {
  body: RefObject<HTMLElement | null>;
  /** something of the list has no height that could be known */
  active: boolean;
  /** other ones: what was measured says nothing */
  rows: unknown;
  /** what the height of a slot is kept under */
  keyOf: (slot: number) => number;
  /** runs when heights are about to change; what it returns, when they have */
  onChange: () => () => void;
}

/** Heights of the drawn entries that carry their slot as `data-slot`, taken after each layout that changes them. */
export function useMeasured({ body, active, rows, keyOf, onChange }: Asked): Sizes {
  const [kept, setKept] = useState({ rows, sizes: none });
  const latest = useRef({ rows, keyOf, onChange });
  useLayoutEffect(() => {
    latest.current = { rows, keyOf, onChange };
  });
  const watch = useRef<ResizeObserver>(undefined);
  const seen = useRef(new Set<Element>());

  const read = useCallback((entries: readonly ResizeObserverEntry[]) => {
    const heights: [number, number][] = [];
    for (const { target } of entries) {
      const height = target instanceof HTMLElement ? target.offsetHeight : 0;
      if (height > 0) heights.push([latest.current.keyOf(Number(target.getAttribute('data-slot'))), height]);
      else if (!target.isConnected) {
        watch.current?.unobserve(target);
        seen.current.delete(target);
      }
    }
    const settle = latest.current.onChange();
    const now = latest.current.rows;
    flushSync(() =>
      setKept((before) => {
        const sizes = before.rows === now ? before.sizes : none;
        const same = heights.every(([key, height]) => sizes.get(key) === height);
        return same ? before : { rows: now, sizes: new Map([...sizes, ...heights]) };
      }),
    );
    settle();
  }, []);

  const before = useRef(rows);
  useLayoutEffect(() => {
    if (before.current === rows) return;
    before.current = rows;
    // Asked once more, also where the element stayed and only says something else.
    watch.current?.disconnect();
    seen.current.clear();
  }, [rows]);
  useLayoutEffect(() => {
    if (!active || !globalThis.ResizeObserver) return;
    const elements = seen.current;
    watch.current = new ResizeObserver(read);
    return () => {
      watch.current?.disconnect();
      watch.current = undefined;
      elements.clear();
    };
  }, [active, read]);
  // After every render: others are drawn now.
  useLayoutEffect(() => {
    for (const element of (watch.current && body.current?.querySelectorAll('[data-slot]')) ?? []) {
      if (!seen.current.has(element)) watch.current?.observe(element);
      seen.current.add(element);
    }
  });
  return kept.rows === rows ? kept.sizes : none;
}
