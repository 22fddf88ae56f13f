import { billHints, checkAt, checkRecord, type RecordIssue, type RecordSpec } from '@lading/validators/record';
import { type BillValues, flat, type Held, isBlank, type ListName } from './edit-values.ts';

/** What was found, by field: `etd`, `containers` for the list itself, `containers.c3.ctnNo` for a cell by the key of its row. */
export type Found = ReadonlyMap<string, RecordIssue>;
/** What was found in one row, by field; the same object until something else is found. */
export type RowFound = Readonly<Record<string, RecordIssue>>;

/** What reading a list said of a value, which holds as long as the value stays. */
export interface Offer {
  readonly value: Held;
  readonly issue: RecordIssue;
}

/** What a rule says of a value, with the repair that reading the list knows; else what reading the list says. */
export function withOffer(issue: RecordIssue | undefined, offer: Offer, held: Held | undefined) {
  if (held !== offer.value) return issue;
  if (!issue) return offer.issue;
  const { suggestions = offer.issue.suggestions } = issue;
  return suggestions ? { ...issue, suggestions } : issue;
}

const LISTS = ['goods', 'containers'] as const satisfies readonly ListName[];
const CELL = /^(goods|containers)\[(\d+)\](?:\.(.+))?$/;

/** The name of a place: rows by their keys, so that it holds when rows move. */
function nameOf(path: string, values: BillValues): string {
  const [, list, row, field] = CELL.exec(path) ?? [];
  if (!list || field === undefined) return path;
  const key = values[list as ListName][Number(row)]?.key;
  return key === undefined ? '' : `${list}.${key}.${field}`;
}

/** The place of a name in the list of rows, or undefined when its row is gone. */
function pathOf(name: string, values: BillValues): string | undefined {
  const [list = '', key, field] = name.split('.');
  if (key === undefined) return name;
  const row = values[list as ListName].findIndex((one) => one.key === key);
  return row < 0 ? undefined : `${list}[${row}].${field}`;
}

/** What is chosen is there when its name is, also where no list knows the name: nothing is missing then. */
function isNamed({ code, path }: RecordIssue, { head }: BillValues): boolean {
  if (!code.startsWith('required.') || !path.endsWith('Id')) return false;
  return Boolean(head[path.replace(/Id$/, 'Name') as keyof BillValues['head']]);
}

const isHint = ({ code }: RecordIssue): boolean => /^(?:repeated|total)\./.test(code);
const worse = (one: RecordIssue | undefined, other: RecordIssue): RecordIssue =>
  one && (one.severity === 'error' || other.severity === 'warning') ? one : other;

/** Rows nobody has put anything into are not sent; only a bill without any cargo has to be told what is missing. */
const unused = (values: BillValues): ReadonlySet<string> => {
  const blank = LISTS.flatMap((list) => values[list].filter(isBlank).map(({ key }) => `${list}.${key}`));
  const cargo = values.goods.some((row) => !isBlank(row));
  return new Set(cargo ? blank : blank.filter((name) => !name.startsWith('goods.')));
};
const isUnused = (name: string, rows: ReadonlySet<string>): boolean => rows.has(name.split('.', 2).join('.'));

/** What one field has to be told, hints about several rows aside. */
export function findAt(spec: RecordSpec, values: BillValues, name: string): RecordIssue | undefined {
  const path = pathOf(name, values);
  if (path === undefined || isUnused(name, unused(values))) return undefined;
  return (checkAt(spec, flat(values), path, { warnings: true }) ?? [])
    .filter((issue) => issue.path === path && !isHint(issue) && !isNamed(issue, values))
    .reduce<RecordIssue | undefined>(worse, undefined);
}

/** What every field has to be told, hints aside. */
export function findAll(spec: RecordSpec, values: BillValues): Map<string, RecordIssue> {
  const found = new Map<string, RecordIssue>();
  const blank = unused(values);
  for (const issue of checkRecord(spec, flat(values), { warnings: true }) ?? []) {
    if (isHint(issue) || isNamed(issue, values)) continue;
    const name = nameOf(issue.path, values);
    if (isUnused(name, blank)) continue;
    found.set(name, worse(found.get(name), issue));
  }
  return found;
}

/** What is to be said of several rows together: repeated numbers. Sums are said under the table itself. */
export function findHints(values: BillValues): Map<string, RecordIssue> {
  const hints = billHints(flat(values)).filter(({ code }) => code.startsWith('repeated.'));
  return new Map(hints.map((issue) => [nameOf(issue.path, values), issue]));
}

/** What blocks goes first; a hint stands where nothing else does. */
export function merged(own: Found, hints: Found): Found {
  const all = new Map(hints);
  for (const [name, issue] of own) all.set(name, issue);
  return all;
}

const same = (one: RowFound | undefined, other: RowFound): boolean => {
  const fields = Object.keys(other);
  return one !== undefined && Object.keys(one).length === fields.length && fields.every((f) => one[f] === other[f]);
};

/** The findings of each row; a row of which nothing new is said keeps its object, so it is not drawn again. */
export function byRow(found: Found, before: ReadonlyMap<string, RowFound>): Map<string, RowFound> {
  const rows = new Map<string, Record<string, RecordIssue>>();
  for (const [name, issue] of found) {
    const [list, key, field] = name.split('.');
    if (!key || !field) continue;
    const row = rows.get(`${list}.${key}`) ?? {};
    row[field] = issue;
    rows.set(`${list}.${key}`, row);
  }
  return new Map(
    [...rows].map(([name, row]) => {
      const old = before.get(name);
      return [name, old && same(old, row) ? old : row];
    }),
  );
}

/** The names of all that blocks, then of all that is doubtful, in the order of the page. */
export function inPageOrder(found: Found, heads: readonly string[], values: BillValues): [string, RecordIssue][] {
  const rows = new Map<string, number>(
    LISTS.flatMap((list) => values[list].map((row, at) => [`${list}.${row.key}`, at] as const)),
  );
  const place = (name: string): number => {
    const [list = '', key] = name.split('.');
    const at = heads.indexOf(list);
    return (at < 0 ? heads.length : at) * 1e5 + (key ? 1 + (rows.get(`${list}.${key}`) ?? 0) : 0);
  };
  return [...found].sort(([one], [other]) => place(one) - place(other));
}
