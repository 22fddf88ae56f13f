import { useCallback, useEffect, useRef } from 'react';

/**
 * `afterPress(run)` runs at once, or as soon as the pointer that is down is up again. Leaving a field by pressing a button would
 * otherwise bring a message that moves the button away under the pointer, and the press would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const down = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      down.current = true;
    };
    const release = () => {
      down.current = false;
      const due = waiting.current.splice(0);
      // The press itself is told after the pointer went up.
      if (due.length > 0) setTimeout(() => due.forEach((run) => void run()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((run) => {
    if (down.current) waiting.current.push(run);
    else run();
  }, []);
}
