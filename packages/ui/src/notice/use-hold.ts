import { type RefObject, useEffect, useState } from 'react';
import type { NoticeStore } from './notice-store.ts';

/** Stops the lives of the notices while the pointer or the focus is on one of them. */
export function useHold(store: NoticeStore, regionRef: RefObject<HTMLElement | null>, count: number) {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const held = (pointer || focus) && count > 0;

  if (count === 0 && pointer) setPointer(false);
  // A notice that goes away takes pointer and focus with it, and says nothing.
  useEffect(() => {
    setFocus(count > 0 && (regionRef.current?.contains(document.activeElement) ?? false));
  }, [count, regionRef]);

  useEffect(() => {
    if (!held) return;
    store.pause();
    return store.resume;
  }, [held, store]);

  return {
    held,
    handlers: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
