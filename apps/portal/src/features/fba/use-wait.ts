import { useCallback } from 'react';
import { useText } from '../../i18n/text.ts';
import type { FbaSite } from './sites.ts';

/** How long one waits for an appointment, in words; undefined where nobody has counted. */
export function useWait() {
  const text = useText();
  return useCallback(
    ({ site, status }: FbaSite): string | undefined => {
      if (status !== 'open') return text(`fba.status.${status}`);
      const { waitMin, waitMax } = site ?? {};
      if (waitMin === undefined || waitMax === undefined) return undefined;
      return text('fba.wait', { days: waitMin === waitMax ? String(waitMin) : `${waitMin}–${waitMax}` });
    },
    [text],
  );
}
