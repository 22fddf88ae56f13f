import { useEffect, useState } from 'react';
import { useStable } from '../../foundations/use-stable.ts';
import { useLeaving } from '../compare/use-leaving.ts';
import type { ReviewPanel } from './tools.tsx';

/** Runs at once, or after the reader let half-written words go. */
export type Guard = (then: () => void) => void;

interface LayersOptions {
  /** nothing is missing: there is no list of it */
  complete: boolean;
  onClose(): void;
  /** what the dialog asks before it closes; undefined when the review has gone */
  onGuard(guard: Guard | undefined): void;
}

/** What opens over the review, and the order in which it is left. */
export function useLayers({ complete, onClose, onGuard }: LayersOptions) {
  const [panel, setPanel] = useState<ReviewPanel>();
  const [listing, setListing] = useState(false);
  // What was missing came meanwhile: the list has gone with the button it hung on.
  if (listing && complete) setListing(false);
  const { touch, safely, question } = useLeaving(true);
  // The list of what is missing goes first, also where something else hears the Escape before the list does.
  const leave: Guard = (then) => (listing ? setListing(false) : safely(then));
  const calls = useStable({ leave });
  useEffect(() => {
    onGuard(calls.leave);
    return () => onGuard(undefined);
  }, [onGuard, calls]);
  return {
    panel,
    setPanel,
    listing,
    setListing,
    touch,
    safely,
    question,
    /** Escape leaves what is open over the review first, also before the focus has come to it. */
    close: () => (panel && !listing ? setPanel(undefined) : leave(onClose)),
  };
}
