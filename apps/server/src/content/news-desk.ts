import { type contract, type In, NEWS_STATES, type Out } from '@lading/api-client/contract';
import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { removeRows, saveRow } from '../basedata/editing.ts';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { news as table, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, olderRow, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { keepPicture, notePictures } from './pictures.ts';
import { shownNews } from './shown.ts';
import { missing, written } from './written.ts';

type Calls = typeof contract.content;
type Row = typeof table.$inferSelect;

const there = isNull(table.removedAt);
const live = sql<boolean>`coalesce(${shownNews()}, false)`;
const iso = (instant: Date | null) => instant && isoInstant(instant);

const selected = (db: Db) =>
  db
    .select({ row: table, live, name: webUsers.name, nameEn: webUsers.nameEn, total: total() })
    .from(table)
    .leftJoin(webUsers, eq(webUsers.id, table.updatedBy))
    .$dynamic();
type Selected = Awaited<ReturnType<typeof selected>>[number];

const headOf = ({ row, live: isLive, name, nameEn }: Selected, language: Language) => ({
  id: row.id,
  category: row.category,
  language: row.language,
  audience: row.audience,
  top: row.top,
  state: row.state,
  live: isLive,
  titleCn: row.titleCn,
  titleEn: row.titleEn,
  author: row.author,
  publishTime: iso(row.publishTime),
  takedownTime: iso(row.takedownTime),
  views: row.views,
  updateTime: isoInstant(row.editedAt ?? row.createTime),
  updatedBy: ofLanguage(language, name ?? '', nameEn ?? ''),
  revision: row.revision,
});

async function page(
  db: Db,
  { current, size, state, category, keyword }: In<Calls['articlePage']>,
  language: Language,
): Promise<Out<Calls['articlePage']>> {
  const { titleCn, titleEn, plainCn, plainEn } = table;
  const found = and(
    there,
    category === undefined ? undefined : eq(table.category, category),
    keyword === ''
      ? undefined
      : or(...[titleCn, titleEn, plainCn, plainEn].map((column) => ilike(column, containing(keyword)))),
  );
  const rows = await selected(db)
    .where(and(found, state === undefined ? undefined : eq(table.state, state)))
    .orderBy(desc(sql`coalesce(${table.editedAt}, ${table.createTime})`), desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const many = await db
    .select({ state: table.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(table)
    .where(found)
    .groupBy(table.state);
  const countOf = (name: (typeof NEWS_STATES)[number]) => many.find((one) => one.state === name)?.count ?? 0;
  const counts = { draft: countOf('draft'), published: countOf('published'), withdrawn: countOf('withdrawn') };
  const all = NEWS_STATES.reduce((sum, name) => sum + (state === undefined || state === name ? counts[name] : 0), 0);
  return { records: rows.map((row) => headOf(row, language)), total: all, counts };
}

async function one(db: Db, id: number, language: Language): Promise<Out<Calls['article']>> {
  const [found] = await selected(db).where(and(there, eq(table.id, id)));
  if (!found) throw notFound();
  const { cover, summaryCn, summaryEn, htmlCn, htmlEn, reason } = found.row;
  return { ...headOf(found, language), cover, summaryCn, summaryEn, htmlCn, htmlEn, reason };
}

/** The row as it stands, held until the transaction ends; 409 with what it is now where it was seen otherwise. */
async function held(tx: Db, id: number, revision: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), there))
    .for('update');
  if (!row) throw notFound();
  if (row.revision !== revision) throw olderRow({ id, revision: row.revision });
  return row;
}

async function save(
  db: Db,
  { id, revision, requestId, ...given }: In<Calls['saveNews']>,
  userId: number,
): Promise<{ id: number }> {
  const values = { ...written(given), updatedBy: userId };
  if (values.titleCn === '' && values.titleEn === '') throw refused('newsUntitled', {}, 'titleCn');
  return db.transaction(async (tx) => {
    if (id !== undefined && revision !== undefined && (await held(tx, id, revision)).state === 'published') {
      // What everybody reads stays whole.
      const lacks = missing(values);
      if (lacks) throw refused('newsUnfinished', {}, lacks);
    }
    const saved = await saveRow(tx, { id, revision, requestId }, { table, values, unique: [], taken: 'entryTaken' });
    await notePictures(tx, 'news', saved.id, [values.cover, values.htmlCn, values.htmlEn]);
    return saved;
  });
}

async function publish(
  db: Db,
  { id, revision, publishTime, takedownTime }: In<Calls['publishNews']>,
  userId: number,
): Promise<null> {
  const from = publishTime ? new Date(publishTime) : new Date();
  const until = takedownTime ? new Date(takedownTime) : null;
  if (until && until <= from) throw refused('newsEndsBefore', {}, 'takedownTime');
  await db.transaction(async (tx) => {
    const row = await held(tx, id, revision);
    const lacks = missing(row);
    if (lacks) throw refused('newsUnfinished', {}, lacks);
    const set = { state: 'published', publishTime: from, takedownTime: until, reason: '', updatedBy: userId } as const;
    await tx
      .update(table)
      .set({ ...set, revision: revision + 1, editedAt: new Date() })
      .where(eq(table.id, id));
  });
  return null;
}

async function withdraw(db: Db, { id, revision, reason }: In<Calls['withdrawNews']>, userId: number): Promise<null> {
  await db.transaction(async (tx) => {
    const { state } = await held(tx, id, revision);
    if (state !== 'published') throw refused('newsNotPublished');
    await tx
      .update(table)
      .set({ state: 'withdrawn', reason, updatedBy: userId, revision: revision + 1, editedAt: new Date() })
      .where(eq(table.id, id));
  });
  return null;
}

async function remove(db: Db, ids: readonly number[]): Promise<null> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ state: table.state })
      .from(table)
      .where(and(inArray(table.id, [...ids]), there))
      .for('update');
    if (rows.some(({ state }) => state === 'published')) throw refused('newsPublished');
    for (const id of ids) await notePictures(tx, 'news', id, []);
    return removeRows(tx, table, ids);
  });
}

/** What the forwarder's people write for the site. */
export const newsDesk = (services: Services): FileHandlers<'content', 'newsDesk'> => ({
  articlePage: (asked, { language }) => page(services.db, asked, language),
  article: ({ id }, { language }) => one(services.db, id, language),
  saveNews: (asked, { visitor }) => save(services.db, asked, visitor.userId),
  publishNews: (asked, { visitor }) => publish(services.db, asked, visitor.userId),
  withdrawNews: (asked, { visitor }) => withdraw(services.db, asked, visitor.userId),
  deleteNews: ({ ids }) => remove(services.db, ids),
  uploadPicture: ({ file }, { visitor }) => keepPicture(services, file, visitor.userId),
});
