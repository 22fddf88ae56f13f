import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

type Load<P> = () => Promise<ComponentType<P>>;
const loaded = new Map<unknown, unknown>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const nothing = () => undefined;

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
      (fetched) => {
        loaded.set(load, fetched);
        for (const listener of listeners) listener();
      },
      () => left || setMissing(true),
    );
    return () => {
      left = true;
    };
  }, [load, part]);
  return part ?? (missing ? null : undefined);
}
