import {
  isTouched,
  type SheetChange,
  type SheetClash,
  type SheetRow,
  type SheetSource,
  type SheetValues,
} from './source.ts';

/** What others have saved meanwhile. */
export interface SheetNews {
  rows?: readonly Pick<SheetRow, 'id' | 'values' | 'state' | 'locked' | 'drafted'>[];
  /** ids of rows that are no longer there */
  gone?: readonly string[];
  /** who did it, to be named beside a clash */
  by?: string;
}

export interface SheetDraft extends SheetSource {
  /** rows with something to save, in their order */
  pending(): readonly SheetRow[];
  /** rows as the server has them now: what nobody touched here becomes so, what both changed becomes a clash */
  receive(news: SheetNews): void;
  /** a new row was saved: it has this id from now on, and the values that the server gave it */
  saved(id: string, row: Pick<SheetRow, 'id' | 'values' | 'state' | 'drafted'>): void;
  /** what the server says of cells of a row; nothing takes it back, and so does the next change of the cell */
  refuse(id: string, refused: SheetValues | undefined): void;
}

type Held<T> = Readonly<Record<string, T>> | undefined;

function without<T>(held: Held<T>, key: string): Held<T> {
  if (!held || !(key in held)) return held;
  const { [key]: _, ...rest } = held;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** What the server had in a cell when it was last seen. */
const baseOf = ({ changed, values }: SheetRow, column: string): string => changed?.[column] ?? values[column] ?? '';

/** A row with another value in a cell; what stood there before is kept until it stands there again. */
function withValue(row: SheetRow, column: string, value: string, base = baseOf(row, column)): SheetRow {
  const values = { ...row.values, [column]: value };
  const refused = without(row.refused, column);
  if (row.state === 'new') return { ...row, values, refused };
  const changed = value === base ? without(row.changed, column) : { ...row.changed, [column]: base };
  return { ...row, values, changed, refused };
}

const clashing = (row: SheetRow, column: string, clash: SheetClash): SheetRow => ({
  ...row,
  clashes: { ...row.clashes, [column]: clash },
});

function setCell(row: SheetRow, column: string, from: string, value: string): SheetRow {
  const now = row.values[column] ?? '';
  if (row.locked || row.removed || now === value) return row;
  const next = withValue(row, column, value);
  // Somebody else was faster than the hand that wrote it.
  return now === from ? next : clashing(next, column, { theirs: now });
}

function settled(row: SheetRow, column: string, take: 'mine' | 'theirs'): SheetRow {
  const clash = row.clashes?.[column];
  if (!clash) return row;
  const mine = row.values[column] ?? '';
  const one = { ...row, clashes: without(row.clashes, column) };
  return withValue(one, column, take === 'mine' ? mine : clash.theirs, clash.theirs);
}

/** A row of mine with what the server has of it now. */
function mergedRow(
  mine: SheetRow,
  theirs: Pick<SheetRow, 'values' | 'state' | 'locked' | 'drafted'>,
  by?: string,
): SheetRow {
  let row: SheetRow = { ...mine, state: theirs.state, locked: theirs.locked, drafted: theirs.drafted };
  for (const column of new Set([...Object.keys(mine.values), ...Object.keys(theirs.values)])) {
    const value = theirs.values[column] ?? '';
    const own = mine.values[column] ?? '';
    const touched = mine.changed?.[column] !== undefined;
    if (!touched || value === own)
      row = { ...withValue(row, column, value, value), clashes: without(row.clashes, column) };
    else if (value === mine.changed?.[column]) row = { ...row, clashes: without(row.clashes, column) };
    else row = clashing(row, column, { theirs: value, by });
  }
  return row;
}

let last = 0;
function ownId(): string {
  last += 1;
  return `new-${last}`;
}

/** A source that holds what was written until it is saved: rows, what is changed of them, and what others did meanwhile. */
export function createSheetDraft(
  first: readonly Pick<SheetRow, 'id' | 'values' | 'state' | 'locked' | 'drafted'>[],
  { newId = ownId }: { newId?: (() => string) | undefined } = {},
): SheetDraft {
  let rows: readonly SheetRow[] = first;
  const listeners = new Set<{ changed(): void }>();
  const put = (next: readonly SheetRow[]) => {
    if (next === rows) return;
    rows = next;
    for (const listener of listeners) listener.changed();
  };

  const changeOne = (list: SheetRow[], at: number, change: Exclude<SheetChange, { type: 'add' }>) => {
    const row = list[at];
    if (!row) return;
    if (change.type === 'set') list[at] = setCell(row, change.column, change.from, change.value);
    else if (change.type === 'settle') list[at] = settled(row, change.column, change.take);
    else if (change.type === 'restore') list[at] = { ...row, removed: undefined };
    else if (row.state === 'new') list.splice(at, 1);
    else if (!row.locked) list[at] = { ...row, removed: true };
  };

  return {
    newId,
    get: () => rows,
    subscribe(changed) {
      const listener = { changed };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    apply(changes) {
      const next = [...rows];
      let places: Map<string, number> | undefined;
      for (const change of changes) {
        if (change.type === 'add') {
          next.splice(Math.min(change.at, next.length), 0, { id: change.row, values: change.values, state: 'new' });
          places = undefined;
          continue;
        }
        places ??= new Map(next.map(({ id }, at) => [id, at]));
        const before = next.length;
        changeOne(next, places.get(change.row) ?? -1, change);
        if (next.length !== before) places = undefined;
      }
      put(next);
    },
    pending: () => rows.filter(isTouched),
    receive({ rows: news = [], gone = [], by }) {
      const theirs = new Map(news.map((row) => [row.id, row]));
      const lost = new Set(gone);
      const kept = rows.flatMap((row): SheetRow[] => {
        const now = theirs.get(row.id);
        theirs.delete(row.id);
        // What was written into a row that is gone stays, as a row that is not there yet.
        if (lost.has(row.id))
          return row.changed && !row.removed ? [{ id: row.id, values: row.values, state: 'new' }] : [];
        return [now ? mergedRow(row, now, by) : row];
      });
      put([...kept, ...theirs.values()]);
    },
    saved(id, row) {
      put(rows.map((one) => (one.id === id ? row : one)));
    },
    refuse(id, refused) {
      put(rows.map((one) => (one.id === id ? { ...one, refused } : one)));
    },
  };
}
