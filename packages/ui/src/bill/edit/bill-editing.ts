import type { BillFieldName, BillRecord } from '@lading/validators/bill';
import type { RecordIssue } from '@lading/validators/record';
import {
  byRow,
  type Found,
  findAll,
  findAt,
  findHints,
  merged,
  type Offer,
  type RowFound,
  withOffer,
} from './edit-findings.ts';
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

const NOTHING: RowFound = {};

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
  #own = new Map<string, RecordIssue>();
  #hints: Found = new Map();
  #found: Found = new Map();
  #rows: ReadonlyMap<string, RowFound> = new Map();
  #asked = new Set<string>();
  #composing = false;
  readonly #offers = new Map<string, Offer>();
  readonly #waiting = new Set<string>();
  #attempts = 0;
  readonly #listeners = new Set<() => void>();

  constructor(opened: BillRecord) {
    this.#opened = opened;
    this.#values = valuesOf(opened);
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
    return this.#found;
  }
  readonly rowOf = <L extends ListName>(list: L, key: string): EditedLists[L] | undefined =>
    byKeyOf(this.#values[list] as readonly EditedLists[L][]).get(key);
  readonly foundIn = (list: ListName, key: string): RowFound => this.#rows.get(`${list}.${key}`) ?? NOTHING;

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
    this.#asked.add(name);
    this.#ask(name);
    if (name.includes('.')) this.#hints = findHints(this.#values);
    this.#publish();
  }

  /** Asks about these cells, as after a paste; `offers` says what reading them has found, by name. */
  askCells(names: readonly string[], offers: ReadonlyMap<string, Offer>): void {
    for (const name of names) this.#asked.add(name);
    for (const [name, offer] of offers) this.#offers.set(name, offer);
    this.#askAgain();
  }

  /** Asks about everything; true when nothing blocks. */
  askAll(): boolean {
    this.#own = findAll(this.#opened.kind, this.#values);
    for (const name of this.#own.keys()) this.#asked.add(name);
    this.#hints = findHints(this.#values);
    const free = ![...this.#own.values()].some(({ severity }) => severity === 'error');
    this.#attempts += 1;
    this.#publish();
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

  #ask(name: string): void {
    const issue = this.#offered(name, findAt(this.#opened.kind, this.#values, name));
    if (issue) this.#own.set(name, issue);
    else this.#own.delete(name);
  }
  /** A field of which something was asked already is asked again while it is typed in. */
  #reask(name: string): void {
    if (!this.#asked.has(name)) return;
    if (this.#composing) return void this.#waiting.add(name);
    this.#ask(name);
    if (this.#hints.size > 0 && name.includes('.')) this.#hints = findHints(this.#values);
    this.#publish();
  }
  /** What a rule says, with the repair that reading the list knows; else what reading the list says. */
  #offered(name: string, issue: RecordIssue | undefined): RecordIssue | undefined {
    const offer = this.#offers.get(name);
    const [list = '', key = '', field = ''] = name.split('.');
    const row = offer && (this.rowOf(list as ListName, key) as Readonly<Record<string, Held>> | undefined);
    return offer ? withOffer(issue, offer, row?.[field]) : issue;
  }
  #askAgain(): void {
    const all = findAll(this.#opened.kind, this.#values);
    this.#own = new Map([...all].filter(([name]) => this.#asked.has(name)));
    for (const name of this.#offers.keys()) {
      const issue = this.#offered(name, all.get(name));
      if (issue) this.#own.set(name, issue);
    }
    this.#hints = findHints(this.#values);
    this.#publish();
  }
  /** Something else was found, or may have been. */
  #publish(): void {
    this.#found = new Map([...merged(this.#own, this.#hints)].filter(([name]) => name !== ''));
    this.#rows = byRow(this.#found, this.#rows);
    this.#tell();
  }
  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Begins to edit a bill. */
export const createBillEditing = (record: BillRecord): BillEditing => new BillEditing(record);
