import type { BillDraftValues, DraftList, Held, HeldContainer, HeldGoods } from './values.ts';
import { blankContainer, blankGoods } from './values.ts';

/** The cells of one row that changed; a row that is new is told with all of them. */
export interface RowChange {
  readonly key: string;
  readonly cells: Readonly<Record<string, Held>>;
}

/** What changed in a list. `order` names all rows as they stand now, where any came, went or moved. */
export interface ListChanges {
  readonly rows: readonly RowChange[];
  readonly removed: readonly string[];
  readonly order: readonly string[] | null;
}

/** What changed in a bill while it was written, field by field. */
export interface BillDraftChanges {
  readonly head: Readonly<Record<string, Held>>;
  readonly goods: ListChanges;
  readonly containers: ListChanges;
}

type Row = HeldGoods | HeldContainer;

const cellsOf = (before: object | undefined, after: object) =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => name !== 'key' && (before as Row | undefined)?.[name as 'id'] !== value,
    ),
  ) as Record<string, Held>;

function listChanges(before: readonly Row[], after: readonly Row[]): ListChanges {
  if (before === after) return NO_ROWS;
  const known = new Map(before.map((row) => [row.key, row]));
  const rows = after.flatMap((row) => {
    const old = known.get(row.key);
    const cells = old === row ? {} : cellsOf(old, row);
    return old && Object.keys(cells).length === 0 ? [] : [{ key: row.key, cells }];
  });
  const keys = after.map(({ key }) => key);
  const here = new Set(keys);
  const removed = before.flatMap(({ key }) => (here.has(key) ? [] : [key]));
  const moved = keys.length !== before.length || keys.some((key, at) => before[at]?.key !== key);
  return { rows, removed, order: moved ? keys : null };
}

const NO_ROWS: ListChanges = { rows: [], removed: [], order: null };
export const NO_DRAFT_CHANGES: BillDraftChanges = { head: {}, goods: NO_ROWS, containers: NO_ROWS };

/** What makes the second of two states of a draft out of the first. */
export const draftChanges = (before: BillDraftValues, after: BillDraftValues): BillDraftChanges => ({
  head: before.head === after.head ? {} : cellsOf(before.head, after.head),
  goods: listChanges(before.goods, after.goods),
  containers: listChanges(before.containers, after.containers),
});

const untouched = ({ rows, removed, order }: ListChanges): boolean =>
  rows.length === 0 && removed.length === 0 && order === null;

/** Nothing changed. */
export const isUnchanged = ({ head, goods, containers }: BillDraftChanges): boolean =>
  Object.keys(head).length === 0 && untouched(goods) && untouched(containers);

/** The keys of one order with those of another that it does not know behind the rows they stood behind. */
export function mergedOrder(order: readonly string[], other: readonly string[]): string[] {
  const merged = [...order];
  const here = new Set(order);
  for (const [at, key] of other.entries()) {
    if (here.has(key)) continue;
    const before = other.slice(0, at).findLast((one) => here.has(one));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
    here.add(key);
  }
  return merged;
}

function withList<L extends DraftList>(list: L, before: readonly Row[], changes: ListChanges): readonly Row[] {
  if (untouched(changes)) return before;
  const gone = new Set(changes.removed);
  const rows = new Map<string, Row>(before.flatMap((row) => (gone.has(row.key) ? [] : [[row.key, row] as const])));
  for (const { key, cells } of changes.rows) {
    const row = rows.get(key) ?? (list === 'goods' ? blankGoods(key) : blankContainer(key));
    rows.set(key, { ...row, ...cells, key } as Row);
  }
  const keys = mergedOrder(
    (changes.order ?? before.map(({ key }) => key)).filter((key) => rows.has(key)),
    [...rows.keys()],
  );
  return keys.flatMap((key) => rows.get(key) ?? []);
}

/** A draft with changes in it; whatever they do not name stays, rows of others, too. */
export const withDraftChanges = (values: BillDraftValues, changes: BillDraftChanges): BillDraftValues => ({
  head: { ...values.head, ...changes.head },
  goods: withList('goods', values.goods, changes.goods) as readonly HeldGoods[],
  containers: withList('containers', values.containers, changes.containers) as readonly HeldContainer[],
});
