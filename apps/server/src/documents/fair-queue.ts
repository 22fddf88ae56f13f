/** What waits, a line for each share; the lines are served in turns, however long one of them is. */
export class FairQueue<Job> {
  // In the order of their turns: a share that was served goes to the end.
  readonly #lines = new Map<string, Set<Job>>();

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  /** How many wait in a share's line. */
  waiting(share: string): number {
    return this.#lines.get(share)?.size ?? 0;
  }

  add(share: string, job: Job): void {
    const line = this.#lines.get(share);
    if (line) line.add(job);
    else this.#lines.set(share, new Set([job]));
  }

  /** Takes the first of the line whose turn it is. */
  next(): Job | undefined {
    for (const [share, line] of this.#lines) {
      this.#lines.delete(share);
      const [job] = line;
      if (job === undefined) continue;
      line.delete(job);
      if (line.size > 0) this.#lines.set(share, line);
      return job;
    }
    return undefined;
  }

  /** Takes one out of its line; false when it does not wait any more. */
  remove(share: string, job: Job): boolean {
    const line = this.#lines.get(share);
    if (!line?.delete(job)) return false;
    if (line.size === 0) this.#lines.delete(share);
    return true;
  }

  clear(): Job[] {
    const left = [...this.#lines.values()].flatMap((line) => [...line]);
    this.#lines.clear();
    return left;
  }
}
