import { useSyncExternalStore } from 'react';

const listOf = (query: string | undefined) => (query ? globalThis.matchMedia?.(query) : undefined);

/** Whether a media query holds now. False where there is no window, and for no query. */
export function useMedia(query: string | undefined): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = listOf(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    () => listOf(query)?.matches ?? false,
    () => false,
  );
}
