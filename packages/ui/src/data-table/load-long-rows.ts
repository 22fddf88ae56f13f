import { useEffect, useSyncExternalStore } from 'react';
import { takeCoreRows } from './core-slot.ts';

export type LongRowsModule = typeof import('./long-rows.tsx');

let loaded: LongRowsModule | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches what draws a long table; it shows its first rows at once and all of them when this has come. */
export function preloadLongTables(): Promise<void> {
  loading ??= import('./long-rows.tsx')
    .then((module) => {
      loaded = module;
      takeCoreRows(module.createPlainRows);
      for (const listener of listeners) listener();
    })
    .catch(() => {
      // Whoever asks next tries again.
      loading = undefined;
    });
  return loading;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const snapshot = () => loaded;
const never = () => undefined;

/** What draws a long table, once it is there. Short tables never ask for it. */
export function useLongRows(wanted: boolean): LongRowsModule | undefined {
  const module = useSyncExternalStore(subscribe, snapshot, never);
  useEffect(() => {
    if (wanted) void preloadLongTables();
  }, [wanted]);
  return wanted ? module : undefined;
}
