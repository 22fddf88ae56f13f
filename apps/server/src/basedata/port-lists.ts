import { type contract, type In, LANES, type Out } from '@lading/api-client/contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { ports as table } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { LANE_NAMES } from './lanes.ts';

type Calls = typeof contract.basedata;
type Row = typeof table.$inferSelect;
type Shown = Out<Calls['ports']>[number];
type Side = In<Calls['portGroups']>['side'];

export const shownPort = (row: Row): Shown => ({
  id: row.id,
  portCode: row.code,
  nameCn: row.nameCn,
  nameEn: row.nameEn,
  kind: row.kind,
  city: row.city,
  countryId: row.countryId,
  zone: row.zone,
  lane: row.lane,
  initials: row.initials.toUpperCase(),
  hot: row.hot,
  longitude: row.longitude,
  latitude: row.latitude,
});

const here = (side: Side, lane: SQLWrapper = table.lane): SQL | undefined =>
  side && (side === 'start' ? sql`${lane} = 'china'` : sql`${lane} <> 'china'`);

// How well a port fits what was typed, 1 best; null where it does not at all.
function fit(typed: string): SQL<number | null> {
  const word = typed.toLowerCase();
  const begins = containing(word).slice(1);
  const within = containing(word);
  return sql<number | null>`case
    when lower(${table.code}) = ${word} then 1
    when lower(${table.code}) like ${begins} then 2
    when ${table.initials} = ${word} or lower(${table.nameEn}) = ${word} or ${table.nameCn} = ${word} then 3
    when ${table.initials} like ${begins} or lower(${table.nameEn}) like ${begins} or ${table.nameCn} like ${begins}
      or ${table.pinyin} like ${begins} then 4
    when substr(lower(${table.code}), 3) like ${begins} or lower(${table.nameEn}) like ${within} or ${table.nameCn} like ${within}
      or ${table.city} like ${within} then 5 end`;
}

// What a word can be found in at all: looked at once a row, before how well it fits.
const holds = (typed: string): SQL =>
  sql`position(${typed.toLowerCase()} in lower(concat_ws(' ', ${table.code}, ${table.nameEn}, ${table.nameCn}, ${table.initials}, ${table.pinyin}, ${table.city}))) > 0`;

// More than there are.
const ALL = 100_000;
const KNOWN = sql`${table.nameCn} <> ''`;

async function search(db: Db, { searchValue, kind, side, id, size }: In<Calls['ports']>): Promise<Shown[]> {
  if (id !== undefined) return (await db.select().from(table).where(eq(table.id, id))).map(shownPort);
  const offered = and(eq(table.kind, kind), isNull(table.removedAt));
  const best = [desc(table.hot), desc(KNOWN), asc(table.nameEn), asc(table.id)];
  const query = db.select().from(table).$dynamic();
  if (searchValue === '')
    return (
      await query
        .where(and(offered, here(side)))
        .orderBy(...best)
        .limit(size)
    ).map(shownPort);
  // How well each fits is reckoned once, of those that hold the word: a limit keeps the database from putting it into each clause.
  const found = db
    .select({ ...getTableColumns(table), rank: fit(searchValue).as('rank') })
    .from(table)
    .where(and(offered, holds(searchValue)))
    .limit(ALL)
    .as('found');
  // A side comes first and keeps nothing back: some ship the other way.
  const ofSide = here(side, found.lane);
  const rows = await db
    .select()
    .from(found)
    .where(isNotNull(found.rank))
    .orderBy(
      asc(found.rank),
      ...(ofSide ? [desc(ofSide)] : []),
      desc(found.hot),
      desc(sql`${found.nameCn} <> ''`),
      asc(found.nameEn),
      asc(found.id),
    )
    .limit(size);
  return rows.map(shownPort);
}

async function groups(db: Db, { kind, side }: In<Calls['portGroups']>): Promise<Out<Calls['portGroups']>> {
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.kind, kind), isNull(table.removedAt), KNOWN, here(side)))
    .orderBy(desc(table.hot), asc(table.nameEn));
  return LANES.map((group) => ({
    group,
    ...LANE_NAMES[group],
    list: rows.filter(({ lane }) => lane === group).map(shownPort),
  })).filter(({ list }) => list.length > 0);
}

async function hotAir(db: Db, side: Side): Promise<Shown[]> {
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.kind, 'air'), table.hot, isNull(table.removedAt), here(side)))
    .orderBy(asc(table.nameEn))
    .limit(12);
  return rows.map(shownPort);
}

export const portLists = ({ db }: Services): FileHandlers<'basedata', 'portLists'> => ({
  ports: (asked) => search(db, asked),
  portGroups: (asked) => groups(db, asked),
  hotAirPorts: ({ side }) => hotAir(db, side),
});
