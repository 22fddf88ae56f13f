import { useEffect, useState } from 'react';
import { loadCoast, type Ring, type Scale } from './coast.ts';

type Answer = { of: Scale; rings: readonly Ring[] } | { of: Scale; failed: true };

/** The coast in a scale: undefined on its way, null where it could not be fetched. While another scale comes the old one stays. */
export function useCoast(scale: Scale | undefined): readonly Ring[] | null | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (scale === undefined) return;
    let here = true;
    loadCoast(scale).then(
      (rings) => here && setAnswer({ of: scale, rings }),
      () => here && setAnswer({ of: scale, failed: true }),
    );
    return () => {
      here = false;
    };
  }, [scale]);
  if (!answer) return undefined;
  return 'rings' in answer ? answer.rings : null;
}
