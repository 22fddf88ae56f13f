/** Whose work it is: each lane has its turn, and within a lane each account. */
export interface Place {
  readonly lane: string;
  readonly account: string;
}

export interface QueueSizes {
  /** pieces of work that run at the same time */
  readonly atOnce: number;
  /** that wait altogether */
  readonly most: number;
  /** that wait in one lane */
  readonly ofLane: number;
  /** that wait in one lane for one account */
  readonly ofAccount: number;
}

interface Task {
  start(): void;
  /** somebody who waits for less took its place */
  giveUp(): void;
}

type Lane = Map<string, Task[]>;

/** Thrown at once where there is no place left to wait. */
export class Busy extends Error {}

const sizeOf = (lane: Lane | undefined): number =>
  [...(lane?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
const longest = <T>(all: Iterable<[string, T]>, size: (one: T) => number) =>
  [...all].reduce<[string, T] | undefined>(
    (most, one) => (most && size(most[1]) >= size(one[1]) ? most : one),
    undefined,
  );

/** Waiting tasks, handed out in turn. */
class Line {
  readonly #lanes = new Map<string, Lane>();
  readonly #sizes: QueueSizes;

  constructor(sizes: QueueSizes) {
    this.#sizes = sizes;
  }

  add({ lane, account }: Place, task: Task): void {
    const own = this.#lanes.get(lane);
    const mine = own?.get(account)?.length ?? 0;
    if (mine >= this.#sizes.ofAccount) throw new Busy();
    if (own && sizeOf(own) >= this.#sizes.ofLane) this.#shorten(own, mine + 1);
    if (this.#size() >= this.#sizes.most) this.#shortenLongest(sizeOf(own) + 1);
    const place = own ?? new Map<string, Task[]>();
    this.#lanes.set(lane, place);
    place.set(account, [...(place.get(account) ?? []), task]);
  }

  /** The next task: lane and account that had their turn go to the end. */
  take(): Task | undefined {
    for (const [name, lane] of this.#lanes) {
      this.#lanes.delete(name);
      for (const [account, [first, ...rest]] of lane) {
        lane.delete(account);
        if (rest.length > 0) lane.set(account, rest);
        if (lane.size > 0) this.#lanes.set(name, lane);
        return first;
      }
    }
    return undefined;
  }

  #size(): number {
    return [...this.#lanes.values()].reduce((sum, lane) => sum + sizeOf(lane), 0);
  }

  // Whoever has more waiting than the newcomer would have loses his last one.
  #shorten(lane: Lane, newcomer: number): void {
    const [account, tasks] = longest(lane, ({ length }) => length) ?? [];
    if (account === undefined || !tasks || tasks.length <= newcomer) throw new Busy();
    tasks.pop()?.giveUp();
  }

  #shortenLongest(newcomer: number): void {
    const [name, lane] = longest(this.#lanes, sizeOf) ?? [];
    if (name === undefined || !lane || sizeOf(lane) <= newcomer) throw new Busy();
    const [, tasks] = longest(lane, ({ length }) => length) ?? [];
    tasks?.pop()?.giveUp();
    for (const [account, { length }] of lane) if (length === 0) lane.delete(account);
  }
}

/** Does heavy work a little at a time: in turn, known callers before strangers, and never with a long line. */
export class FairQueue {
  readonly #known: Line;
  readonly #strangers: Line;
  readonly #atOnce: number;
  #running = 0;

  constructor(sizes: QueueSizes) {
    this.#atOnce = sizes.atOnce;
    this.#known = new Line(sizes);
    this.#strangers = new Line(sizes);
  }

  /** Whether whoever comes now has to wait. */
  get isBusy(): boolean {
    return this.#running >= this.#atOnce;
  }

  /** Rejects with `Busy` when there is no place to wait, or somebody with less to do needs it more. */
  async run<T>(place: Place, isKnown: boolean, work: () => Promise<T>): Promise<T> {
    if (!this.isBusy) this.#running += 1;
    else
      await new Promise<void>((start, reject) => {
        const line = isKnown ? this.#known : this.#strangers;
        line.add(place, { start, giveUp: () => reject(new Busy()) });
      });
    try {
      return await work();
    } finally {
      const next = this.#known.take() ?? this.#strangers.take();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}
