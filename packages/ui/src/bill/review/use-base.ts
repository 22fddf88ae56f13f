import { useCallback, useState } from 'react';
import { isSame, newestOf, type Pair } from './pair.ts';
import type { ReviewVersion } from './types.ts';

/**
 * What is decided about: the newest instruction against the draft that was the newest when the review was opened. A draft that comes
 * later waits, with its instruction, until the reviewer switches to it. Another pair can be looked at meanwhile.
 */
export function useBase(versions: readonly ReviewVersion[]) {
  const sent = newestOf(versions, 'instruction');
  const newest = newestOf(versions, 'draft');
  const [held, setHeld] = useState<number>();
  const [against, setAgainst] = useState<number>();
  const [chosen, setChosen] = useState<Pair>();
  if (held === undefined && newest) setHeld(newest.version);
  const draft = versions.find(({ source, version }) => source === 'draft' && version === held) ?? newest;
  const newer = newest && draft && newest.version > draft.version ? newest : undefined;
  // What the forwarder accepted makes another instruction, with the draft that answers it.
  if (!newer && sent && against !== sent.version) setAgainst(sent.version);
  const instruction = versions.find(({ source, version }) => source === 'instruction' && version === against) ?? sent;
  const base: Pair | undefined = instruction && draft && { left: instruction, right: draft };
  const pair = chosen ?? base;
  const switchTo = useCallback(() => {
    setHeld(newest?.version);
    setChosen(undefined);
  }, [newest]);
  return {
    instruction,
    draft,
    newer,
    /** what the newer draft is compared with */
    sent,
    pair,
    decides: Boolean(base && pair && isSame(pair.left, base.left) && isSame(pair.right, base.right)),
    choose: setChosen,
    back: useCallback(() => setChosen(undefined), []),
    switchTo,
  };
}
export type Base = ReturnType<typeof useBase>;
