import type { contract, In, Out } from '@lading/api-client/contract';
import { and, asc, count, desc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { areas, fbaWarehouses as table } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { countryOf } from './countries.ts';
import { removeRows, saveRow } from './editing.ts';
import { regionOf } from './region.ts';

type Calls = typeof contract.basedata;
type Row = typeof table.$inferSelect;
type Country = typeof areas.$inferSelect;

const MOST = 50;
const there = isNull(table.removedAt);
const short = { id: table.id, code: table.code, state: table.state, city: table.city };

const shown = (row: Row, country: Country): Out<Calls['fbaById']> => ({
  id: row.id,
  code: row.code,
  countryId: row.countryId,
  countryCn: country.nameCn,
  countryEn: country.nameEn,
  state: row.state,
  city: row.city,
  district: row.district,
  zip: row.zip,
  address: row.address,
  type: row.type,
  region: row.region,
  status: row.status,
  note: row.note,
  hot: row.hot,
  zone: country.code === 'US' ? row.zip.charAt(0) : '',
  latitude: row.latitude,
  longitude: row.longitude,
  revision: row.revision,
  site: row.site,
});

const withCountry = (db: Db) =>
  db
    .select({ row: table, country: areas, total: total() })
    .from(table)
    .innerJoin(areas, eq(areas.id, table.countryId))
    .$dynamic();

/** Codes and zips are typed from their beginning. */
const begins = (typed: string) => containing(typed).slice(1);

const holding = (typed: string): SQL | undefined => {
  if (typed === '') return undefined;
  const within = containing(typed);
  return or(
    ...[table.code, table.zip].map((column) => ilike(column, begins(typed))),
    ...[table.city, table.district, table.address].map((column) => ilike(column, within)),
  );
};

async function ids(
  db: Db,
  { searchValue, countryId }: In<Calls['fbaWarehouseIds']>,
): Promise<Out<Calls['fbaWarehouseIds']>> {
  const rows = await db
    .select({ ...short, countryId: areas.id, nameCn: areas.nameCn, nameEn: areas.nameEn })
    .from(table)
    .innerJoin(areas, eq(areas.id, table.countryId))
    .where(and(there, holding(searchValue), countryId === undefined ? undefined : eq(table.countryId, countryId)))
    .orderBy(desc(ilike(table.code, begins(searchValue))), desc(table.hot), asc(table.code))
    .limit(MOST);
  const countries = new Map(rows.map(({ countryId: id, nameCn, nameEn }) => [id, { countryId: id, nameCn, nameEn }]));
  return [...countries.values()].map((country) => ({
    ...country,
    list: rows
      .filter((row) => row.countryId === country.countryId)
      .map(({ id, code, state, city }) => ({ id, code, state, city })),
  }));
}

async function page(db: Db, { current, size, searchValue, countryId, state }: In<Calls['fbaPage']>) {
  const wanted = and(
    there,
    holding(searchValue),
    countryId === undefined ? undefined : eq(table.countryId, countryId),
    state === '' ? undefined : ilike(table.state, containing(state)),
  );
  const rows = await withCountry(db)
    .where(wanted)
    .orderBy(asc(table.code), asc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const all = rows[0]?.total ?? (current > 1 ? await db.$count(table, wanted) : 0);
  return { records: rows.map(({ row, country }) => shown(row, country)), total: all };
}

async function byId(db: Db, id: number): Promise<Out<Calls['fbaById']>> {
  const [found] = await withCountry(db).where(and(there, eq(table.id, id)));
  if (!found) throw notFound();
  return shown(found.row, found.country);
}

async function save(db: Db, { id, revision, requestId, ...values }: In<Calls['saveFbaWarehouse']>) {
  const country = await countryOf(db, values.countryId);
  const { latitude = null, longitude = null, site = null } = values;
  const region = regionOf(country.code, values.zip, values.state);
  return saveRow(
    db,
    { id, revision, requestId },
    {
      table,
      values: { ...values, latitude, longitude, site, region },
      unique: ['countryId', 'code'],
      taken: 'codeTaken',
    },
  );
}

export const fba = ({ db }: Services): FileHandlers<'basedata', 'fba'> => ({
  fbaWarehouseIds: (asked) => ids(db, asked),
  async fbaCountries() {
    const many = count();
    return db
      .select({ id: areas.id, nameCn: areas.nameCn, nameEn: areas.nameEn, code: areas.code, count: many })
      .from(table)
      .innerJoin(areas, eq(areas.id, table.countryId))
      .where(there)
      .groupBy(areas.id)
      .orderBy(desc(many), asc(areas.nameEn));
  },
  fbaByCountry: async ({ countryId }) =>
    db
      .select(short)
      .from(table)
      .where(and(there, eq(table.countryId, countryId)))
      .orderBy(asc(table.code)),
  fbaPage: (asked) => page(db, asked),
  fbaById: ({ id }) => byId(db, id),
  async fbaHot({ size }) {
    const rows = await withCountry(db).where(and(there, table.hot)).orderBy(asc(table.code)).limit(size);
    return rows.map(({ row, country }) => shown(row, country));
  },
  saveFbaWarehouse: (asked) => save(db, asked),
  deleteFbaWarehouse: ({ ids: which }) => removeRows(db, table, which),
});
