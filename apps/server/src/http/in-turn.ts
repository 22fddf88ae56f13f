import { unavailable } from './failure.ts';

interface Waiting {
  readonly start: () => void;
  readonly late: NodeJS.Timeout;
}

/**
 * Does the work on one thing one after the other, so that a row somebody holds takes one connection of the database and not all. Whoever
 * waits longer than `patience` ms, or finds `most` before him, is told to come again; his work is not begun.
 */
export class InTurn {
  readonly #lines = new Map<string, Waiting[]>();
  readonly #most: number;
  readonly #patience: number;

  constructor({ most = 100, patience = 5_000 } = {}) {
    this.#most = most;
    this.#patience = patience;
  }

  async run<T>(thing: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(thing);
    try {
      return await work();
    } finally {
      this.#next(thing);
    }
  }

  #turn(thing: string): Promise<void> | undefined {
    const line = this.#lines.get(thing);
    if (!line) {
      this.#lines.set(thing, []);
      return undefined;
    }
    if (line.length >= this.#most) throw unavailable();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(unavailable());
      }, this.#patience);
      const waiting = { start: resolve, late };
      line.push(waiting);
    });
  }

  #next(thing: string): void {
    const next = this.#lines.get(thing)?.shift();
    if (!next) {
      this.#lines.delete(thing);
      return;
    }
    clearTimeout(next.late);
    next.start();
  }
}
