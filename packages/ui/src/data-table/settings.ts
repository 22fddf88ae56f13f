import { useCallback, useSyncExternalStore } from 'react';
import { type ColumnChoice, isColumnChoice } from './column-choice.ts';

/** A value that outlives the page, whoever keeps it. `get` gives the same object until it changes. */
export interface Kept<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** What a reader chose for one table. */
export interface TableSettings {
  /** null until chosen */
  columns: Kept<ColumnChoice | null>;
  pageSize: Kept<number>;
}

interface Place {
  /** in front of every key, such as `lading.` */
  prefix: string;
  /** tells this table from the others of the application */
  table: string;
  /** rows a page until chosen, 10 when nothing is said */
  pageSize?: number;
}

function kept<T>(key: string, fallback: T, known: (value: unknown) => value is T): Kept<T> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  let raw: string | null | undefined;
  let value = fallback;
  const read = (text: string | null): T => {
    try {
      const stored: unknown = JSON.parse(text ?? 'null');
      const data = stored && typeof stored === 'object' && 'd' in stored ? stored.d : undefined;
      return known(data) ? data : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    get() {
      let now = raw;
      try {
        now = globalThis.localStorage.getItem(key);
      } catch {
        // Storage is closed: the value lives as long as the page.
        return value;
      }
      if (now !== raw) value = read(now);
      raw = now;
      return value;
    },
    set(next) {
      value = next;
      raw = JSON.stringify({ v: 1, d: next });
      try {
        globalThis.localStorage.setItem(key, raw);
      } catch {
        // As above.
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', heard);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', heard);
      };
    },
  };
}

const isSize = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isChoice = (value: unknown): value is ColumnChoice | null => value === null || isColumnChoice(value);

/**
 * Keeps the columns and the page size of one table in the browser, under `<prefix>columns.<table>` and `<prefix>pageSize.<table>`.
 * Call it once, outside of components. An application with a store of its own passes that to `useKept` instead.
 */
export const createTableSettings = ({ prefix, table, pageSize = 10 }: Place): TableSettings => ({
  columns: kept<ColumnChoice | null>(`${prefix}columns.${table}`, null, isChoice),
  pageSize: kept<number>(`${prefix}pageSize.${table}`, pageSize, isSize),
});

/** `[value, set]` of something that is kept; the server and the first render of its markup have `fallback`. */
export function useKept<T>(item: Kept<T>, fallback?: T): [value: T, set: (value: T) => void] {
  const server = () => (fallback === undefined ? item.get() : fallback);
  const value = useSyncExternalStore(item.subscribe, item.get, server);
  const set = useCallback((next: T) => item.set(next), [item]);
  return [value, set];
}
