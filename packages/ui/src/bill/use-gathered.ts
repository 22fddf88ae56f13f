import { useCallback, useEffect, useRef } from 'react';

// ms
const TOGETHER = 100;

/**
 * Gathers what comes one by one while nothing else is to be done, and gives it on together, when it is told that all is there or once
 * no more came for a moment: each that is shown by itself lays the whole dialog out again. `give` must stay the same.
 */
export function useGathered<K, V>(give: (some: ReadonlyMap<K, V>) => void) {
  const gathered = useRef(new Map<K, V>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    gathered.current = new Map();
  }, []);
  useEffect(() => drop, [drop]);
  const flush = useCallback(() => {
    const some = gathered.current;
    drop();
    if (some.size > 0) give(some);
  }, [give, drop]);
  const gather = useCallback(
    (key: K, value: V) => {
      gathered.current.set(key, value);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, TOGETHER);
    },
    [flush],
  );
  const has = useCallback((key: K) => gathered.current.has(key), []);
  /** what was not given on yet, which is then not given on any more */
  const take = useCallback((key: K) => {
    const value = gathered.current.get(key);
    gathered.current.delete(key);
    return value;
  }, []);
  return { gather, has, take, flush, drop };
}
