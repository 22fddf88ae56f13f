import type { RowPair } from './result.ts';

/** Which rows of two lists belong together, found step by step: each step sees only what is still alone. */
export class Pairing {
  /** for each row of the left, its partner on the right, or −1 */
  readonly #partners: number[];
  readonly #taken: boolean[];

  constructor(left: number, right: number) {
    this.#partners = new Array<number>(left).fill(-1);
    this.#taken = new Array<boolean>(right).fill(false);
  }

  pair(left: number, right: number): void {
    if (this.#partners[left] !== -1 || this.#taken[right] !== false) return;
    this.#partners[left] = right;
    this.#taken[right] = true;
  }

  aloneLeft(): number[] {
    return [...this.#partners.keys()].filter((at) => this.#partners[at] === -1);
  }

  aloneRight(): number[] {
    return [...this.#taken.keys()].filter((at) => !this.#taken[at]);
  }

  /** Pairs what has the same key, in order. A row without a key waits for another step. */
  byKey(left: (at: number) => string | undefined, right: (at: number) => string | undefined): void {
    const alone = this.aloneLeft();
    if (alone.length === 0) return;
    const waiting = new Map<string, number[]>();
    for (const at of this.aloneRight().reverse()) {
      const key = right(at);
      if (key === undefined) continue;
      const same = waiting.get(key);
      if (same) same.push(at);
      else waiting.set(key, [at]);
    }
    for (const at of alone) {
      const key = left(at);
      const partner = key === undefined ? undefined : waiting.get(key)?.pop();
      if (partner !== undefined) this.pair(at, partner);
    }
  }

  /**
   * Pairs the most alike first; 0 is not alike. Of equals, those at near places go first, then those in front, so that the answer is the
   * same from both sides. Does nothing when there are more than `most` pairs to look at.
   */
  byLikeness(likeness: (left: number, right: number) => number, most: number): void {
    const [lefts, rights] = [this.aloneLeft(), this.aloneRight()];
    if (lefts.length * rights.length > most) return;
    const found: { left: number; right: number; score: number }[] = [];
    for (const left of lefts)
      for (const right of rights) {
        const score = likeness(left, right);
        if (score > 0) found.push({ left, right, score });
      }
    const apart = (one: { left: number; right: number }) => Math.abs(one.left - one.right);
    const first = (one: { left: number; right: number }) => Math.min(one.left, one.right);
    found.sort((a, b) => b.score - a.score || apart(a) - apart(b) || first(a) - first(b));
    for (const { left, right } of found) this.pair(left, right);
  }

  /** The pairs in the order of the left, then what the right has more. */
  rows(key: (left: number | null, right: number | null) => string): RowPair[] {
    const pairs = this.#partners.map((partner, left) => ({ left, right: partner < 0 ? null : partner }));
    const extra = this.aloneRight().map((right) => ({ left: null, right }));
    return [...pairs, ...extra].map(({ left, right }) => ({ key: key(left, right), left, right }));
  }
}
