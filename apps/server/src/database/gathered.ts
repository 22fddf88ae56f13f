interface Asked<V> {
  readonly answered: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** ms after which a question that is still on its way holds no others up. */
const PATIENCE = 100;

/**
 * Asks for many at once: who comes while a question is on its way waits for the next one, which is about all that came meanwhile. So every
 * answer is of a question that was begun after it was asked for, as if each had been asked alone.
 */
export class Gathered<K, V> {
  readonly #ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;
  readonly #patience: number;
  #waiting = new Map<K, Asked<V>>();
  #onTheWay = 0;
  #late: NodeJS.Timeout | undefined;

  constructor(ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>, patience = PATIENCE) {
    this.#ask = ask;
    this.#patience = patience;
  }

  find(key: K): Promise<V | undefined> {
    const known = this.#waiting.get(key);
    if (known) return known.answered;
    const asked = Promise.withResolvers<V | undefined>();
    this.#waiting.set(key, { ...asked, answered: asked.promise });
    if (this.#onTheWay === 0) void this.#send();
    else this.#late ??= setTimeout(() => void this.#send(), this.#patience).unref();
    return asked.promise;
  }

  async #send(): Promise<void> {
    clearTimeout(this.#late);
    this.#late = undefined;
    const asked = this.#waiting;
    this.#waiting = new Map();
    this.#onTheWay += 1;
    try {
      const found = await this.#ask([...asked.keys()]);
      for (const [key, { resolve }] of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    } finally {
      this.#onTheWay -= 1;
      if (this.#waiting.size > 0 && this.#onTheWay === 0) void this.#send();
    }
  }
}
