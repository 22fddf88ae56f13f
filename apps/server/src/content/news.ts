import { type contract, type In, NEWS_CATEGORIES, type NewsCategory, type Out } from '@lading/api-client/contract';
import { and, asc, desc, eq, gt, ilike, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { news as table } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { newsFor } from './shown.ts';

type Calls = typeof contract.content;
type Asking = Caller<Visitor | null>;

const { titleCn, titleEn, summaryCn, summaryEn, plainCn, plainEn, minutesCn, minutesEn, htmlCn, htmlEn } = table;
const wordsIn = (language: Language) =>
  language === 'en-US'
    ? { title: titleEn, summary: summaryEn, minutes: minutesEn, plain: plainEn, html: htmlEn }
    : { title: titleCn, summary: summaryCn, minutes: minutesCn, plain: plainCn, html: htmlCn };

const rowOf = (language: Language) => {
  const { title, summary, minutes } = wordsIn(language);
  const { id, category, cover, author, publishTime, views, top } = table;
  return { id, category, title, summary, cover, author, publishTime, views, top, minutes };
};
const told = <Row extends { publishTime: Date | null }>({ publishTime, ...row }: Row) => ({
  ...row,
  publishTime: isoInstant(publishTime ?? new Date(0)),
});

const holding = (language: Language, keyword: string): SQL | undefined => {
  if (keyword === '') return undefined;
  const { title, summary, plain } = wordsIn(language);
  return or(...[title, summary, plain].map((column) => ilike(column, containing(keyword))));
};

async function page(
  db: Db,
  { current, size, category, keyword }: In<Calls['newsPage']>,
  { language, visitor }: Asking,
): Promise<Out<Calls['newsPage']>> {
  const found = and(newsFor(language, visitor !== null), holding(language, keyword));
  const wanted = and(found, category === undefined ? ne(table.category, 'knowledge') : eq(table.category, category));
  const rows = await db
    .select({ ...rowOf(language), total: total() })
    .from(table)
    .where(wanted)
    .orderBy(desc(table.top), desc(table.publishTime), desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const many = await db
    .select({ category: table.category, count: sql<number>`count(*)`.mapWith(Number) })
    .from(table)
    .where(found)
    .groupBy(table.category);
  return {
    records: rows.map(({ total: _total, ...row }) => told(row)),
    total: rows[0]?.total ?? (current > 1 ? await db.$count(table, wanted) : 0),
    counts: NEWS_CATEGORIES.map((name) => ({
      category: name,
      count: many.find((one) => one.category === name)?.count ?? 0,
    })),
  };
}

interface Place {
  readonly category: NewsCategory;
  readonly at: Date;
  /** what the reader may see */
  readonly shown: SQL | undefined;
}

/** What was published before and after it in its category; of two of the same moment the one that was written first stands before. */
async function neighbours(db: Db, id: number, { category, at, shown }: Place, language: Language) {
  const near = { id: table.id, title: wordsIn(language).title };
  const beside = and(shown, eq(table.category, category));
  const before = or(lt(table.publishTime, at), and(eq(table.publishTime, at), lt(table.id, id)));
  const after = or(gt(table.publishTime, at), and(eq(table.publishTime, at), gt(table.id, id)));
  const [earlier = null] = await db
    .select(near)
    .from(table)
    .where(and(beside, before))
    .orderBy(desc(table.publishTime), desc(table.id))
    .limit(1);
  const [later = null] = await db
    .select(near)
    .from(table)
    .where(and(beside, after))
    .orderBy(asc(table.publishTime), asc(table.id))
    .limit(1);
  return [earlier, later] as const;
}

async function one(db: Db, id: number, { language, visitor }: Asking): Promise<Out<Calls['news']>> {
  const shown = newsFor(language, visitor !== null);
  const [row] = await db
    .update(table)
    .set({ views: sql`${table.views} + 1` })
    .where(and(eq(table.id, id), shown))
    .returning({ ...rowOf(language), html: wordsIn(language).html, editedAt: table.editedAt });
  if (!row?.publishTime) throw notFound();
  const { editedAt, ...rest } = row;
  const [earlier, later] = await neighbours(db, id, { ...row, at: row.publishTime, shown }, language);
  return { ...told(rest), updateTime: isoInstant(editedAt ?? row.publishTime), earlier, later };
}

/** What the site shows of news: what is published by now, and nothing that is not. */
export const news = ({ db }: Services): FileHandlers<'content', 'news'> => ({
  newsPage: (asked, caller) => page(db, asked, caller),
  news: ({ id }, caller) => one(db, id, caller),
  async hotKnowledge({ size }, { language, visitor }) {
    const rows = await db
      .select(rowOf(language))
      .from(table)
      .where(and(newsFor(language, visitor !== null), eq(table.category, 'knowledge')))
      .orderBy(desc(table.top), desc(table.views), desc(table.id))
      .limit(size);
    return { list: rows.map(told) };
  },
});
