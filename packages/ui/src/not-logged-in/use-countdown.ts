import { useEffect, useRef, useState } from 'react';

/** Whole seconds down to 0, and `onEnd` once, when they are over. A page that is not looked at counts all the same. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const [of, setOf] = useState(seconds);
  if (of !== seconds) {
    setOf(seconds);
    setLeft(seconds);
  }
  // Kept in a reference: a new callback must not start the countdown again.
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const over = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((over - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
