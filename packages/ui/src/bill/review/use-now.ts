import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present moment in ms, moved once a minute; a given one stands still. */
export function useNow(given: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (given !== undefined) return;
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, [given]);
  return given ?? now;
}
