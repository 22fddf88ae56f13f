import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that comes after the page it belongs to: fetched once the page stands, and undefined until it is there. A failure is borne
 * until the part is wanted; then it is asked for again, and failing again it is the page's. Without Suspense, which holds
 * back for 300 ms what arrives shortly after it was asked for.
 */
export function useLate<P>(load: () => Promise<ComponentType<P>>, wanted: boolean): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (failure: Error) => wanted && setError(failure),
    );
  }, [load, part, wanted]);
  if (error) throw error;
  return part;
}
