import { type PointerEvent, type RefObject, useState } from 'react';

/** Index of the entry of a list at a height of the window; the nearest one beyond its ends. */
function indexAt(list: HTMLElement, y: number): number {
  const entries = [...list.children];
  const found = entries.findIndex((entry) => y < entry.getBoundingClientRect().bottom);
  return found < 0 ? entries.length - 1 : found;
}

/** Dragging the entries of a list; they change places while the pointer moves. */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const grip = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setDragged(id);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== id || !list.current) return;
      onMove(id, indexAt(list.current, event.clientY));
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  });
  return { dragged, grip };
}
