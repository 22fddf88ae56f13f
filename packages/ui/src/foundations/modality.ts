import { hideOthers } from 'aria-hidden';
import { type RefObject, useEffect, useState } from 'react';
import { useLayoutEffect } from './layout-effect.ts';

// Menus count the same attribute when they lock the page, so that each knows whether it is the last.
const LOCKED = 'data-scroll-locked';
let open = 0;
let before: Partial<CSSStyleDeclaration>;

function countLocks(by: 1 | -1): void {
  const { body } = document;
  const count = Number(body.getAttribute(LOCKED)) + by;
  if (count > 0) body.setAttribute(LOCKED, `${count}`);
  else body.removeAttribute(LOCKED);
}

/** Keeps the page from scrolling by a style of the root: what is set on the body is inherited by every element of the page. */
function lockScroll(hasBar: boolean): () => void {
  const { style } = document.documentElement;
  countLocks(1);
  open += 1;
  if (open === 1) {
    const { overflow, scrollbarGutter } = style;
    before = { overflow, scrollbarGutter };
    style.overflow = 'hidden';
    // The place of the scrollbar is kept, or the page would move.
    if (hasBar) style.scrollbarGutter = 'stable';
  }
  return () => {
    countLocks(-1);
    open -= 1;
    if (open === 0) Object.assign(style, before);
  };
}

const layers: HTMLElement[] = [];
const closers = new WeakMap<HTMLElement, () => void>();

/**
 * For the Escape of a layer: another that has just come over it is closed instead. The headless library tells a layer that it is no
 * longer the topmost only in a drawing of its own, which a busy page keeps waiting.
 */
export function leaveToLayerAbove(event: KeyboardEvent, layer: HTMLElement | null): void {
  const top = layers.at(-1);
  if (event.defaultPrevented || !layer || !top || top === layer || !layers.includes(layer)) return;
  event.preventDefault();
  closers.get(top)?.();
}

/** For the Escape of a window beside dialogs that was pressed elsewhere: closes the topmost dialog; false where there is none. */
export function closeTopDialog(): boolean {
  const top = layers.at(-1);
  if (top) closers.get(top)?.();
  return top !== undefined;
}

/** Brings the focus back from what is hidden behind the layer, and from a place that went away. */
function keepFocus(layer: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  const focus = (element = layer) => element.focus({ preventScroll: true });
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || layers.at(-1) !== layer) return;
    if (layer.contains(target)) last = target;
    // What came later (a list, a notice, a layer above) is not hidden and may have the focus.
    // Before the focus has entered the layer it is still on its way there: a layer below that opens at once may have it first.
    else if (last && target.closest('[aria-hidden=true]')) focus(last.isConnected ? last : layer);
  };
  const gone = new MutationObserver((changes) => {
    if (document.activeElement !== document.body || layers.at(-1) !== layer) return;
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) focus();
  });
  layers.push(layer);
  document.addEventListener('focusin', enter);
  gone.observe(layer, { childList: true, subtree: true });
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    document.removeEventListener('focusin', enter);
    gone.disconnect();
  };
}

/**
 * While it is mounted the page behind the layer is hidden from screen readers, does not scroll and cannot take the focus; a veil
 * keeps the pointer from it. `close` is asked of it where a layer below hears the Escape.
 */
export function useModality(ref: RefObject<HTMLElement | null>, close: () => void): void {
  // Asked for before the layer is in the page and locked before it is laid out, so that nothing is laid out twice.
  const [hasBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => lockScroll(hasBar), [hasBar]);
  useEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const show = hideOthers(layer);
    const leave = keepFocus(layer);
    return () => {
      show();
      leave();
    };
  }, [ref]);
  useEffect(() => {
    if (ref.current) closers.set(ref.current, close);
  });
}
