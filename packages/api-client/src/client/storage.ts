/** What one stored thing is: an older version or a value that `parse` does not know reads as the fallback. */
export interface ItemOptions<T> {
  version: number;
  fallback: T;
  /** the value when it is one, undefined when it is not; must not throw */
  parse(value: unknown): T | undefined;
}

export interface StoredItem<T> {
  /** The value; the same object until it changes. */
  get(): T;
  set(value: T): void;
  remove(): void;
  /** Hears of changes here and in other tabs; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface PrefixedStorage {
  item<T>(name: string, options: ItemOptions<T>): StoredItem<T>;
}

const memoryArea = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
};

function read<T>(raw: string | null, { version, fallback, parse }: ItemOptions<T>): T {
  if (raw === null) return fallback;
  try {
    const stored: unknown = JSON.parse(raw);
    if (stored === null || typeof stored !== 'object' || !('v' in stored && 'd' in stored)) return fallback;
    return (stored.v === version ? parse(stored.d) : undefined) ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * Local storage under a prefix. Where the browser blocks it or it is full, values live as long as the page; nothing throws.
 */
export function createStorage(prefix: string): PrefixedStorage {
  const memory = memoryArea();
  const attempt = <T>(work: (area: typeof memory) => T): T => {
    try {
      return work(globalThis.localStorage);
    } catch {
      return work(memory);
    }
  };
  return {
    item<T>(name: string, options: ItemOptions<T>): StoredItem<T> {
      const key = `${prefix}${name}`;
      const listeners = new Set<() => void>();
      const tell = () => {
        for (const listener of listeners) listener();
      };
      const heard = (event: StorageEvent) => {
        if (event.key === key || event.key === null) tell();
      };
      let known: { raw: string | null; value: T } | undefined;
      return {
        get() {
          // What could not be stored stands in memory and is newer.
          const raw = memory.getItem(key) ?? attempt((area) => area.getItem(key));
          if (known?.raw !== raw || !known) known = { raw, value: read(raw, options) };
          return known.value;
        },
        set(value) {
          const raw = JSON.stringify({ v: options.version, d: value });
          memory.removeItem(key);
          attempt((area) => area.setItem(key, raw));
          tell();
        },
        remove() {
          memory.removeItem(key);
          attempt((area) => area.removeItem(key));
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
    },
  };
}
