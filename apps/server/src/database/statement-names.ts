/**
 * Names for the texts of queries that come again and again, so that a connection plans each of them once. A text is named at its second
 * use; what is used only now and then (a list of another length) does not push the others out, for it waits among the candidates.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #most: number;
  readonly #longest: number;

  constructor(most = 300, longest = 10_000) {
    this.#most = most;
    this.#longest = longest;
  }

  /** Undefined for a text that is not worth a name yet. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (text.length > this.#longest || this.#names.size >= this.#most) return undefined;
    if (this.#seen.delete(text)) {
      const next = `lading_${this.#names.size + 1}`;
      this.#names.set(text, next);
      return next;
    }
    if (this.#seen.size >= this.#most) this.#seen.clear();
    this.#seen.add(text);
    return undefined;
  }
}
