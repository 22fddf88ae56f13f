import { type ComponentType, useEffect, useState } from 'react';

type Load<P> = () => Promise<ComponentType<P>>;
const loaded = new Map<unknown, unknown>();

/**
 * A part that is fetched once what it belongs to stands: undefined until then, null when it could not be had. Once fetched it is there
 * at once. Without Suspense, which would hold it back for 300 ms.
 */
export function useLate<P>(load: Load<P>): ComponentType<P> | null | undefined {
  const [part, setPart] = useState(() => loaded.get(load) as ComponentType<P> | null | undefined);
  useEffect(() => {
    if (part) return;
    let left = false;
    load().then(
      (fetched) => {
        loaded.set(load, fetched);
        if (!left) setPart(() => fetched);
      },
      () => left || setPart(null),
    );
    return () => {
      left = true;
    };
  }, [load, part]);
  return part;
}
