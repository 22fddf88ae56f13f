import { type MouseEvent, useRef, useState } from 'react';

/** Opens and closes a calendar, and knows what gets the focus back: a finger on the mark does not bring the keyboard up. */
export function useCalendar<Box extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const box = useRef<Box>(null);
  const opener = useRef<HTMLElement | null>(null);
  return {
    open,
    box,
    openFrom: (element: HTMLElement | null) => {
      opener.current = element;
      setOpen(true);
    },
    /** for a press on the mark: the input takes the focus afterwards, but not from a finger */
    press: (event: MouseEvent<HTMLElement>, input: HTMLElement | null) => {
      const { nativeEvent } = event;
      const finger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
      opener.current = finger ? event.currentTarget : input;
      setOpen(!open);
    },
    close: () => setOpen(false),
    back: () => opener.current,
  };
}
