import { type BillDraftChanges, type BillFieldName, type BillRecord, withDraftChanges } from '@lading/validators/bill';
import type { RecordSpec } from '@lading/validators/record';
import { Asked, type BillRules } from './edit-asked.ts';
import type { Found, Offer, RowFound } from './edit-findings.ts';
import { EditHistory } from './edit-history.ts';
import {
  type BillValues,
  BLANK,
  type EditedHead,
  type EditedLists,
  type Held,
  type ListName,
  recordOf,
  valuesOf,
} from './edit-values.ts';
import { byKeyOf } from './row-index.ts';

interface Line<L extends ListName> {
  readonly row: EditedLists[L];
  readonly found: RowFound;
}

/**
 * One bill while it is edited: its values, what was found in them, and every step back. It is no component, so that a bill keeps
 * what was typed while another one is on the page, and so that a key stroke draws nothing but its own row.
 */
export class BillEditing {
  #opened: BillRecord;
  #values: BillValues;
  #saved: BillValues;
  readonly #history = new EditHistory();
  #keys = 0;
  readonly #asked: Asked;
  #composing = false;
  readonly #waiting = new Set<string>();
  #attempts = 0;
  readonly #listeners = new Set<() => void>();
  readonly #lines = new WeakMap<object, Line<ListName>>();

