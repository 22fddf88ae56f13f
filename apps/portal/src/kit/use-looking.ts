import { useEffect } from 'react';

/** Asks again every so many milliseconds, as long as something is on its way. */
export function useLooking(isOnItsWay: boolean, refresh: () => void, every: number): void {
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const timer = setInterval(refresh, every);
    return () => clearInterval(timer);
  }, [isOnItsWay, refresh, every]);
}
