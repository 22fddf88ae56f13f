import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is fetched once, for every place of the page that shows it. */
export interface LoadOnce<T> {
  /** Fails as its fetching does; whoever asks next tries again. */
  load(this: void): Promise<T>;
  /** undefined until it is there */
  now(this: void): T | undefined;
  subscribe(this: void, listener: () => void): () => void;
}

export function loadOnce<T>(ask: () => Promise<T>): LoadOnce<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const load = async () => {
    try {
      loaded = await ask();
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return loaded;
  };
  return {
    load() {
      loading ??= load();
      return loading;
    },
    now: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const nothing = () => undefined;

/** Fetches it, and bears a failure: it is asked for again where it is needed. */
export const loadAhead = <T>({ load }: LoadOnce<T>): Promise<void> => load().then(nothing, nothing);

/** Fetches it as soon as the page is idle, so that it is there when what it belongs to is opened. */
export function loadWhenIdle<T>(once: LoadOnce<T>): void {
  if (typeof window === 'undefined') return;
  const wait = window.requestIdleCallback ?? ((ask: () => void) => setTimeout(ask, 200));
  wait(() => void loadAhead(once));
}

interface Asked {
  /** false: not needed yet, and not fetched for this place */
  wanted?: boolean;
  /** the server had it too, so that a page which takes over what it drew begins with it */
  served?: boolean;
}

/**
 * What is fetched once the place that shows it stands: undefined until then, null when it could not be had. Once fetched it is there at
 * once, but for a page that takes over what a server drew without it. Without Suspense, which would hold it back for 300 ms.
 */
export function useOnce<T>(once: LoadOnce<T>, { wanted = true, served = false }: Asked = {}): T | null | undefined {
  const { load, now, subscribe } = once;
  const value = useSyncExternalStore(subscribe, now, served ? now : nothing);
  const [missing, setMissing] = useState<LoadOnce<T>>();
  useEffect(() => {
    if (!wanted || now() !== undefined) return;
    let left = false;
    load().then(nothing, () => left || setMissing(once));
    return () => {
      left = true;
    };
  }, [once, load, now, wanted]);
  if (!wanted) return undefined;
  return value ?? (missing === once ? null : undefined);
}
