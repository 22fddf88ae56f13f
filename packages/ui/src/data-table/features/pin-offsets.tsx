import { useRef } from 'react';
import { useLayoutEffect } from '../../foundations/layout-effect.ts';
import { endOffsets, startOffsets } from './features.css.ts';
import { tableOf } from './table-of.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** Writes where each frozen column stands: behind those before it. */
function place(table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const write = (frozen: HTMLElement[], variables: readonly string[]) => {
    let offset = 0;
    for (const head of frozen) {
      const variable = variables[Number(head.dataset['pin'])];
      if (variable) table.style.setProperty(nameOf(variable), `${offset}px`);
      offset += head.offsetWidth;
    }
  };
  const at = (...edges: string[]) => heads.filter(({ dataset }) => edges.includes(dataset['sticky'] ?? ''));
  write(at('lead', 'start'), startOffsets);
  write(at('end').reverse(), endOffsets);
}

/** Frozen columns stand behind each other; how far, their widths say. */
export function PinOffsets() {
  const mark = useRef<HTMLSpanElement>(null);
  const watch = useRef<ResizeObserver>(undefined);
  // After every drawing: other columns may be frozen now.
  useLayoutEffect(() => {
    const table = tableOf(mark.current);
    if (!table?.querySelector('th[data-pin]')) return;
    place(table);
    if (!globalThis.ResizeObserver) return;
    watch.current = new ResizeObserver(() => place(table));
    for (const head of table.querySelectorAll('thead th[data-sticky]')) watch.current.observe(head);
    return () => watch.current?.disconnect();
  });
  return <span ref={mark} hidden />;
}
