import { useMemo, useRef } from 'react';

/** An object of functions that stays the same while what they do is always the latest, so that a hundred cards need not be drawn anew. */
export function useStable<Actions extends object>(given: Actions): Actions {
  const latest = useRef(given);
  latest.current = given;
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof Actions)[];
    const call =
      (name: keyof Actions) =>
      (...args: unknown[]) =>
        (latest.current[name] as (...args: unknown[]) => unknown)(...args);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as Actions;
  }, []);
}
