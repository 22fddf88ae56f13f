import { ADVERT_PLACES, type contract, type In, type Out } from '@lading/api-client/contract';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { removeRows, saveRow } from '../basedata/editing.ts';
import type { Db } from '../database/open.ts';
import { adverts as table } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { notePictures } from './pictures.ts';
import { shownAdvert } from './shown.ts';

type Calls = typeof contract.content;

async function page(db: Db, { current, size }: In<Calls['advertPage']>): Promise<Out<Calls['advertPage']>> {
  const { id, place, language, titleCn, titleEn, imagePc, imageMobile, link, sort, clicks, revision } = table;
  const places = sql.join(
    ADVERT_PLACES.map((name) => sql`${name}`),
    sql`, `,
  );
  const rows = await db
    .select({
      id,
      place,
      language,
      titleCn,
      titleEn,
      imagePc,
      imageMobile,
      link,
      sort,
      clicks,
      revision,
      from: table.firstDay,
      to: table.lastDay,
      live: sql<boolean>`coalesce(${shownAdvert()}, false)`,
      total: total(),
    })
    .from(table)
    .where(isNull(table.removedAt))
    .orderBy(sql`array_position(array[${places}]::text[], ${place})`, asc(sort), desc(id))
    .limit(size)
    .offset((current - 1) * size);
  const all = rows[0]?.total ?? (current > 1 ? await db.$count(table, isNull(table.removedAt)) : 0);
  return { records: rows.map(({ total: _total, ...row }) => row), total: all };
}

async function save(
  db: Db,
  { id, revision, requestId, from, to, ...values }: In<Calls['saveAdvert']>,
): Promise<{ id: number }> {
  const { language, titleCn, titleEn, imagePc, imageMobile } = values;
  if (imagePc === '') throw refused('advertPicture', {}, 'imagePc');
  // The title is what somebody hears who does not see the picture.
  if (language !== 'en-US' && titleCn === '') throw refused('advertTitle', {}, 'titleCn');
  if (language !== 'zh-CN' && titleEn === '') throw refused('advertTitle', {}, 'titleEn');
  if (to !== null && to < from) throw refused('advertEndsBefore', {}, 'to');
  return db.transaction(async (tx) => {
    const saved = await saveRow(
      tx,
      { id, revision, requestId },
      { table, values: { ...values, firstDay: from, lastDay: to }, unique: [], taken: 'entryTaken' },
    );
    await notePictures(tx, 'advert', saved.id, [imagePc, imageMobile]);
    return saved;
  });
}

/** Pictures with a link, and what staff say of them. */
export const adverts = ({ db }: Services): FileHandlers<'content', 'adverts'> => ({
  async adverts({ place }, { language }) {
    const title = language === 'en-US' ? table.titleEn : table.titleCn;
    const { id, imagePc, imageMobile, link } = table;
    const list = await db
      .select({ id, title, imagePc, imageMobile, link })
      .from(table)
      .where(and(shownAdvert(), eq(table.place, place), inArray(table.language, ['both', language])))
      .orderBy(asc(table.sort), desc(table.id));
    return { list };
  },
  async countAdvert({ id }) {
    await db
      .update(table)
      .set({ clicks: sql`${table.clicks} + 1` })
      .where(and(eq(table.id, id), shownAdvert()));
    return null;
  },
  advertPage: (asked) => page(db, asked),
  saveAdvert: (asked) => save(db, asked),
  async deleteAdverts({ ids }) {
    for (const id of ids) await notePictures(db, 'advert', id, []);
    return removeRows(db, table, ids);
  },
});
