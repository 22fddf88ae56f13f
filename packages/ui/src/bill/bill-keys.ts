import type { KeyboardEvent } from 'react';

const typing = (target: EventTarget) => target instanceof Element && target.closest('input, select, textarea') !== null;
const plain = (event: KeyboardEvent) => !(event.ctrlKey || event.metaKey || event.altKey || typing(event.target));

/** Where an arrow, Home or End leads among `count` tabs, or undefined. */
export function arrowOf(event: KeyboardEvent, at: number, count: number): number | undefined {
  const places: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return plain(event) ? places[event.key] : undefined;
}

/** The place a digit stands for: 1 to 9, and 0 for the tenth. */
export function digitOf(event: KeyboardEvent): number | undefined {
  return plain(event) && /^[0-9]$/.test(event.key) ? (Number(event.key) + 9) % 10 : undefined;
}
