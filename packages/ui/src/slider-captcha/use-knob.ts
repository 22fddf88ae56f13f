import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { INSET, KNOB } from './measures.ts';
import type { Slide, SlidePoint } from './use-slide.ts';

// A key held down comes about thirty times a second: the whole way takes somewhat more than a second.
const KEY = 0.03;
// A press beside the knob, for who cannot drag.
const PRESS = 0.1;

const KEYS: Record<string, (position: number) => number> = {
  ArrowRight: (position) => position + KEY,
  ArrowUp: (position) => position + KEY,
  ArrowLeft: (position) => position - KEY,
  ArrowDown: (position) => position - KEY,
  PageUp: (position) => position + PRESS,
  PageDown: (position) => position - PRESS,
  Home: () => 0,
  End: () => 1,
};

interface Grip {
  /** how far from the start the pointer took hold, px */
  from: number;
  /** where the knob was then */
  position: number;
  /** how far the knob can go, px */
  way: number;
}

/** How far along the control a pointer is, px from its start, and how far the knob can go. */
function place({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const reversed = getComputedStyle(currentTarget).direction === 'rtl';
  return { from: reversed ? right - clientX : clientX - left, way: Math.max(1, width - KNOB - 2 * INSET) };
}

const kindOf = ({ pointerType }: PointerEvent): SlidePoint['by'] =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';

/**
 * Moves the knob by pointer, touch, keys and screen reader. The browser's own dragging is not used: it takes any press as a jump.
 * @param locked nothing moves
 */
export function useKnob(slide: Slide, locked: boolean) {
  const { position } = slide;
  const grip = useRef<Grip | null>(null);
  // Until the pointer is up, the browser's own values are not asked for.
  const pressed = useRef(false);

  const letGo = () => {
    pressed.current = false;
    if (!grip.current) return;
    grip.current = null;
    if (!locked) slide.release();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLInputElement>) {
      if (event.button !== 0) return;
      pressed.current = true;
      if (locked) return;
      const { from, way } = place(event);
      const start = INSET + position * way;
      if (from >= start - INSET && from <= start + KNOB + INSET) {
        grip.current = { from, position, way };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      } else {
        slide.move(position + (from > start ? PRESS : -PRESS), event.timeStamp, kindOf(event));
      }
    },
    onPointerMove(event: PointerEvent<HTMLInputElement>) {
      const held = grip.current;
      if (!held || locked) return;
      const next = held.position + (place(event).from - held.from) / held.way;
      // Once it is there, the pointer has nothing in its hand any more.
      if (next >= 1) grip.current = null;
      slide.move(next, event.timeStamp, kindOf(event));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Escape') {
        if (position === 0 || locked) return;
        // A dialog around it stays open.
        event.stopPropagation();
        event.preventDefault();
        grip.current = null;
        slide.reset();
        return;
      }
      const to = KEYS[event.key];
      if (!to) return;
      event.preventDefault();
      if (!locked) slide.move(to(position), event.timeStamp, 'keyboard');
    },
    /** a screen reader puts the value by itself */
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (!locked && !pressed.current) slide.move(Number(event.target.value) / 100, event.timeStamp, 'keyboard');
    },
  };
}
