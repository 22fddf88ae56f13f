import type { ImportKind } from '@lading/api-client/contract';
import { and, isNull, ne } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import type { SheetRow } from '../database/schema/imports.ts';
import { RATE_STATUS } from '../database/schema.ts';
import { nameOf, type SheetKind, type Written, withCells } from '../freight/sheets/kind.ts';
import { type Lists, listsOf } from '../freight/sheets/lists.ts';
import { drafted, draftedOf } from '../freight/sheets/rows.ts';
import { type AskedRow, saveRows } from '../freight/sheets/save.ts';
import { draftVersion, holdOpen } from '../freight/sheets/version.ts';
import type { Head, Kind, PlacedFault } from './kind.ts';

/** How often somebody hears how far it is, and rows of one saving. */
const STEP = 500;

/** What of a row says which one it is: what it stands for, and from when on. */
const keyOf = (kind: SheetKind, row: Written, lists: Lists) =>
  `${nameOf(kind, row, lists)} ${String(row['validFrom'] ?? '')}`;

/** The rows of a sheet by their keys, as the draft has them. */
async function knownRows(db: Db, kind: SheetKind, lists: Lists) {
  const rows = await drafted(db, kind).where(
    and(isNull(kind.table.removedAt), ne(kind.table.status, RATE_STATUS.withdrawn)),
  );
  return new Map(
    rows
      .map(draftedOf)
      .map((one) => [keyOf(kind, withCells(kind, one.row, one.edits, lists).row, lists), one] as const),
  );
}

interface Good {
  readonly cells: SheetRow['cells'];
  readonly key: string;
}
const EMPTY: Written = { status: RATE_STATUS.draft };

/** Rows of a sheet of the rate desk: the good ones go into its draft, where a row that is there already is changed. */
export function ratesOf(name: ImportKind, kind: SheetKind): Kind {
  const { status: _, ...columns } = kind.columns;
  const blank = Object.fromEntries(Object.keys(columns).map((column) => [column, '']));
  const heads = Object.fromEntries(
    Object.entries(columns).map(([column, { head, required, example = '' }]): [string, Head] => [
      column,
      { head, example, ...(required && { required }) },
    ]),
  );
  const first = kind.alike[0] ?? '';

  /** What is wrong with a row, or which one it is. */
  function read({ row, cells }: SheetRow, lists: Lists): { faults: PlacedFault[] } | { key: string } {
    const known = Object.fromEntries(Object.entries(cells).filter(([column]) => column in columns));
    const said = withCells(kind, EMPTY, { ...blank, ...known }, lists);
    const faults = said.faults.length > 0 ? said.faults : kind.check(said.row);
    if (faults.length === 0) return { key: keyOf(kind, said.row, lists) };
    return { faults: faults.map((fault) => ({ ...fault, row, value: cells[fault.column] ?? '' })) };
  }

  async function write(tx: Db, good: ReadonlyMap<number, Good>, userId: number | null): Promise<void> {
    await holdOpen(tx);
    const [lists, draft] = [await listsOf(tx, kind.sheet), await draftVersion(tx, kind.sheet)];
    const there = await knownRows(tx, kind, lists);
    const rows = [...good.values()].map(({ cells, key }): AskedRow => {
      const old = there.get(key);
      const given = Object.entries(cells).flatMap(([column, value = '']) =>
        column in columns ? [{ column, from: '', value }] : [],
      );
      return old ? { id: old.row.id, revision: old.revision, cells: given } : { cells: given };
    });
    for (let from = 0; from < rows.length; from += STEP)
      await saveRows(tx, kind, rows.slice(from, from + STEP), { lists, draft, userId });
  }

  return {
    name,
    code: 'rate:edit',
    mode: 'good',
    columns: heads,
    async choices(db, language) {
      const lists = await listsOf(db, kind.sheet);
      const listed = Object.entries(columns).flatMap(([column, { options }]) =>
        options ? [[column, options(lists, language).map(({ label }) => label)]] : [],
      );
      return Object.fromEntries(listed) as Record<string, readonly string[]>;
    },
    async check(db, rows, note, { userId = null }) {
      const lists = await listsOf(db, kind.sheet);
      const faults: PlacedFault[] = [];
      const good = new Map<number, Good>();
      const seen = new Map<string, number>();
      for (const [at, row] of rows.entries()) {
        const said = read(row, lists);
        if ('faults' in said) faults.push(...said.faults);
        else if (seen.has(said.key)) {
          const value = row.cells[first] ?? '';
          faults.push({
            row: row.row,
            column: first,
            value,
            code: 'repeated',
            values: { row: seen.get(said.key) ?? 0 },
          });
        } else {
          seen.set(said.key, row.row);
          good.set(row.row, { cells: row.cells, key: said.key });
        }
        if ((at + 1) % STEP === 0) await note(at + 1);
      }
      return { faults, good: new Set(good.keys()), write: (tx) => write(tx, good, userId) };
    },
  };
}
