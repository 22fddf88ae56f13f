import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

type Load<P> = () => Promise<ComponentType<P>>;
const loaded = new Map<unknown, unknown>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const nothing = () => undefined;

function keep<P>(load: Load<P>, part: ComponentType<P>): void {
  loaded.set(load, part);
  for (const listener of listeners) listener();
}

/** Fetches a part as soon as the page is idle, so that it is there when what it belongs to is opened. */
export function loadAhead<P>(load: Load<P>): void {
  if (typeof document === 'undefined') return;
  const wait = window.requestIdleCallback ?? ((ask: () => void) => setTimeout(ask, 200));
  // One that does not come is asked for again where it is needed.
  wait(() => void load().then((part) => keep(load, part), nothing));
}

/**
 * A part that is fetched once what it belongs to stands: undefined until then, null when it could not be had. Once fetched it is there
 * at once, but for a page that takes over what a server drew, which had none. Without Suspense, which would hold it back for 300 ms.
 */
export function useLate<P>(load: Load<P>): ComponentType<P> | null | undefined {
  const part = useSyncExternalStore(subscribe, () => loaded.get(load) as ComponentType<P> | undefined, nothing);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (part) return;
    let left = false;
    load().then(
      (fetched) => keep(load, fetched),
      () => left || setMissing(true),
    );
    return () => {
      left = true;
    };
  }, [load, part]);
  return part ?? (missing ? null : undefined);
}
