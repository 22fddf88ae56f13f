import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { RATE_STATUS, rateChanges, rateEdits, rateSheets, type SheetCells } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { cellsOf, type SheetKind } from './kind.ts';
import type { Lists } from './lists.ts';
import { rowsOf, waiting } from './rows.ts';
import { putEdits } from './save.ts';
import { draftVersion, holdAlone, versionsOf } from './version.ts';

type Calls = PortalContract['freight'];

/** The last versions of a sheet with what each changed. */
export async function versions(db: Db, kind: SheetKind, language: Language): Promise<Out<Calls['rateVersions']>> {
  await draftVersion(db, kind.sheet);
  const [rows, now] = await Promise.all([versionsOf(db, kind.sheet), waiting(db, kind)]);
  const sums = await db
    .select({
      sheetId: rateChanges.sheetId,
      rows: count(),
      cells:
        sql<number>`sum(case when ${rateChanges.before} is null then 1 else (select count(*) from jsonb_object_keys(${rateChanges.after})) end)`.mapWith(
          Number,
        ),
      withdrawn: sql<number>`count(*) filter (where ${rateChanges.after} ->> 'status' = 'withdrawn')`.mapWith(Number),
    })
    .from(rateChanges)
    .where(
      inArray(
        rateChanges.sheetId,
        rows.map(({ row }) => row.id),
      ),
    )
    .groupBy(rateChanges.sheetId);
  const sumOf = new Map(sums.map((sum) => [sum.sheetId, sum]));
  // Back to a version goes whatever came after it, as far back as the changes were kept.
  const kept = rows
    .filter(({ row }) => row.status !== RATE_STATUS.draft && !sumOf.has(row.id))
    .map(({ row }) => row.version);
  const first = Math.max(0, ...kept);
  const list = rows.map(({ row, by, byEn }) => {
    const isDraft = row.status === RATE_STATUS.draft;
    const sum = isDraft ? { ...now, withdrawn: 0 } : sumOf.get(row.id);
    const { version, note, publishedAt } = row;
    return {
      version,
      note,
      by: ofLanguage(language, by ?? '', byEn ?? ''),
      time: publishedAt && isoInstant(publishedAt),
      state: isDraft ? ('draft' as const) : row.status === RATE_STATUS.live ? ('live' as const) : ('past' as const),
      rows: sum?.rows ?? 0,
      cells: sum?.cells ?? 0,
      withdrawn: sum?.withdrawn ?? 0,
      restorable: row.status === RATE_STATUS.withdrawn && version >= first,
    };
  });
  return { list };
}

/** What cells of each row held before everything that came after a version. */
async function beforeOf(tx: Db, { sheet }: SheetKind, office: string, version: number) {
  const rows = await tx
    .select({ rateId: rateChanges.rateId, before: rateChanges.before })
    .from(rateChanges)
    .innerJoin(rateSheets, eq(rateSheets.id, rateChanges.sheetId))
    .where(and(eq(rateSheets.mode, sheet), eq(rateSheets.office, office), gt(rateSheets.version, version)))
    .orderBy(asc(rateChanges.id));
  const cells = new Map<number, SheetCells>();
  for (const { rateId, before } of rows) {
    // What came first says how it was; a row that was added since is taken back.
    const known = cells.get(rateId);
    cells.set(rateId, { ...(before ?? { status: 'withdrawn' }), ...known });
  }
  return cells;
}

/** Writes into the draft what brings a sheet back to a version. */
export async function restore(
  tx: Db,
  kind: SheetKind,
  { version }: In<Calls['restoreRates']>,
  userId: number,
  { lists, language }: { readonly lists: Lists; readonly language: Language },
): Promise<{ rows: number }> {
  await holdAlone(tx);
  const { list } = await versions(tx, kind, language);
  if (!list.some((one) => one.version === version && one.restorable)) throw refused('rateNoVersion');
  if ((await waiting(tx, kind)).rows > 0) throw refused('rateDraftFull');
  const draft = await draftVersion(tx, kind.sheet);
  const cells = await beforeOf(tx, kind, draft.office, version);
  const known = await rowsOf(tx, kind, [...cells.keys()]);
  const changes = [...known.values()].flatMap(({ row }) => {
    const now = cellsOf(kind, row, lists);
    const back = Object.entries(cells.get(row.id) ?? {}).filter(([column, text]) => now[column] !== text);
    return back.length === 0 ? [] : [{ id: row.id, edits: Object.fromEntries(back) }];
  });
  await putEdits(tx, kind, changes, userId);
  return { rows: changes.length };
}

/** Forgets what was written into the draft. */
export async function discard(tx: Db, kind: SheetKind, ids: readonly number[] | undefined): Promise<{ rows: number }> {
  await holdAlone(tx);
  const edited = await tx
    .update(rateEdits)
    .set({ cells: {}, revision: sql`${rateEdits.revision} + 1` })
    .where(and(eq(rateEdits.sheet, kind.sheet), ne(rateEdits.cells, {}), ids && inArray(rateEdits.rateId, [...ids])))
    .returning({ id: rateEdits.rateId });
  const { table } = kind;
  const added = await tx
    .update(table)
    .set({ removedAt: new Date(), revision: sql`${table.revision} + 1` } as never)
    .where(
      and(eq(table.status, RATE_STATUS.draft), sql`${table.removedAt} is null`, ids && inArray(table.id, [...ids])),
    )
    .returning({ id: table.id });
  return { rows: edited.length + added.length };
}
