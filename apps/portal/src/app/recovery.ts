interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const KEY = 'lading.recovery';
/** A part of the program may take this long to load. */
export const PART_TIMEOUT = 120_000;

export interface Recovery {
  /** a part did not load: true when the page should be loaded again, once per build and path */
  failed(path: string): boolean;
  /** a page was reached: the next failure may reload again */
  reached(): void;
}

export function createRecovery(memory: Memory, build: string): Recovery {
  let broken = false;
  return {
    failed(path) {
      broken = true;
      const mark = `${build} ${path}`;
      if (memory.getItem(KEY) === mark) return false;
      memory.setItem(KEY, mark);
      return true;
    },
    reached() {
      // A failed part also ends a navigation; forgetting it here would reload for ever.
      if (!broken) memory.removeItem(KEY);
    },
  };
}
