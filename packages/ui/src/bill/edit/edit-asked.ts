import type { Destination } from '@lading/validators';
import type { BillKind } from '@lading/validators/bill';
import { billRecordFor, destinationOfBill, type RecordIssue, type RecordSpec } from '@lading/validators/record';
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
import type { BillValues, EditedLists, Held, ListName } from './edit-values.ts';
import { byKeyOf } from './row-index.ts';

/** Whose customs rules a bill is checked by: those of its destination, of another one, or of none. */
export type BillRules = 'auto' | Destination | 'none';

const NOTHING: RowFound = {};

/** What was asked of a bill that is edited, and what was found. Only what somebody has left, or tried to send, is asked again. */
export class Asked {
  rules: BillRules = 'auto';
  found: Found = new Map();
  readonly #kind: BillKind;
  #own = new Map<string, RecordIssue>();
  #hints: Found = new Map();
  #rows: ReadonlyMap<string, RowFound> = new Map();
  readonly #asked = new Set<string>();
  readonly #offers = new Map<string, Offer>();

  constructor(kind: BillKind) {
    this.#kind = kind;
  }

  /** The rules as they hold for what is written now. */
  spec(values: BillValues): RecordSpec {
    const { rules } = this;
    return billRecordFor(
      this.#kind,
      rules === 'auto' ? destinationOfBill(values.head) : rules === 'none' ? undefined : rules,
    );
  }
  isAsked(name: string): boolean {
    return this.#asked.has(name);
  }
  foundIn(list: ListName, key: string): RowFound {
    return this.#rows.get(`${list}.${key}`) ?? NOTHING;
  }

  /** A field that was left. */
  leave(values: BillValues, name: string): void {
    this.#asked.add(name);
    this.#ask(values, name);
    if (name.includes('.')) this.#hints = findHints(values);
    this.#publish();
  }
  /** A field that is typed in; true when something may have changed. */
  again(values: BillValues, name: string): void {
    this.#ask(values, name);
    if (this.#hints.size > 0 && name.includes('.')) this.#hints = findHints(values);
    this.#publish();
  }
  /** Cells that were filled at once, with what reading them has found. */
  cells(values: BillValues, names: readonly string[], offers: ReadonlyMap<string, Offer>): void {
    for (const name of names) this.#asked.add(name);
    for (const [name, offer] of offers) this.#offers.set(name, offer);
    this.all(values);
  }
  /** Everything; true when nothing blocks. */
  everything(values: BillValues): boolean {
    this.#own = findAll(this.spec(values), values);
    for (const name of this.#own.keys()) this.#asked.add(name);
    this.#hints = findHints(values);
    this.#publish();
    return ![...this.#own.values()].some(({ severity }) => severity === 'error');
  }
  /** All that was asked before, after many places changed. */
  all(values: BillValues): void {
    const all = findAll(this.spec(values), values);
    this.#own = new Map([...all].filter(([name]) => this.#asked.has(name)));
    for (const name of this.#offers.keys()) {
      const issue = this.#offered(values, name, all.get(name));
      if (issue) this.#own.set(name, issue);
    }
    this.#hints = findHints(values);
    this.#publish();
  }

  #ask(values: BillValues, name: string): void {
    const issue = this.#offered(values, name, findAt(this.spec(values), values, name));
    if (issue) this.#own.set(name, issue);
    else this.#own.delete(name);
  }
  /** What a rule says, with the repair that reading the list knows; else what reading the list says. */
  #offered(values: BillValues, name: string, issue: RecordIssue | undefined): RecordIssue | undefined {
    const offer = this.#offers.get(name);
    if (!offer) return issue;
    const [list = '', key = '', field = ''] = name.split('.');
    const rows = values[list as ListName] as readonly EditedLists[ListName][];
    const row = byKeyOf(rows).get(key) as Readonly<Record<string, Held>> | undefined;
    return withOffer(issue, offer, row?.[field]);
  }
  /** Something else was found, or may have been. */
  #publish(): void {
    this.found = new Map([...merged(this.#own, this.#hints)].filter(([name]) => name !== ''));
    this.#rows = byRow(this.found, this.#rows);
  }
}
