import { useCallback, useSyncExternalStore } from 'react';
import type { Loadable } from './loadable.ts';

/** Answers that are held outside React, by key. Two keys that hold the same are the same key. */
export interface Source<T, K = void> {
  /** What is known now: the same object until it changes. Asks nothing. */
  get(key: K): Loadable<T>;
  /** Has it asked for, and calls `changed` whenever `get` gives something else. The function that comes back ends that. */
  subscribe(key: K, changed: () => void): () => void;
}

/** One answer of a source, drawn anew when it changes. An object as key must stay the same while what is in it does. */
export function useSource<T, K>(source: Source<T, K>, key: K): Loadable<T> {
  const get = () => source.get(key);
  const subscribe = useCallback((changed: () => void) => source.subscribe(key, changed), [source, key]);
  return useSyncExternalStore(subscribe, get, get);
}

/** The same answer for every key: what loads or failed, in a story or a test. */
export const fixedSource = <T, K = void>(answer: Loadable<T>): Source<T, K> => ({
  get: () => answer,
  subscribe: () => () => undefined,
});

export interface MemorySource<T, K = void> extends Source<T, K> {
  /** says that `read` may give something else now */
  changed(): void;
}

/** A source of what is here already, for stories, tests and whoever has all data. `read` is called once for each key until `changed()`. */
export function memorySource<T, K = void>(read: (key: K) => T): MemorySource<T, K> {
  let age = 0;
  const kept = new Map<string | undefined, { age: number; answer: Extract<Loadable<T>, { status: 'ready' }> }>();
  const listeners = new Set<{ changed(): void }>();
  return {
    get(key) {
      const id = JSON.stringify(key);
      const known = kept.get(id);
      if (known?.age === age) return known.answer;
      const data = read(key);
      const answer = known && known.answer.data === data ? known.answer : { status: 'ready' as const, data };
      kept.set(id, { age, answer });
      return answer;
    },
    subscribe(_key, changed) {
      const listener = { changed };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed() {
      age += 1;
      for (const listener of listeners) listener.changed();
    },
  };
}
