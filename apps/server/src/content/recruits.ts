import type { contract, In, Out } from '@lading/api-client/contract';
import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { removeRows, saveRow } from '../basedata/editing.ts';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { recruits as table } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';

type Calls = typeof contract.content;

const there = isNull(table.removedAt);
const wordsIn = (language: Language) =>
  language === 'en-US'
    ? { position: table.positionEn, city: table.cityEn, duties: table.dutiesEn, demands: table.demandsEn }
    : { position: table.positionCn, city: table.cityCn, duties: table.dutiesCn, demands: table.demandsCn };
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

async function page(
  db: Db,
  { current, size, kind, city }: In<Calls['recruitPage']>,
  language: Language,
): Promise<Out<Calls['recruitPage']>> {
  const words = wordsIn(language);
  const open = and(there, table.open);
  const ofKind = and(open, kind === undefined ? undefined : eq(table.kind, kind));
  const wanted = and(ofKind, city === '' ? undefined : eq(words.city, city));
  const { id, headcount, education, releaseTime } = table;
  const rows = await db
    .select({ id, kind: table.kind, headcount, education, releaseTime, ...words, total: total() })
    .from(table)
    .where(wanted)
    .orderBy(desc(releaseTime), desc(id))
    .limit(size)
    .offset((current - 1) * size);
  const cities = await db
    .select({ city: words.city })
    .from(table)
    .where(ofKind)
    .groupBy(words.city)
    .orderBy(words.city);
  const many = await db
    .select({ kind: table.kind, count: sql<number>`count(*)`.mapWith(Number) })
    .from(table)
    .where(open)
    .groupBy(table.kind);
  const countOf = (name: string) => many.find((one) => one.kind === name)?.count ?? 0;
  return {
    records: rows.map(({ total: _total, duties, demands, ...row }) => ({
      ...row,
      duties: linesOf(duties),
      demands: linesOf(demands),
    })),
    total: rows[0]?.total ?? (current > 1 ? await db.$count(table, wanted) : 0),
    cities: cities.map((one) => one.city),
    counts: { social: countOf('social'), campus: countOf('campus') },
  };
}

async function all(db: Db, { current, size, keyword }: In<Calls['recruitList']>): Promise<Out<Calls['recruitList']>> {
  const { positionCn, positionEn, cityCn, cityEn } = table;
  const within = containing(keyword);
  const wanted = and(
    there,
    keyword === '' ? undefined : or(...[positionCn, positionEn, cityCn, cityEn].map((column) => ilike(column, within))),
  );
  const rows = await db
    .select({ row: table, total: total() })
    .from(table)
    .where(wanted)
    .orderBy(desc(table.open), asc(table.kind), desc(table.releaseTime), desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row }) => {
    const { editedAt: _at, removedAt: _removed, requestId: _request, ...shown } = row;
    return shown;
  });
  return { records, total: rows[0]?.total ?? (current > 1 ? await db.$count(table, wanted) : 0) };
}

/** Posts to be filled. */
export const recruits = ({ db }: Services): FileHandlers<'content', 'recruits'> => ({
  recruitPage: (asked, { language }) => page(db, asked, language),
  recruitList: (asked) => all(db, asked),
  saveRecruit: ({ id, revision, requestId, ...values }) =>
    saveRow(db, { id, revision, requestId }, { table, values, unique: [], taken: 'entryTaken' }),
  deleteRecruits: ({ ids }) => removeRows(db, table, ids),
});
