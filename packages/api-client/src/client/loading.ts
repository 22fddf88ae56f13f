/** Whether a call that asked for the page's loading indicator is under way; `get` and `subscribe` are for useSyncExternalStore. */
export interface Loading {
  get(): boolean;
  /** Hears when the first begins and the last ends; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Counts what is under way: `during` begins with the promise and ends with it. */
export function createLoading() {
  let count = 0;
  const listeners = new Set<() => void>();
  const add = (step: 1 | -1) => {
    const before = count > 0;
    count += step;
    if (before !== count > 0) for (const listener of listeners) listener();
  };
  const loading: Loading = {
    get: () => count > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    add(1);
    try {
      return await work();
    } finally {
      add(-1);
    }
  };
  return { loading, during };
}
