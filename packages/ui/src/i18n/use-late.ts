import { useEffect, useState, useSyncExternalStore } from 'react';

type Load<T> = () => Promise<T>;
const loaded = new Map<unknown, unknown>();
const asked = new Map<unknown, Promise<void>>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const nothing = () => undefined;

/**
 * Fetches what `load` brings and keeps it for every place that shows it: once, however many ask before it is there. Fails as `load` does;
 * whoever asks next tries again.
 */
export function fetchLate<T>(load: Load<T>): Promise<void> {
  const before = asked.get(load);
  if (before) return before;
  const now = load().then((part) => {
    loaded.set(load, part);
    for (const listener of listeners) listener();
  });
  asked.set(load, now);
  now.catch(() => asked.delete(load));
  return now;
}

/** Fetches it as soon as the page is idle, so that it is there when what it belongs to is opened. */
export function loadAhead<T>(load: Load<T>): void {
  if (typeof document === 'undefined') return;
  const wait = window.requestIdleCallback ?? ((ask: () => void) => setTimeout(ask, 200));
  // What does not come is asked for again where it is needed; fetchLate has seen to its failure.
  wait(() => void fetchLate(load));
}

interface Late {
  /** the server had it, too, so that a page which takes over what it drew begins with it */
  served?: boolean;
  /** false: shown once another place has it, and not asked for by this one */
  asks?: boolean;
}

/**
 * What is fetched once the place that shows it stands, if a `load` is given: undefined until then, null when it could not be had. Once
 * fetched it is there at once, but for a page that takes over what a server drew without it. Without Suspense, which would hold it back
 * for 300 ms.
 */
export function useLate<T>(
  load: Load<T> | undefined,
  { served = false, asks = true }: Late = {},
): T | null | undefined {
  const now = () => loaded.get(load) as T | undefined;
  const part = useSyncExternalStore(subscribe, now, served ? now : nothing);
  const [missing, setMissing] = useState<unknown>(null);
  useEffect(() => {
    if (load && asks && !part) fetchLate(load).catch(() => setMissing(() => load));
  }, [load, asks, part]);
  return part ?? (missing === load ? null : undefined);
}
