import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useArrows } from '../i18n/use-arrows.ts';

/** The mouse may cross the corner of a submenu on its way. */
const LINGER = 250;
const ARRIVE = 100;

const focusable = (root: Element | null | undefined) => [...(root?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** Focus of the one after or before, around the end. */
function step(among: readonly HTMLElement[], by: 1 | -1 | 'first' | 'last') {
  const at = among.indexOf(document.activeElement as HTMLElement);
  const next = by === 'first' ? 0 : by === 'last' ? among.length - 1 : (at + by + among.length) % among.length;
  among[next]?.focus();
}

/**
 * Which submenu of a menu is open. A press opens and closes it; the mouse opens it by resting on it; Escape, the focus going
 * elsewhere and a press elsewhere close it.
 */
export function useSubmenu(root: RefObject<HTMLElement | null>) {
  const [on, back] = useArrows();
  const [opened, setOpened] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press on what the mouse opened keeps it open, and the mouse going elsewhere does not close what was pressed.
  const pressed = useRef<string>(undefined);
  const set = (id: string | undefined) => {
    clearTimeout(timer.current);
    pressed.current = id;
    setOpened(id);
  };
  const later = (id: string | undefined, after: number) => {
    clearTimeout(timer.current);
    if (!pressed.current) timer.current = setTimeout(() => setOpened(id), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!opened) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target)) return;
      pressed.current = undefined;
      setOpened(undefined);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [opened, root]);

  const inBar = () => [...(root.current?.children ?? [])].flatMap((item) => focusable(item).slice(0, 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = (event.target as Element).closest('[data-entry]');
    const head = item?.querySelector<HTMLElement>('a, button');
    const inside = focusable(item?.querySelector('[data-submenu]'));
    const within = document.activeElement !== head && inside.length > 0;
    const among = within ? inside : inBar();
    if (event.key === 'Escape' && opened) {
      set(undefined);
      head?.focus();
    } else if (event.key === 'Home') step(among, 'first');
    else if (event.key === 'End') step(among, 'last');
    else if (within && event.key === 'ArrowDown') step(inside, 1);
    else if (within && event.key === 'ArrowUp') step(inside, -1);
    else if (event.key === on || event.key === back) {
      if (within) head?.focus();
      step(inBar(), event.key === on ? 1 : -1);
    } else if (event.key === 'ArrowDown' && item?.hasAttribute('data-parent')) {
      set(item.getAttribute('data-entry') ?? undefined);
      // The submenu is in the page only after this render.
      setTimeout(() => focusable(item.querySelector('[data-submenu]'))[0]?.focus());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const mouse = (run: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') run();
  };
  return {
    opened,
    close: () => set(undefined),
    onKeyDown,
    item: (id: string, parent: boolean) => ({
      'data-entry': id,
      'data-parent': parent ? '' : undefined,
      onPointerEnter: mouse(() => later(parent ? id : undefined, opened && parent ? 0 : ARRIVE)),
      onPointerLeave: mouse(() => later(undefined, LINGER)),
    }),
    press: (id: string) => set(opened === id && pressed.current === id ? undefined : id),
  };
}
