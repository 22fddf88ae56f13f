import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { type Box, keyStep, type MessagePlace, resolvePlace } from './place.ts';

const view = (): Box => ({ width: innerWidth, height: innerHeight });

function moveTo({ style }: HTMLElement, { x, y }: { x: number; y: number }): void {
  style.left = `${x}px`;
  style.top = `${y}px`;
}

/**
 * Keeps a fixed box inside the window and moves it by pointer, keys or a named place. `keep` is told a place when a move
 * ends. It is `placed` once it has been measured.
 */
export function usePlace(place: MessagePlace, keep: (place: MessagePlace) => void) {
  // State, not a ref: a portal mounts its content after the first effects.
  const [node, setNode] = useState<HTMLDivElement | null>(null);
  const [moving, setMoving] = useState<{ x: number; y: number } | null>(null);
  const [room, setRoom] = useState<{ box: Box; view: Box } | null>(null);
  const held = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    if (!node) return;
    // offsetWidth, not the drawn size: an opening animation must not count.
    const measure = () => setRoom({ box: { width: node.offsetWidth, height: node.offsetHeight }, view: view() });
    measure();
    addEventListener('resize', measure);
    const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : undefined;
    watch?.observe(node);
    return () => {
      removeEventListener('resize', measure);
      watch?.disconnect();
    };
  }, [node]);

  const inside = (to: MessagePlace) => room && resolvePlace(to, room.box, room.view);
  const at = inside(moving ?? place);

  // Written to the element: a strict policy refuses style attributes, never this.
  useLayoutEffect(() => {
    if (node && at) moveTo(node, at);
  });

  const grab = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: bar, target, button } = event;
    // A menu of the bar hangs elsewhere in the page, but its events come through here all the same.
    if (button !== 0 || !at || !(target instanceof Element) || !bar.contains(target)) return;
    if (target.closest('button, a') && !target.closest('[data-grip]')) return;
    held.current = { x: event.clientX - at.x, y: event.clientY - at.y };
    bar.setPointerCapture?.(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (held.current) setMoving(inside({ x: event.clientX - held.current.x, y: event.clientY - held.current.y }));
  };
  const drop = () => {
    held.current = null;
    if (moving) keep(moving);
    setMoving(null);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = keyStep(event.key, event.shiftKey);
    const to = step && at && inside({ x: at.x + step.x, y: at.y + step.y });
    if (!to) return;
    event.preventDefault();
    keep(to);
  };
  return {
    node,
    box: setNode,
    placed: at !== null,
    handle: { onPointerDown: grab, onPointerMove: drag, onPointerUp: drop, onPointerCancel: drop },
    press,
  };
}
