import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(notify: () => void) {
  const media = globalThis.matchMedia?.('print');
  const set = (now: boolean) => () => {
    printing = now;
    notify();
  };
  const [before, after] = [set(true), set(false)];
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  media?.addEventListener('change', notify);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    media?.removeEventListener('change', notify);
  };
}

/** Whether the page goes to paper now, which no scrolling reaches. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing || (globalThis.matchMedia?.('print').matches ?? false),
    () => false,
  );
