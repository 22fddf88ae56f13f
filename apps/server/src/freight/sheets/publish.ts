import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { RATE_STATUS, rateChanges, rateEdits, rateSheets } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import { FAULTS } from '../../importing/kind.ts';
import { type Language, say } from '../../messages/say.ts';
import { type Changed, changedRows, isLong, jumpsOf } from './changed.ts';
import type { SheetKind } from './kind.ts';
import { listsOf } from './lists.ts';
import { overlapsOf } from './overlaps.ts';
import { draftVersion, holdAlone, liveVersion, type Version } from './version.ts';

type Calls = PortalContract['freight'];
/** Changes, faults and warnings that are listed. */
const LISTED = 200;

/** What the draft would change, and what there is to say against it. */
async function looked(db: Db, kind: SheetKind, language: Language) {
  const lists = await listsOf(db, kind.sheet);
  const rows = await changedRows(db, kind, lists);
  const overlaps = await overlapsOf(db, kind, rows, lists);
  const faults = rows.flatMap(({ id, name, faults: wrong }) =>
    wrong.map(({ column, code, values }) => ({ id, name, column, message: say(language, FAULTS[code], values) })),
  );
  const warnings = rows.flatMap((one) => {
    const { id, name } = one;
    const other = overlaps.get(id);
    return [
      ...jumpsOf(kind, one).map(({ column, percent }) => ({
        id,
        name,
        column,
        message: say(language, 'rateJump', { percent: percent.replace('-', '') }),
      })),
      ...(other ? [{ id, name, column: 'from', message: say(language, 'rateOverlap', { name: other }) }] : []),
      ...(isLong(one) ? [{ id, name, column: 'to', message: say(language, 'rateLong') }] : []),
    ];
  });
  return { rows, faults, warnings };
}

const cellsIn = (rows: readonly Changed[]) =>
  rows.reduce((sum, { before, after }) => sum + (before === null ? 1 : Object.keys(after).length), 0);

/** What publishing would do. */
export async function preview(db: Db, kind: SheetKind, language: Language): Promise<Out<Calls['rateChanges']>> {
  const { rows, faults, warnings } = await looked(db, kind, language);
  const list = rows.flatMap((one) => {
    const { id, name, before, after } = one;
    const jumps = new Map(jumpsOf(kind, one).map(({ column, percent }) => [column, percent]));
    if (before === null) return [{ id, name, column: '', before: '', after: say(language, 'rateNewRow'), jump: null }];
    return Object.entries(after).map(([column, value]) => ({
      id,
      name,
      column,
      before: before[column] ?? '',
      after: value,
      jump: jumps.get(column) ?? null,
    }));
  });
  return {
    rows: rows.length,
    cells: cellsIn(rows),
    list: list.slice(0, LISTED),
    faults: faults.slice(0, LISTED),
    warnings: warnings.slice(0, LISTED),
  };
}

/** Writes a row as it becomes, into the version that it comes with. */
async function write(tx: Db, { table, numbered }: SheetKind, draft: Version, { id, old, set }: Changed): Promise<void> {
  const status = old.status === RATE_STATUS.draft ? RATE_STATUS.live : (set['status'] ?? old.status);
  const version = numbered ? { sheetId: draft.id } : {};
  const next = { ...set, ...version, status, revision: old.revision + 1, editedAt: new Date() };
  await tx
    .update(table)
    .set(next as never)
    .where(eq(table.id, id));
}

/** Makes the draft the version on sale. */
export async function publish(
  tx: Db,
  kind: SheetKind,
  { version, looked: accepted, note }: In<Calls['publishRates']>,
  userId: number,
  language: Language,
): Promise<{ answer: Out<Calls['publishRates']>; rows: readonly Changed[] }> {
  await holdAlone(tx);
  const [draft, live] = [await draftVersion(tx, kind.sheet), await liveVersion(tx, kind.sheet)];
  if (draft.version !== version) throw refused('rateMoved');
  const { rows, faults, warnings } = await looked(tx, kind, language);
  const ruled = live !== undefined && (live.row.listAdd !== draft.listAdd || live.row.vipLess !== draft.vipLess);
  if (rows.length === 0 && !ruled) throw refused('rateNothing');
  if (faults.length > 0) throw refused('rateFaulty', { count: faults.length });
  if (warnings.length > 0 && !accepted) throw refused('rateLook', { count: warnings.length }, 'looked');
  for (const one of rows) await write(tx, kind, draft, one);
  // A rule of the levels is for all rows, not only for those that became others.
  if (ruled && kind.numbered)
    await tx
      .update(kind.table)
      .set({ sheetId: draft.id, revision: sql`${kind.table.revision} + 1` } as never)
      .where(
        and(
          isNull(kind.table.removedAt),
          eq(kind.table.status, RATE_STATUS.live),
          inArray(
            sql`sheet_id`,
            tx
              .select({ id: rateSheets.id })
              .from(rateSheets)
              .where(
                and(eq(rateSheets.mode, kind.sheet), eq(rateSheets.office, draft.office), ne(rateSheets.id, draft.id)),
              ),
          ),
        ),
      );
  for (let from = 0; from < rows.length; from += 500)
    await tx
      .insert(rateChanges)
      .values(
        rows.slice(from, from + 500).map(({ id, before, after }) => ({ sheetId: draft.id, rateId: id, before, after })),
      );
  await tx
    .update(rateEdits)
    .set({ cells: {}, revision: sql`${rateEdits.revision} + 1` })
    .where(and(eq(rateEdits.sheet, kind.sheet), ne(rateEdits.cells, {})));
  if (live) await tx.update(rateSheets).set({ status: RATE_STATUS.withdrawn }).where(eq(rateSheets.id, live.row.id));
  await tx
    .update(rateSheets)
    .set({ status: RATE_STATUS.live, publishedBy: userId, publishedAt: new Date(), note })
    .where(eq(rateSheets.id, draft.id));
  return { answer: { version, rows: rows.length, cells: cellsIn(rows) }, rows };
}
