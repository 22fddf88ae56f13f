import { type BillEditing, createBillEditing } from '@lading/ui/bill-edit';
import {
  type BillDraftValues,
  type BillKind,
  createBillRecord,
  draftChanges,
  draftRecord,
  isUnchanged,
} from '@lading/validators/bill';
import type { KeptDraft } from './draft-store.ts';
import { type DraftBill, type KeeperOptions, type Kept, PACE, type Shown, type Under } from './keeper-types.ts';
import { meetOthers, withClashes } from './merge.ts';
import { writeMine } from './settle.ts';

export type { Asked, DraftBill, KeeperOptions, Sent, Shown } from './keeper-types.ts';

/**
 * One bill of an instruction while it is written: kept on this device at once and by the server a moment later, put together with what others
 * write meanwhile. It is no component: a bill goes on being kept while another one is on the page.
 */
export class Keeper {
  readonly editing: BillEditing;
  readonly kind: BillKind;
  readonly billId: number | null;
  readonly #options: KeeperOptions;
  readonly #pace: Readonly<Record<keyof typeof PACE, number>>;
  readonly #listeners = new Set<() => void>();
  #base: BillDraftValues;
  #revision: number;
  #seen: BillDraftValues;
  #under: Under | undefined;
  #busy: Promise<boolean> | undefined;
  #shown: Shown;
  #here: ReturnType<typeof setTimeout> | undefined;
  #there: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #writing: Promise<void> | undefined;
  #writeAgain = false;
  #stop: () => void;

  constructor(options: KeeperOptions, kept?: KeptDraft) {
    const { bill } = options;
    this.#options = options;
    this.#pace = options.pace ?? PACE;
    this.kind = bill.kind;
    this.billId = bill.billId;
    const empty = createBillRecord({ kind: bill.kind, bill: { version: bill.revision } });
    const values = (kept?.values ?? bill.values) as BillDraftValues;
    this.editing = createBillEditing(draftRecord(empty, bill.values as BillDraftValues), values);
    this.#seen = this.editing.values;
    this.#base = kept?.base ?? (bill.values as BillDraftValues);
    this.#revision = kept?.revision ?? bill.revision;
    this.#shown = { state: 'saved', savedAt: bill.saved?.at ?? '', failure: '', clashes: kept?.clashes ?? [] };
    if (kept) this.follow(bill, kept.sent);
    this.#stop = this.editing.subscribe(() => this.#touched());
    if (kept && this.changed) this.#wait();
  }

