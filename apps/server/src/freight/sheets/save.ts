import type { In, PortalContract } from '@lading/api-client/contract';
import { eq, inArray, like, max, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { RATE_STATUS, rateEdits, type SheetCells } from '../../database/schema.ts';
import { type ColumnFault, cellsOf, columnOf, type SheetKind, withCells } from './kind.ts';
import type { Lists } from './lists.ts';
import { type Drafted, rowsOf, today } from './rows.ts';
import type { Version } from './version.ts';

export type AskedRow = In<PortalContract['freight']['saveRateDraft']>['rows'][number];
export interface Writing {
  readonly lists: Lists;
  readonly draft: Version;
  readonly userId: number | null;
}
/** What became of a row: its id, what somebody else was faster with, and what is no value. */
export interface SavedRow {
  readonly id: number | undefined;
  readonly clashes: readonly string[];
  readonly faults: readonly ColumnFault[];
}

/** The next numbers of rates: `FR261124` and five figures. */
async function numbersFrom(tx: Db, kind: SheetKind): Promise<() => string> {
  const stamp = `${kind.numbered}${today().slice(2).replaceAll('-', '')}`;
  const number = columnOf(kind.table, 'rateNo');
  const [found] = await tx
    .select({ last: max(sql<string>`substr(${number}, 9, 5)`) })
    .from(kind.table)
    .where(like(number, `${stamp}_____`));
  let last = Number(found?.last ?? 0) || 0;
  return () => {
    last += 1;
    return `${stamp}${String(last).padStart(5, '0')}`;
  };
}

const cellMap = (cells: AskedRow['cells']): SheetCells =>
  Object.fromEntries(cells.map(({ column, value }) => [column, value]));

/** Adds a row to the draft: nobody else sees it before it is published. */
async function add(
  tx: Db,
  kind: SheetKind,
  { requestId, cells }: AskedRow,
  { lists, draft }: Writing,
  number: (() => string) | undefined,
): Promise<SavedRow> {
  const { status: _, ...given } = cellMap(cells);
  const empty = Object.fromEntries(
    Object.keys(kind.columns).flatMap((name) => (name === 'status' ? [] : [[name, '']])),
  );
  const { set, faults } = withCells(kind, { status: RATE_STATUS.draft }, { ...empty, ...given }, lists);
  if (faults.length > 0) return { id: undefined, clashes: [], faults };
  const own = number ? { rateNo: number(), sheetId: draft.id } : {};
  const values = { ...set, ...own, status: RATE_STATUS.draft, requestId: requestId ?? null, editedAt: new Date() };
  const [made] = (await tx
    .insert(kind.table)
    .values(values as never)
    .onConflictDoNothing()
    .returning({ id: kind.table.id })) as { id: number }[];
  if (made) return { id: made.id, clashes: [], faults: [] };
  // The same sending came before.
  const sent =
    requestId === undefined
      ? []
      : await tx.select({ id: kind.table.id }).from(kind.table).where(eq(kind.table.requestId, requestId));
  return { id: sent[0]?.id as number | undefined, clashes: [], faults: [] };
}

interface Change {
  readonly id: number;
  readonly edits: SheetCells;
}

/** Which cells of a row may become others: not those that became others since they were seen. */
function mine({ edits, revision, row }: Drafted, asked: AskedRow, kind: SheetKind, lists: Lists) {
  const now: SheetCells = { ...cellsOf(kind, row, lists), ...edits };
  const late = asked.revision !== revision;
  const clashes = late
    ? asked.cells
        .filter(({ column, from, value }) => now[column] !== from && now[column] !== value)
        .map(({ column }) => column)
    : [];
  const cells = cellMap(asked.cells.filter(({ column }) => !clashes.includes(column)));
  return { clashes, cells };
}

async function change(
  tx: Db,
  kind: SheetKind,
  before: Drafted,
  asked: AskedRow,
  { lists }: Writing,
  edited: Change[],
): Promise<SavedRow> {
  const { clashes, cells } = mine(before, asked, kind, lists);
  const live = cellsOf(kind, before.row, lists);
  const { row, set, faults } = withCells(kind, before.row, { ...before.edits, ...cells }, lists);
  const wrong = new Set(faults.map(({ column }) => column));
  const id = before.row.id;
  if (before.row.status === RATE_STATUS.draft) {
    // Nobody has seen it yet, so that it is written at once.
    if (Object.keys(set).length > 0) {
      const next = { ...set, status: RATE_STATUS.draft, revision: before.row.revision + 1, editedAt: new Date() };
      await tx
        .update(kind.table)
        .set(next as never)
        .where(eq(kind.table.id, id));
    }
  } else {
    const now = cellsOf(kind, row, lists);
    const names = [...new Set([...Object.keys(before.edits), ...Object.keys(cells)])].filter(
      (name) => !wrong.has(name),
    );
    const kept = Object.entries(before.edits).filter(([name]) => wrong.has(name));
    const others = names.filter((name) => now[name] !== live[name]).map((name) => [name, now[name] ?? '']);
    edited.push({ id, edits: Object.fromEntries([...kept, ...others]) });
  }
  return { id, clashes, faults };
}

/** Puts what is to be published of some rows in the place of what was. */
export async function putEdits(
  tx: Db,
  { sheet }: Pick<SheetKind, 'sheet'>,
  changes: readonly Change[],
  userId: number | null,
): Promise<void> {
  for (let from = 0; from < changes.length; from += 1_000)
    await tx
      .insert(rateEdits)
      .values(changes.slice(from, from + 1_000).map(({ id, edits }) => ({ sheet, rateId: id, cells: edits, userId })))
      .onConflictDoUpdate({
        target: [rateEdits.sheet, rateEdits.rateId],
        set: {
          cells: sql`excluded.cells`,
          userId: sql`excluded.user_id`,
          editedAt: sql`now()`,
          revision: sql`${rateEdits.revision} + 1`,
        },
      });
}

/** Writes rows into the draft; whoever calls holds it open. */
export async function saveRows(
  tx: Db,
  kind: SheetKind,
  rows: readonly AskedRow[],
  writing: Writing,
): Promise<SavedRow[]> {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  // In one order, so that two who save the same rows wait for each other instead of for ever.
  if (ids.length > 0)
    await tx
      .select({ id: kind.table.id })
      .from(kind.table)
      .where(inArray(kind.table.id, ids))
      .orderBy(kind.table.id)
      .for('update');
  const known = await rowsOf(tx, kind, ids);
  const fresh = rows.some(({ id }) => id === undefined);
  const number = kind.numbered && fresh ? await numbersFrom(tx, kind) : undefined;
  const edited: Change[] = [];
  const saved: SavedRow[] = [];
  for (const asked of rows) {
    const before = asked.id === undefined ? undefined : known.get(asked.id);
    if (asked.id === undefined) saved.push(await add(tx, kind, asked, writing, number));
    else if (before) saved.push(await change(tx, kind, before, asked, writing, edited));
    else saved.push({ id: undefined, clashes: [], faults: [] });
  }
  await putEdits(tx, kind, edited, writing.userId);
  return saved;
}
