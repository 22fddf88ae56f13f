import { type ComponentType, useEffect, useState } from 'react';
import type { TextArea } from '../i18n/text.ts';
import { usePortal } from './context.ts';

/**
 * A part that comes after the page it belongs to, and the areas of texts it says: fetched once the page stands, and undefined until it is there. A failure is borne
 * until the part is wanted; then it is asked for again, and failing again it is the page's. Without `load` nothing is fetched yet. `load` and `says` stand outside of the component. Without Suspense, which holds
 * back for 300 ms what arrives shortly after it was asked for.
 */
export function useLate<P>(
  load: (() => Promise<ComponentType<P>>) | undefined,
  wanted: boolean,
  says: readonly TextArea[],
): ComponentType<P> | undefined {
  const { loadTexts } = usePortal();
  const [part, setPart] = useState<ComponentType<P>>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (part || !load) return;
    Promise.all([load(), loadTexts(...says)]).then(
      ([loaded]) => setPart(() => loaded),
      (failure: Error) => wanted && setError(failure),
    );
  }, [load, says, loadTexts, part, wanted]);
  if (error) throw error;
  return part;
}
