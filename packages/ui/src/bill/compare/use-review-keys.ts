import { type RefObject, useEffect } from 'react';
import { useStable } from '../../foundations/use-stable.ts';

/** What each key does. `undefined` leaves the key to the page. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

const TYPES =
  'textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=radio]):not([type=checkbox])';
/** A button whose menu or panel is open. */
const OPENED = '[aria-haspopup][aria-expanded=true]';
const isTyping = (target: Element) => target.closest(TYPES) !== null;

/** The name of a press in the map: `n`, `?`, `mod+enter`, `shift+f6`. Letters count the same in capitals. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return `mod+${key}`;
  if (event.altKey) return `alt+${key}`;
  return event.shiftKey && key.length > 1 ? `shift+${key}` : key;
}

/**
 * Keys of the whole screen: pressed anywhere in it, or in the dialog it stands in, or while nothing has the focus. While a field is
 * typed into only those of `typing` work, and none while letters are being composed.
 */
export function useReviewKeys(root: RefObject<HTMLElement | null>, keys: KeyMap, typing: KeyMap) {
  const { keysOf } = useStable({ keysOf: (target: Element) => (isTyping(target) ? typing : keys) });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const scope = element.closest('[role=dialog]') ?? element;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || event.isComposing || event.defaultPrevented) return;
      if (target !== document.body && !scope.contains(target)) return;
      // Behind another layer, whose key it is: also before the focus has come to it.
      if (scope.closest('[aria-hidden=true]') || target.closest(OPENED)) return;
      const run = keysOf(target)[nameOf(event)];
      if (!run) return;
      event.preventDefault();
      // A dialog around it would close on Escape, and tabs of bills would listen to digits too.
      event.stopImmediatePropagation();
      run();
    };
    // On the way down, before a dialog around it hears the key.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [root, keysOf]);
}