  get shown(): Shown {
    return this.#shown;
  }
  get revision(): number {
    return this.#revision;
  }
  /** something is written that the server does not have */
  get changed(): boolean {
    return !isUnchanged(draftChanges(this.#base, this.editing.values));
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The server's side as it is now: what others wrote is put in. */
  follow(bill: DraftBill, sent: BillDraftValues | null = null): void {
    if (bill.revision <= this.#revision || this.#under) return;
    this.#meet(this.#base, bill.values as BillDraftValues, bill.saved?.author ?? '', new Set(), sent);
    this.#revision = bill.revision;
    this.#show({ savedAt: bill.saved?.at ?? this.#shown.savedAt });
  }

  /** Written by the server itself, as by a sync: it is taken whole, as a step that can be taken back. */
  put(values: BillDraftValues, revision: number): void {
    this.#base = values;
    this.#revision = revision;
    this.editing.restore(values as BillEditing['values']);
  }

  /** Of a place that both wrote: theirs stands already, mine is written again. */
  settle(path: string, which: 'mine' | 'theirs'): void {
    const clash = this.#shown.clashes.find((one) => one.path === path);
    this.#show({ clashes: this.#shown.clashes.filter((one) => one.path !== path) });
    if (clash && which === 'mine') writeMine(this.editing, clash);
    this.keepHere();
  }

  /** Sends what is written; true where the server has it all. */
  save(): Promise<boolean> {
    clearTimeout(this.#there);
    this.#there = undefined;
    this.#since = 0;
    this.#busy ??= this.#sendAll().finally(() => {
      this.#busy = undefined;
    });
    return this.#busy;
  }

  /**
   * On this device. One writing at a time: a slow disk would queue those of each moment, and the newest would come last. `leaving` waits for
   * none, for the page goes away.
   */
  keepHere(leaving = false): void {
    clearTimeout(this.#here);
    this.#here = undefined;
    if (this.#writing && !leaving) {
      this.#writeAgain = true;
      return;
    }
    const { store, key } = this.#options;
    const { clashes } = this.#shown;
    const keep =
      this.changed || clashes.length > 0
        ? store.write(key, {
            at: Date.now(),
            revision: this.#revision,
            base: this.#base,
            values: this.editing.values,
            sent: this.#under?.values ?? null,
            clashes,
          })
        : store.forget(key);
    const done = () => {
      this.#writing = undefined;
      if (this.#writeAgain) this.keepHere();
    };
    this.#writeAgain = false;
    // A device without room: the server keeps it all the same.
    this.#writing = keep.then(done, done);
  }

  /** Nothing is kept any more: the bill is deleted, or the page is left; what was written stays on this device. */
  end(): void {
    if (this.#here !== undefined || this.#writeAgain) this.keepHere(true);
    clearTimeout(this.#there);
    this.#stop();
  }
  forget(): void {
    clearTimeout(this.#here);
    this.#here = undefined;
    this.#writeAgain = false;
    this.end();
    this.#options.store.forget(this.#options.key).catch(() => undefined);
  }

  #touched(): void {
    if (this.editing.values === this.#seen) return;
    this.#seen = this.editing.values;
    this.#here ??= setTimeout(() => this.keepHere(), this.#pace.here);
    this.#wait();
  }
  #wait(ms: number = this.#pace.quiet): void {
    const now = Date.now();
    this.#since ||= now;
    clearTimeout(this.#there);
    this.#there = setTimeout(() => void this.save(), Math.max(0, Math.min(ms, this.#since + this.#pace.longest - now)));
    if (this.#shown.state === 'saved') this.#show({ state: 'saving' });
  }
  #show(patch: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...patch };
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<boolean> {
    for (;;) {
      // What was on its way when the connection broke goes first, and as it was: the server may have it already.
      const under = this.#under ?? this.#next();
      if (!under) {
        this.#show({ state: 'saved', failure: '' });
        this.keepHere();
        return true;
      }
      this.#under = under;
      this.#show({ state: 'saving' });
      const sent = await this.#options.send(under.asked);
      if (sent.kind === 'unsent') {
        this.#show({ state: 'offline' });
        this.#there = setTimeout(() => void this.save(), this.#pace.again);
        return false;
      }
      this.#under = undefined;
      if (sent.kind === 'refused') {
        this.#show({ state: 'failed', failure: sent.message });
        return false;
      }
      this.#took(under, sent);
    }
  }
  #next(): Under | undefined {
    const { values } = this.editing;
    const changes = draftChanges(this.#base, values);
    if (isUnchanged(changes)) return undefined;
    const { kind, billId } = this;
    return { values, asked: { kind, billId, revision: this.#revision, requestId: crypto.randomUUID(), changes } };
  }
  #took(under: Under, { revision, values, conflicts, savedAt }: Kept): void {
    if (values) {
      const by = conflicts[0]?.author ?? '';
      this.#meet(under.values, values, by, new Set(conflicts.map(({ path }) => path)), null);
    } else this.#base = under.values;
    this.#revision = revision;
    this.#show({ savedAt });
  }
  #meet(
    from: BillDraftValues,
    theirs: BillDraftValues,
    by: string,
    refused: ReadonlySet<string>,
    sent: BillDraftValues | null,
  ): void {
    const met = meetOthers({ from, mine: this.editing.values, theirs, refused, sent, by });
    this.#base = theirs;
    this.#show({ clashes: withClashes(this.#shown.clashes, met.clashes) });
    if (!isUnchanged(met.changes)) this.editing.take(met.changes);
  }
}
