import { createElement } from 'react';
import { useLate } from '../../app/use-late.ts';

const load = async () => (await import('./finder-tools.tsx')).FinderTools;
const SAYS = ['finder'] as const;

/** The search of the desk, once its words are there: only the forwarder's people load it, and without it the menu leads everywhere, too. */
export function LateFinder() {
  const Tools = useLate(load, false, SAYS);
  return Tools && createElement(Tools);
}
