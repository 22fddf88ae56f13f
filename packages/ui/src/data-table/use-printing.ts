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
  const follow = () => set(media?.matches ?? false)();
  media?.addEventListener('change', follow);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    media?.removeEventListener('change', follow);
  };
}

/** Whether the page goes to paper now, which no scrolling reaches. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
