import { lazy, Suspense, useEffect, useState } from 'react';
import { usePortal } from '../../app/context.ts';

const FinderTools = lazy(() => import('./finder-tools.tsx').then((module) => ({ default: module.FinderTools })));

/** The search of the desk, once its words are there: only the forwarder's people load it. */
export function LateFinder() {
  const { loadTexts } = usePortal();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    loadTexts('finder').then(
      () => !gone && setReady(true),
      // Without its words it stays away; the menu leads everywhere, too.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [loadTexts]);
  return ready ? (
    <Suspense>
      <FinderTools />
    </Suspense>
  ) : null;
}
