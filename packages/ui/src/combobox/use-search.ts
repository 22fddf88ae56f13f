import { type CompositionEvent, useEffect, useRef, useState } from 'react';

// A pause in typing, ms.
const PAUSE = 200;

/**
 * Asks a server for options: after a pause in typing, only when the question has changed, and never for a half composed word.
 * `waits` is true until what was typed has been asked for.
 */
export function useSearch(onSearch: ((query: string) => void) | undefined) {
  const [waits, setWaits] = useState(false);
  const composing = useRef(false);
  const asked = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string, pause = PAUSE) => {
    if (!onSearch) return;
    clearTimeout(timer.current);
    const query = text.trim();
    const changed = query !== asked.current;
    setWaits(changed);
    if (!changed || composing.current) return;
    const now = () => {
      asked.current = query;
      setWaits(false);
      onSearch(query);
    };
    if (pause === 0) now();
    else timer.current = setTimeout(now, pause);
  };
  return {
    ask,
    waits,
    input: {
      onCompositionStart: () => {
        composing.current = true;
      },
      // Chromium reports the last input before the end of the composition.
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        composing.current = false;
        ask(event.currentTarget.value);
      },
    },
  };
}
