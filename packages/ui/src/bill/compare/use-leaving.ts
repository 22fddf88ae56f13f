import { useRef, useState } from 'react';

/** Half-written words are not lost unasked: `safely` runs at once, or after the answer. */
export function useLeaving(writing: boolean, onTouch?: (dirty: boolean) => void) {
  const dirty = useRef(false);
  const [waiting, setWaiting] = useState<() => void>();
  return {
    touch: (now: boolean) => {
      dirty.current = now;
      onTouch?.(now);
    },
    safely: (then: () => void) => {
      if (writing && dirty.current) setWaiting(() => then);
      else then();
    },
    question: {
      open: waiting !== undefined,
      onConfirm: () => {
        dirty.current = false;
        setWaiting(undefined);
        waiting?.();
      },
      onOpenChange: () => setWaiting(undefined),
    },
  };
}
