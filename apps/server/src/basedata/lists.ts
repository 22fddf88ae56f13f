import { type contract, DICTIONARY_TYPES, type DictionaryType, type In, type Out } from '@lading/api-client/contract';
import { and, asc, eq, ilike, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { airlines, areas, fbaWarehouses, dictionaryItems as items } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { saveRow } from './editing.ts';

type Calls = typeof contract.basedata;
type Common = Out<Calls['commonList']>;

const MOST = 50;
const inOrder = [asc(sql`coalesce(${items.place}, ${items.value})`), asc(items.value)];
const offered = and(items.active, isNull(items.removedAt));

async function dictionaries(db: Db, types: readonly DictionaryType[]): Promise<Out<Calls['dictionaries']>> {
  const rows = await db
    .select({ type: items.type, id: items.value, nameCn: items.nameCn, nameEn: items.nameEn })
    .from(items)
    .where(and(inArray(items.type, [...types]), offered))
    .orderBy(asc(items.type), ...inOrder);
  const lists: Out<Calls['dictionaries']> = {};
  for (const type of DICTIONARY_TYPES)
    if (types.includes(type)) lists[type] = rows.filter((row) => row.type === type).map(({ type: _, ...item }) => item);
  return lists;
}

async function below(db: Db, pid: number): Promise<Out<Calls['areas']>> {
  return db
    .select({
      id: areas.id,
      pid: areas.pid,
      code: areas.code,
      nameCn: areas.nameCn,
      nameEn: areas.nameEn,
      leaf: sql<boolean>`not exists (select 1 from areas below where below.pid = areas.id)`,
    })
    .from(areas)
    .where(eq(areas.pid, pid))
    .orderBy(pid === 0 ? asc(areas.nameEn) : asc(areas.id));
}

const named = (typed: string, ...columns: PgColumn[]): SQL | undefined =>
  typed === '' ? undefined : or(...columns.map((column) => ilike(column, containing(typed))));
const one = (column: PgColumn, id: number | undefined) => (id === undefined ? undefined : eq(column, id));

type Asked = In<Calls['commonList']>;
const ofDictionary =
  (type: DictionaryType) =>
  (db: Db, { searchValue, id }: Asked): Promise<Common> =>
    db
      .select({ id: items.value, nameCn: items.nameCn, nameEn: items.nameEn, code: sql<string>`''` })
      .from(items)
      // An entry that is no longer offered still has its name.
      .where(
        and(
          eq(items.type, type),
          id === undefined ? offered : undefined,
          one(items.value, id),
          named(searchValue, items.nameCn, items.nameEn),
        ),
      )
      .orderBy(...inOrder)
      .limit(MOST);

const COMMON: Readonly<Record<Asked['kind'], (db: Db, asked: Asked) => Promise<Common>>> = {
  carrier: ofDictionary('shipping'),
  truckType: ofDictionary('truckType'),
  bank: ofDictionary('bank'),
  airline: (db, { searchValue, id }) =>
    db
      .select({ id: airlines.id, nameCn: airlines.nameCn, nameEn: airlines.nameEn, code: airlines.code })
      .from(airlines)
      .where(
        and(
          id === undefined ? isNull(airlines.removedAt) : eq(airlines.id, id),
          named(searchValue, airlines.code, airlines.prefix, airlines.nameCn, airlines.nameEn),
        ),
      )
      .orderBy(asc(airlines.code))
      .limit(MOST),
  country: (db, { searchValue, id }) =>
    db
      .select({ id: areas.id, nameCn: areas.nameCn, nameEn: areas.nameEn, code: areas.code })
      .from(areas)
      .where(and(eq(areas.pid, 0), one(areas.id, id), named(searchValue, areas.code, areas.nameCn, areas.nameEn)))
      .orderBy(asc(areas.nameEn))
      .limit(id === undefined && searchValue === '' ? 300 : MOST),
  warehouse: (db, { searchValue, id }) =>
    db
      .select({
        id: fbaWarehouses.id,
        nameCn: fbaWarehouses.code,
        nameEn: fbaWarehouses.code,
        code: fbaWarehouses.code,
      })
      .from(fbaWarehouses)
      .where(
        and(
          id === undefined ? isNull(fbaWarehouses.removedAt) : eq(fbaWarehouses.id, id),
          named(searchValue, fbaWarehouses.code, fbaWarehouses.city, fbaWarehouses.zip),
        ),
      )
      .orderBy(asc(fbaWarehouses.code))
      .limit(MOST),
};

async function all(db: Db, type: DictionaryType): Promise<Out<Calls['dictionaryItems']>> {
  const list = await db
    .select({
      id: items.id,
      value: items.value,
      nameCn: items.nameCn,
      nameEn: items.nameEn,
      active: items.active,
      place: items.place,
      revision: items.revision,
    })
    .from(items)
    .where(and(eq(items.type, type), isNull(items.removedAt)))
    .orderBy(...inOrder);
  return { list };
}

async function save(db: Db, { id, revision, requestId, place = null, ...said }: In<Calls['saveDictionaryItem']>) {
  const values = { ...said, place };
  return db.transaction(async (tx) => {
    const { type, ...names } = values;
    const asked = { id, revision, requestId };
    const saving = { table: items, unique: ['type', 'value'], taken: 'entryTaken' } as const;
    if (id !== undefined) return saveRow(tx, asked, { ...saving, values: names });
    // Two that add at once get a number each.
    await tx.execute(sql`select pg_advisory_xact_lock(7416205)`);
    const [last] = await tx
      .select({ value: max(items.value) })
      .from(items)
      .where(eq(items.type, type));
    return saveRow(tx, asked, { ...saving, values: { type, ...names, value: (last?.value ?? 0) + 1 } });
  });
}

export const lists = ({ db }: Services): FileHandlers<'basedata', 'lists'> => ({
  dictionaries: ({ types }) => dictionaries(db, types),
  areas: ({ pid }) => below(db, pid),
  commonList: (asked) => COMMON[asked.kind](db, asked),
  dictionaryItems: ({ type }) => all(db, type),
  saveDictionaryItem: (asked) => save(db, asked),
});
