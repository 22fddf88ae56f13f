import { useEffect, useRef, useState } from 'react';

const ALERT_LIFE = 6000;

/**
 * Counts the life of an alert down and calls `onEnd` once it is over; while `paused` the clock stands. Returns the whole
 * seconds left, for readers who asked for no motion.
 */
export function useLife(paused: boolean, onEnd: () => void): number {
  const left = useRef(ALERT_LIFE);
  const [seconds, setSeconds] = useState(ALERT_LIFE / 1000);
  // Kept in a reference: a new callback must not start the time again.
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (paused) return;
    let since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const spend = () => {
      const now = Date.now();
      left.current -= now - since;
      since = now;
    };
    const run = () => {
      timer = setTimeout(tick, Math.min(left.current, 1000));
    };
    const tick = () => {
      spend();
      setSeconds(Math.max(0, Math.ceil(left.current / 1000)));
      if (left.current <= 0) end.current();
      else run();
    };
    run();
    return () => {
      clearTimeout(timer);
      spend();
    };
  }, [paused]);

  return seconds;
}
