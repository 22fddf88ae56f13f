import type { RefObject } from 'react';
import { useLayoutEffect } from '../../foundations/layout-effect.ts';

/** Where the focus goes: to the first of `next` inside `within` that takes it, else to `within` itself. */
export interface Neighbours {
  readonly within: string;
  readonly next: readonly string[];
}

const NEITHER: RefObject<HTMLElement | null> = { current: null };

const holds = (part: RefObject<HTMLElement | null>, element: Element | null) =>
  part.current?.contains(element) ?? false;

/** When what has the focus disappears, a neighbour gets it, so that the next key does not go to the dialog as a whole. */
export function useFocusAfter(
  { within, next }: Neighbours,
  part: RefObject<HTMLElement | null>,
  other: RefObject<HTMLElement | null> = NEITHER,
): void {
  useLayoutEffect(() => {
    const area = part.current?.closest<HTMLElement>(within);
    return () => {
      const active = document.activeElement;
      if (!area || !(holds(part, active) || holds(other, active))) return;
      // Once the page has taken the change in.
      queueMicrotask(() => {
        const places = next.map((selector) => area.querySelector<HTMLElement>(selector));
        for (const place of [...places, area]) {
          place?.focus();
          if (place && document.activeElement === place) return;
        }
      });
    };
  }, [within, next, part, other]);
}

/** Nothing has the focus, or only the dialog as a whole. */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, [role=dialog]') ?? true;
