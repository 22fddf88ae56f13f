import type { RateSheet, SheetState } from '@lading/api-client/contract';
import { and, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { RATE_STATUS, rateEdits, type SheetCells, webUsers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { ofLanguage } from '../../user/name.ts';
import { addDays, dayIn } from '../sailings.ts';
import { CHINA } from '../search.ts';
import { cellsOf, type RateRow, type SheetKind } from './kind.ts';
import type { Lists } from './lists.ts';

/** A row with what the draft has instead of some of it. */
export interface Drafted {
  readonly row: RateRow;
  readonly edits: SheetCells;
  /** counts both: what is on sale, and what is written over it */
  readonly revision: number;
  readonly by: { readonly name: string; readonly nameEn: string } | null;
}

/** A rate lapses this many days before it ends. */
const LAPSING = 10;
export const today = (): string => dayIn(new Date(), CHINA);
const NO_EDITS = sql`'{}'::jsonb`;

export const editsOf = ({ sheet, table }: SheetKind): SQL | undefined =>
  and(eq(rateEdits.sheet, sheet), eq(rateEdits.rateId, table.id));

/** Which rows are in a state; a sheet shows those that are not over where none is asked for. */
export function inState({ table }: SheetKind, state: SheetState | undefined): SQL {
  const over = sql`${table.status} = ${RATE_STATUS.live} and ${table.validTo} < ${today()}::date`;
  const live = sql`${table.status} = ${RATE_STATUS.live} and (${table.validTo} is null or ${table.validTo} >= ${today()}::date)`;
  switch (state) {
    case undefined:
      return sql`not coalesce(${over}, false)`;
    case 'expired':
      return over;
    case 'live':
      return live;
    case 'lapsing':
      return sql`${live} and ${table.validTo} <= ${addDays(today(), LAPSING)}::date`;
    case 'draft':
      return sql`${table.status} = ${RATE_STATUS.draft}`;
    case 'withdrawn':
      return sql`${table.status} = ${RATE_STATUS.withdrawn}`;
    case 'edited':
      return sql`${rateEdits.cells} <> ${NO_EDITS}`;
  }
}

function stateOf(row: RateRow): SheetState {
  if (row.status === RATE_STATUS.draft) return 'draft';
  if (row.status === RATE_STATUS.withdrawn) return 'withdrawn';
  const to = row['validTo'] as string | null;
  if (to === null) return 'live';
  if (to < today()) return 'expired';
  return to <= addDays(today(), LAPSING) ? 'lapsing' : 'live';
}

/** Rows of a sheet with their edits. */
export const drafted = (db: Db, kind: SheetKind) =>
  db
    .select({
      row: getTableColumns(kind.table),
      edits: rateEdits.cells,
      more: rateEdits.revision,
      by: { name: webUsers.name, nameEn: webUsers.nameEn },
    })
    .from(kind.table)
    .leftJoin(rateEdits, editsOf(kind))
    .leftJoin(webUsers, eq(webUsers.id, rateEdits.userId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof drafted>>[number];
export const draftedOf = ({ row, edits, more, by }: Found): Drafted => {
  const own = row as unknown as RateRow;
  return { row: own, edits: edits ?? {}, revision: own.revision + (more ?? 0), by };
};

/** The rows of some ids, in no order, those taken away not. */
export async function rowsOf(db: Db, kind: SheetKind, ids: readonly number[]): Promise<Map<number, Drafted>> {
  if (ids.length === 0) return new Map();
  const rows = await drafted(db, kind).where(and(inArray(kind.table.id, [...ids]), isNull(kind.table.removedAt)));
  return new Map(rows.map(draftedOf).map((one) => [one.row.id, one]));
}

/** A row as it is answered: its cells in the order of the columns. */
export function shownRow(kind: SheetKind, { row, edits, revision, by }: Drafted, lists: Lists, language: Language) {
  const own = cellsOf(kind, row, lists);
  const cells = { ...own, ...edits };
  const edited = Object.keys(edits);
  return {
    id: row.id,
    revision,
    state: stateOf(row),
    edited,
    was: edited.map((column) => own[column] ?? ''),
    values: Object.keys(kind.columns).map((column) => cells[column] ?? ''),
    by: by && edited.length > 0 ? ofLanguage(language, by.name, by.nameEn) : '',
  };
}

/** How much of a sheet waits to be published. */
export async function waiting(db: Db, { sheet, table }: Pick<SheetKind, 'sheet' | 'table'>) {
  const [edits] = await db
    .select({
      rows: sql<number>`count(*)`.mapWith(Number),
      cells: sql<number>`coalesce(sum((select count(*) from jsonb_object_keys(${rateEdits.cells}))), 0)`.mapWith(
        Number,
      ),
    })
    .from(rateEdits)
    .where(and(eq(rateEdits.sheet, sheet satisfies RateSheet), ne(rateEdits.cells, {})));
  const fresh = await db.$count(table, and(eq(table.status, RATE_STATUS.draft), isNull(table.removedAt)));
  return { rows: (edits?.rows ?? 0) + fresh, cells: (edits?.cells ?? 0) + fresh };
}
