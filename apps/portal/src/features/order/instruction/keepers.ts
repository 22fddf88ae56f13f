import type { BillKind } from '@lading/validators/bill';
import type { DraftStore } from './draft-store.ts';
import { type Asked, type DraftBill, Keeper, type Sent } from './keeper.ts';

const placeOf = (kind: BillKind, billId: number | null): string => `${kind}.${billId ?? 'main'}`;

interface KeepersOptions {
  /** names the instruction on this device, whose it is and of which booking */
  readonly prefix: string;
  readonly store: DraftStore;
  send(asked: Asked): Promise<Sent>;
}

/** All bills of one instruction while they are written. */
export class Keepers {
  readonly #options: KeepersOptions;
  readonly #kept = new Map<string, Keeper>();
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<string, () => void>();
  #age = 0;

  constructor(options: KeepersOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  /** Another number whenever how a bill is kept has changed. */
  readonly age = (): number => this.#age;

  of(kind: BillKind, billId: number | null): Keeper | undefined {
    return this.#kept.get(placeOf(kind, billId));
  }
  all(): readonly Keeper[] {
    return [...this.#kept.values()];
  }

  /** The bills as the server has them: new ones are begun with what this device kept of them, the others follow. */
  async follow(bills: readonly DraftBill[]): Promise<void> {
    const here = new Set(bills.map(({ kind, billId }) => placeOf(kind, billId)));
    for (const [place, keeper] of this.#kept) {
      if (here.has(place)) continue;
      keeper.forget();
      this.#stops.get(place)?.();
      this.#kept.delete(place);
    }
    const { prefix, store, send } = this.#options;
    for (const bill of bills) {
      const place = placeOf(bill.kind, bill.billId);
      const known = this.#kept.get(place);
      if (known) {
        known.follow(bill);
        continue;
      }
      const key = `${prefix}.${place}`;
      // A device that keeps nothing does not keep anybody from writing.
      const kept = await store.read(key).catch(() => undefined);
      // Asked twice at once, the first that has read it has begun.
      if (this.#kept.has(place)) continue;
      const keeper = new Keeper({ bill, key, store, send }, kept);
      this.#kept.set(place, keeper);
      this.#stops.set(place, keeper.subscribe(this.#tell));
    }
    this.#tell();
  }

  /** Sends all that is written; true where the server has it. */
  async saveAll(): Promise<boolean> {
    const answers = await Promise.all(this.all().map((keeper) => keeper.save()));
    return answers.every(Boolean);
  }
  /** At once: the page goes away. */
  keepHere(): void {
    for (const keeper of this.all()) keeper.keepHere(true);
  }
  end(): void {
    for (const keeper of this.all()) keeper.end();
  }

  readonly #tell = (): void => {
    this.#age += 1;
    for (const listener of this.#listeners) listener();
  };
}
