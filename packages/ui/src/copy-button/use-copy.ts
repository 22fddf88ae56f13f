import { useEffect, useState } from 'react';

type Copied = 'idle' | 'copied' | 'failed';

// Long enough to be read, ms.
const SHOWN = 2000;

/** Puts a text on the clipboard and says for two seconds whether that worked. */
export function useCopy(value: string): [state: Copied, copy: () => Promise<void>] {
  const [state, setState] = useState<Copied>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // A page without HTTPS, or a reader who refused, has no clipboard.
      setState('failed');
    }
  };
  return [state, copy];
}
