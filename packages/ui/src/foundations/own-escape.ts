import { type RefObject, useEffect } from 'react';
import { composes } from './composing.ts';
import { useStable } from './use-stable.ts';

/** What floats at a place of the page and takes Escape before anything under it: a panel, a menu, a list, a hint. */
export const FLOATS = '[data-radix-popper-content-wrapper] > :not([data-state=closed])';

/**
 * Escape pressed in a box that floats above dialogs is the box's own, and no dialog hears it. At the window, for dialogs listen on the
 * document.
 */
export function useOwnEscape(box: RefObject<HTMLElement | null>, close: () => void): void {
  const calls = useStable({ close });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = box;
      if (event.key !== 'Escape' || composes(event) || !(event.target instanceof Node)) return;
      if (!current?.contains(event.target) || current.querySelector(FLOATS)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      calls.close();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [box, calls]);
}
