import type { DraftStorage } from './draft-storage.ts';

/** A storage without a browser: for tests, and with `room` for one that is full. */
export function createMemory(room = Number.POSITIVE_INFINITY): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}
