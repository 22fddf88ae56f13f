import { useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';

/**
 * What a native control holds, whoever put it there: its owner, somebody who types, or a form library, which says nothing. `none`
 * while there is no control and while it is not watched.
 */
export function useControlValue<None extends string | undefined>(
  controlRef: { readonly current: { readonly value: string } | null },
  none: None,
  watched = true,
) {
  const [value, setValue] = useState<string | None>(none);
  const look = () => {
    const now: string | None = (watched ? controlRef.current?.value : undefined) ?? none;
    if (now !== value) setValue(() => now);
  };
  useLayoutEffect(() => look());
  return [value, setValue] as const;
}
