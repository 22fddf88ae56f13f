import { type RefObject, useEffect } from 'react';
import { FLOATS } from './own-escape.ts';
import { useStable } from './use-stable.ts';

/** What each key does. `undefined` leaves the key to the page. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

const TYPES =
  'textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=radio]):not([type=checkbox])';
/** A button whose menu or panel is open. */
const OPENED = '[aria-haspopup][aria-expanded=true]';
/** A layer that has keys of its own. */
const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What moves or chooses by letters or digits itself. */
const OWN_KEYS = `${LAYER}, [role=combobox], [role=tree], [role=grid]`;
const NONE: KeyMap = {};
const isTyping = (target: Element) => target.closest(TYPES) !== null;

/** The name of a press in the map: `n`, `?`, `mod+enter`, `shift+f6`. Letters count the same in capitals. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return `mod+${key}`;
  if (event.altKey) return `alt+${key}`;
  return event.shiftKey && key.length > 1 ? `shift+${key}` : key;
}

/** Whether a key belongs to a layer over the screen: the one it is pressed in, and of those that float the topmost takes Escape. */
function isOfLayerAbove(event: KeyboardEvent, target: Element, scope: Element): boolean {
  // Behind a layer, also before the focus has come to it.
  if (scope.closest('[aria-hidden=true]') || target.closest(OPENED)) return true;
  const inside = target.closest(LAYER);
  if (inside && inside !== scope && scope.contains(inside)) return true;
  return event.key === 'Escape' && document.querySelector(FLOATS) !== null;
}

/**
 * Keys of the whole screen: pressed anywhere in it, or in the dialog it stands in, or while nothing has the focus, or only what is
 * around it, such as the main part of a page that one skipped to. While a field is typed into only those of `typing` work, and none while letters are being composed.
 * Those of `beside` work also where something else of the page has the focus, such as a link of its menu.
 */
export function useScreenKeys(root: RefObject<HTMLElement | null>, keys: KeyMap, typing: KeyMap, beside = NONE) {
  const { keysOf } = useStable({
    keysOf(target: Element, isBeside: boolean) {
      if (isBeside) return isTyping(target) || target.closest(OWN_KEYS) ? NONE : beside;
      return isTyping(target) ? typing : keys;
    },
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const scope = element.closest('[role=dialog]') ?? element;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || event.isComposing || event.defaultPrevented) return;
      if (isOfLayerAbove(event, target, scope)) return;
      const run = keysOf(target, !target.contains(scope) && !scope.contains(target))[nameOf(event)];
      if (!run) return;
      event.preventDefault();
      // A dialog around it would close on Escape, and tabs of bills would listen to digits too.
      event.stopImmediatePropagation();
      run();
    };
    // At the window, for a dialog around it listens on the document, and whichever began first is heard first there.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [root, keysOf]);
}