  constructor(opened: BillRecord, values: BillValues = valuesOf(opened)) {
    this.#opened = opened;
    this.#asked = new Asked(opened.kind);
    this.#values = values;
    this.#saved = this.#values;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get opened(): BillRecord {
    return this.#opened;
  }
  get values(): BillValues {
    return this.#values;
  }
  /** the record as it would be sent now */
  get record(): BillRecord {
    return recordOf(this.#opened, this.#values);
  }
  /** whether anything differs from what was opened or saved last */
  get dirty(): boolean {
    return this.#values !== this.#saved;
  }
  get canUndo(): boolean {
    return this.#history.canUndo;
  }
  get canRedo(): boolean {
    return this.#history.canRedo;
  }
  /** attempts to send that failed; a summary stands from the first on */
  get attempts(): number {
    return this.#attempts;
  }
  get found(): Found {
    return this.#asked.found;
  }
  readonly rowOf = <L extends ListName>(list: L, key: string): EditedLists[L] | undefined =>
    byKeyOf(this.#values[list] as readonly EditedLists[L][]).get(key);
  readonly foundIn = (list: ListName, key: string): RowFound => this.#asked.foundIn(list, key);
  /** A row with what was found in it; the same object until one of the two is another. */
  readonly lineOf = <L extends ListName>(list: L, key: string): Line<L> | undefined => {
    const row = this.rowOf(list, key);
    const found = this.foundIn(list, key);
    if (!row) return undefined;
    const before = this.#lines.get(row) as Line<L> | undefined;
    if (before?.found === found) return before;
    const line = { row, found };
    this.#lines.set(row, line);
    return line;
  };

  /** Whose customs rules hold. */
  get rules(): BillRules {
    return this.#asked.rules;
  }
  set rules(rules: BillRules) {
    this.#asked.rules = rules;
    this.#askAgain();
  }
  /** The rules as they hold for what is written now. */
  get spec(): RecordSpec {
    return this.#asked.spec(this.#values);
  }

  /** A key no row has yet. */
  newKey(): string {
    this.#keys += 1;
    return `n${Date.now().toString(36)}${this.#keys}`;
  }

  setHead(changes: EditedHead): void {
    const head = { ...this.#values.head, ...changes };
    this.#change({ ...this.#values, head }, Object.keys(changes).join());
    for (const name of Object.keys(changes)) this.#reask(name);
  }

  setCells<L extends ListName>(list: L, key: string, changes: Partial<EditedLists[L]>): void {
    const rows = this.#values[list] as readonly EditedLists[L][];
    const next = rows.map((row) => (row.key === key ? { ...row, ...changes } : row));
    const fields = Object.keys(changes);
    this.#change({ ...this.#values, [list]: next }, `${list}.${key}.${fields.join()}`);
    for (const field of fields) this.#reask(`${list}.${key}.${field}`);
  }

  /** Puts other rows in place of all; one step back, however many there are. */
  setRows<L extends ListName>(list: L, rows: readonly EditedLists[L][]): void {
    this.#change({ ...this.#values, [list]: rows }, '');
    this.#askAgain();
  }

  addRow(list: ListName, after?: string, copied?: string): string {
    const key = this.newKey();
    const rows = this.#values[list];
    const at = after === undefined ? rows.length : rows.findIndex((row) => row.key === after) + 1;
    const source = copied === undefined ? BLANK[list] : this.rowOf(list, copied);
    // A container stands in one row only; what is copied is what several of them share.
    const own = list === 'containers' ? { ctnNo: '', sealNo: '' } : {};
    const row = { ...BLANK[list], ...source, ...own, id: null, key } as EditedLists[typeof list];
    this.setRows(list, [...rows.slice(0, at), row, ...rows.slice(at)] as EditedLists[typeof list][]);
    return key;
  }

  removeRow(list: ListName, key: string): void {
    this.setRows(list, this.#values[list].filter((row) => row.key !== key) as EditedLists[typeof list][]);
  }

  /** Asks about a field that was left. */
  leave(name: string): void {
    this.#asked.leave(this.#values, name);
    this.#tell();
  }

  /** Asks about these cells, as after a paste; `offers` says what reading them has found, by name. */
  askCells(names: readonly string[], offers: ReadonlyMap<string, Offer>): void {
    this.#asked.cells(this.#values, names, offers);
    this.#tell();
  }

  /** Asks about everything; true when nothing blocks. */
  askAll(): boolean {
    const free = this.#asked.everything(this.#values);
    this.#attempts += 1;
    this.#tell();
    return free;
  }

  /** Nothing is asked while an input method puts a word together, and everything that waited when it is done. */
  compose(composing: boolean): void {
    this.#composing = composing;
    if (composing) return;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const name of waiting) this.#reask(name);
  }

  undo(): void {
    this.#go(this.#history.back(this.#values));
  }
  redo(): void {
    this.#go(this.#history.on(this.#values));
  }

  /** Values from elsewhere, such as a draft; one step back. */
  restore(values: BillValues): void {
    this.#change(values, '');
    this.#askAgain();
  }
  /** Back to what was opened or saved last; one step back. */
  discard(): void {
    this.restore(this.#saved);
  }
  /** What somebody else wrote, or the server knows: it is no step here, and going back does not take it back. */
  take(changes: BillDraftChanges): void {
    const taken = (values: BillValues) => withDraftChanges(values, changes) as BillValues;
    const clean = !this.dirty;
    this.#history.rewrite(taken);
    this.#values = taken(this.#values);
    if (clean) this.#saved = this.#values;
    this.#askAgain();
  }
  /** What was sent counts as saved; what was typed since does not. */
  saved(sent: BillValues): void {
    this.#saved = sent;
    this.#attempts = 0;
    this.#tell();
  }

  held(name: BillFieldName): Held {
    return this.#values.head[name] ?? null;
  }

  #change(values: BillValues, place: string): void {
    this.#history.note(this.#values, place);
    this.#values = values;
    this.#tell();
  }
  #go(values: BillValues | undefined): void {
    if (!values) return;
    this.#values = values;
    this.#askAgain();
  }

  /** A field of which something was asked already is asked again while it is typed in. */
  #reask(name: string): void {
    if (!this.#asked.isAsked(name)) return;
    if (this.#composing) return void this.#waiting.add(name);
    this.#asked.again(this.#values, name);
    this.#tell();
  }
  #askAgain(): void {
    this.#asked.all(this.#values);
    this.#tell();
  }
  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Begins to edit a bill; `values` where it was written on before, under the keys its rows had. */
export const createBillEditing = (record: BillRecord, values?: BillValues): BillEditing =>
  new BillEditing(record, values);
