import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a media query holds now. False where there is no window, and for no query. */
export function useMedia(query: string | undefined): boolean {
  return useSyncExternalStore(
    query === undefined
      ? never
      : (notify) => {
          const list = globalThis.matchMedia?.(query);
          list?.addEventListener('change', notify);
          return () => list?.removeEventListener('change', notify);
        },
    () => query !== undefined && (globalThis.matchMedia?.(query).matches ?? false),
    () => false,
  );
}
