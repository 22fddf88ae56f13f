import { isDeepStrictEqual } from 'node:util';
import type { contract, HouseSettings, In, Out } from '@lading/api-client/contract';
import { createBrand } from '@lading/ui/brand';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { housePictures, houseVersions as kept, houseSettings as table, webUsers } from '../../database/schema.ts';
import { badInput, notFound, olderRow, refused } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../name.ts';
import { DEFAULT_HOUSE } from './defaults.ts';
import { idOfPicture, picturesOf } from './pictures.ts';

type Calls = typeof contract.user;

/** There is one house, and one row. */
const ONE = 1;
/** Versions that are told; older ones stay. */
const TOLD = 50;
/** Milliseconds for which a picture waits for settings that name it, and pages that were drawn before still show it. */
const SPARED = 86_400_000;

/** What the house says of itself. What was saved by an earlier version lacks what is newer: there the defaults hold. */
export async function houseOf(db: Db): Promise<HouseSettings> {
  const [row] = await db.select({ said: table.said }).from(table).where(eq(table.id, ONE));
  return { ...DEFAULT_HOUSE, ...row?.said };
}

/** The same for whoever edits it. */
export async function edited(db: Db, language: Language): Promise<Out<Calls['houseSettings']>> {
  const [row] = await db
    .select({ row: table, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(table)
    .leftJoin(webUsers, eq(webUsers.id, table.editedBy))
    .where(eq(table.id, ONE));
  return {
    ...DEFAULT_HOUSE,
    ...row?.row.said,
    revision: row?.row.revision ?? 0,
    editedBy: ofLanguage(language, row?.name ?? '', row?.nameEn ?? ''),
    editedAt: row ? isoInstant(row.row.editedAt) : null,
  };
}

/** The first field that names a picture which is not here. */
async function withoutPicture(db: Db, said: HouseSettings): Promise<string | undefined> {
  const rows = await db.select({ id: housePictures.id, contentType: housePictures.contentType }).from(housePictures);
  return picturesOf(said).find(({ path }) => !rows.some((row) => idOfPicture(path, row.contentType) === row.id))?.field;
}

/** The names of what a change says otherwise than before. */
const changedFields = (before: HouseSettings, after: HouseSettings): string[] =>
  (Object.keys(DEFAULT_HOUSE) as (keyof HouseSettings)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

/** A colour that nothing could be read on, or in, is none for a brand. */
function insistOnReadable({ brand }: HouseSettings): void {
  if (brand === '') return;
  if (createBrand(brand).contrast.some(({ ratio, least }) => ratio < least))
    throw refused('brandUnreadable', {}, 'brand');
}

interface Saved {
  readonly revision: number;
  readonly fields: readonly string[];
}

/** Saves what was changed as it was seen; refused with what it is now where somebody else was first. */
export async function saveHouse(
  db: Db,
  { revision, ...said }: In<Calls['saveHouseSettings']>,
  { userId, language }: { readonly userId: number; readonly language: Language },
): Promise<Saved> {
  insistOnReadable(said);
  const missing = await withoutPicture(db, said);
  if (missing !== undefined) throw badInput(missing);
  const before = await houseOf(db);
  const values = { said, revision: revision + 1, editedBy: userId, editedAt: new Date() };
  const row = await db.transaction(async (tx) => {
    const [saved] =
      revision === 0
        ? await tx
            .insert(table)
            .values({ id: ONE, ...values })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(table)
            .set(values)
            .where(and(eq(table.id, ONE), eq(table.revision, revision)))
            .returning();
    if (saved) await tx.insert(kept).values(values).onConflictDoNothing();
    return saved;
  });
  if (!row) throw olderRow(await edited(db, language));
  await forgetPictures(db);
  return { revision: row.revision, fields: changedFields(before, said) };
}

/** Pictures that no version names go, once they have had a day. */
async function forgetPictures(db: Db): Promise<void> {
  const versions = await db.select({ said: kept.said }).from(kept);
  const named = versions.flatMap(({ said }) =>
    picturesOf({ ...DEFAULT_HOUSE, ...said }).map(({ path }) => idOfPicture(path) ?? 0),
  );
  const old = lt(housePictures.createTime, new Date(Date.now() - SPARED));
  await db.delete(housePictures).where(named.length === 0 ? old : and(old, notInArray(housePictures.id, named)));
}

/** What was saved before, the newest first. */
export async function versionsOf(db: Db, language: Language): Promise<Out<Calls['houseVersions']>> {
  const rows = await db
    .select({ row: kept, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(kept)
    .leftJoin(webUsers, eq(webUsers.id, kept.editedBy))
    .orderBy(desc(kept.revision))
    .limit(TOLD + 1);
  const list = rows.slice(0, TOLD).map(({ row, name, nameEn }, at) => ({
    revision: row.revision,
    editedAt: isoInstant(row.editedAt),
    editedBy: ofLanguage(language, name ?? '', nameEn ?? ''),
    fields: changedFields({ ...DEFAULT_HOUSE, ...rows[at + 1]?.row.said }, { ...DEFAULT_HOUSE, ...row.said }),
  }));
  return { list };
}

/** One of them. */
export async function versionOf(db: Db, revision: number): Promise<HouseSettings> {
  const [row] = await db.select({ said: kept.said }).from(kept).where(eq(kept.revision, revision));
  if (!row) throw notFound();
  return { ...DEFAULT_HOUSE, ...row.said };
}
