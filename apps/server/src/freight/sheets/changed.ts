import { priceJump } from '@lading/validators/freight';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { RATE_STATUS, rateEdits, type SheetCells } from '../../database/schema.ts';
import { addDays } from '../sailings.ts';
import { type ColumnFault, cellsOf, nameOf, type RateRow, type SheetKind, type Written, withCells } from './kind.ts';
import type { Lists } from './lists.ts';
import { drafted, draftedOf } from './rows.ts';

/** A row of the draft as it will be. */
export interface Changed {
  readonly id: number;
  readonly name: string;
  readonly old: RateRow;
  readonly row: Written;
  /** columns of the table that become others */
  readonly set: Written;
  /** cells that become others; nothing before where the row is new */
  readonly before: SheetCells | null;
  readonly after: SheetCells;
  readonly faults: readonly ColumnFault[];
}

/** A price counts for this many days at most before somebody is asked. */
const LONG = 92;
const pick = (cells: SheetCells, names: readonly string[]): SheetCells =>
  Object.fromEntries(names.map((name) => [name, cells[name] ?? '']));

/** Everything that the draft changes. */
export async function changedRows(db: Db, kind: SheetKind, lists: Lists): Promise<Changed[]> {
  const here = isNull(kind.table.removedAt);
  const [edited, fresh] = await Promise.all([
    drafted(db, kind)
      .where(and(here, eq(rateEdits.sheet, kind.sheet), ne(rateEdits.cells, {})))
      .orderBy(kind.table.id),
    drafted(db, kind)
      .where(and(here, eq(kind.table.status, RATE_STATUS.draft)))
      .orderBy(kind.table.id),
  ]);
  const known = edited.map(draftedOf).map(({ row: old, edits }): Changed => {
    const { row, set, faults } = withCells(kind, old, edits, lists);
    const names = Object.keys(edits);
    const all = [...faults, ...kind.check(row)];
    const before = pick(cellsOf(kind, old, lists), names);
    return { id: old.id, name: nameOf(kind, row, lists), old, row, set, before, after: edits, faults: all };
  });
  const added = fresh.map(draftedOf).map(({ row }): Changed => {
    const after = cellsOf(kind, row, lists);
    return {
      id: row.id,
      name: nameOf(kind, row, lists),
      old: row,
      row,
      set: {},
      before: null,
      after,
      faults: kind.check(row),
    };
  });
  return [...known, ...added];
}

export interface Jump {
  readonly column: string;
  readonly percent: string;
}

/** Prices of a row that are far off what they were. */
export function jumpsOf({ columns }: SheetKind, { before, after }: Changed): Jump[] {
  if (!before) return [];
  return Object.entries(after).flatMap(([column, text]) => {
    const old = before[column] ?? '';
    const percent = columns[column]?.price && old !== '' && text !== '' ? priceJump(old, text) : null;
    return percent === null ? [] : [{ column, percent }];
  });
}

/** Whether a row counts for longer than a price should. */
export function isLong({ row, before, after }: Changed): boolean {
  const [from, to] = [row['validFrom'], row['validTo']];
  const touched = before === null || 'from' in after || 'to' in after;
  return touched && typeof from === 'string' && typeof to === 'string' && to > addDays(from, LONG);
}
