import type { ApiError } from '@lading/api-client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

/** Milliseconds after the last key until it is kept, and at most while somebody types on. */
const REST = 800;
const MOST = 3_000;

export type Keeping =
  | { readonly state: 'untouched' | 'unsaved' | 'saving' | 'older' }
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'failed'; readonly reason: string };

type Kept = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** Keeps what is written once the hands rest, one saving after the other; somebody else’s change stops it. */
export function useKeeping(keep: () => Promise<Kept>) {
  const text = useText();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'untouched' });
  const latest = useRef({ keep, text });
  useLayoutEffect(() => {
    latest.current = { keep, text };
  });
  const held = useRef<{
    timer?: ReturnType<typeof setTimeout>;
    since?: number;
    busy?: Promise<boolean>;
    open: boolean;
  }>({
    open: false,
  });

  const save = useCallback(async (): Promise<boolean> => {
    const own = held.current;
    clearTimeout(own.timer);
    if (own.busy) await own.busy;
    if (!own.open) return true;
    own.open = false;
    delete own.since;
    setKeeping({ state: 'saving' });
    const work = latest.current.keep().then((sent) => {
      if (sent.ok) {
        setKeeping({ state: 'saved', at: new Date().toISOString() });
        return true;
      }
      if (sent.error.code === '409') setKeeping({ state: 'older' });
      else {
        own.open = true;
        setKeeping({ state: 'failed', reason: errorText(latest.current.text, sent.error) });
      }
      return false;
    });
    own.busy = work;
    const done = await work;
    delete own.busy;
    return done;
  }, []);

  /** Something was written. */
  const touch = useCallback(() => {
    const own = held.current;
    own.open = true;
    own.since ??= Date.now();
    setKeeping((now) => (now.state === 'older' ? now : { state: 'unsaved' }));
    clearTimeout(own.timer);
    own.timer = setTimeout(() => void save(), Math.max(0, Math.min(REST, own.since + MOST - Date.now())));
  }, [save]);

  // What was written last is kept when the page is left, too.
  useEffect(
    () => () => {
      void save();
    },
    [save],
  );
  return { keeping, touch, save };
}
