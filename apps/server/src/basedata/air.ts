import type { contract, In, Out } from '@lading/api-client/contract';
import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { airlines, airRoutes, areas, ports } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { badInput, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { countryOf } from './countries.ts';
import { removeRows, saveRow } from './editing.ts';
import { laneOf } from './lanes.ts';
import { shownPort } from './port-lists.ts';

type Calls = typeof contract.basedata;
type Port = typeof ports.$inferSelect;

const holding = (typed: string, ...columns: PgColumn[]): SQL | undefined =>
  typed === '' ? undefined : or(...columns.map((column) => ilike(column, containing(typed))));
const one = (column: PgColumn, id: number | undefined) => (id === undefined ? undefined : eq(column, id));
/** How many rows there are, where a page behind the last one tells nothing of it. */
const allOf = async (rows: readonly { total: number }[], current: number, counted: () => Promise<number>) =>
  rows[0]?.total ?? (current > 1 ? counted() : 0);

async function airlinePage(db: Db, { current, size, keyword }: In<Calls['airlinePage']>) {
  const wanted = and(
    isNull(airlines.removedAt),
    holding(keyword, airlines.code, airlines.prefix, airlines.nameCn, airlines.nameEn),
  );
  const rows = await db
    .select({
      id: airlines.id,
      code: airlines.code,
      prefix: airlines.prefix,
      nameCn: airlines.nameCn,
      nameEn: airlines.nameEn,
      logo: airlines.logo,
      revision: airlines.revision,
      total: total(),
    })
    .from(airlines)
    .where(wanted)
    .orderBy(asc(airlines.code))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ total: _, ...record }) => record);
  return { records, total: await allOf(rows, current, () => db.$count(airlines, wanted)) };
}

async function airportPage(
  db: Db,
  { current, size, keyword, countryId }: In<Calls['airportPage']>,
): Promise<Out<Calls['airportPage']>> {
  const wanted = and(
    eq(ports.kind, 'air'),
    isNull(ports.removedAt),
    one(ports.countryId, countryId),
    holding(keyword, ports.code, ports.nameCn, ports.nameEn, ports.city, ports.initials),
  );
  const rows = await db
    .select({ row: ports, country: areas, total: total() })
    .from(ports)
    .innerJoin(areas, eq(areas.id, ports.countryId))
    .where(wanted)
    .orderBy(desc(eq(ports.code, keyword.toUpperCase())), asc(ports.code))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row, country }) => ({
    ...shownPort(row),
    countryCn: country.nameCn,
    countryEn: country.nameEn,
    revision: row.revision,
  }));
  return { records, total: await allOf(rows, current, () => db.$count(ports, wanted)) };
}

const ended = ({ id, code, nameCn, nameEn }: Port) => ({ id, portCode: code, nameCn, nameEn });

async function routePage(
  db: Db,
  { current, size, startId, endId, airlineId }: In<Calls['airRoutePage']>,
): Promise<Out<Calls['airRoutePage']>> {
  const [starts, ends] = [alias(ports, 'starts'), alias(ports, 'ends')];
  const wanted = and(
    isNull(airRoutes.removedAt),
    one(airRoutes.startId, startId),
    one(airRoutes.endId, endId),
    one(airRoutes.airlineId, airlineId),
  );
  const rows = await db
    .select({ row: airRoutes, start: starts, end: ends, airline: airlines, total: total() })
    .from(airRoutes)
    .innerJoin(starts, eq(starts.id, airRoutes.startId))
    .innerJoin(ends, eq(ends.id, airRoutes.endId))
    .innerJoin(airlines, eq(airlines.id, airRoutes.airlineId))
    .where(wanted)
    .orderBy(asc(starts.code), asc(ends.code), asc(airlines.code), asc(airRoutes.id))
    .limit(size)
    .offset((current - 1) * size);
  const on = [...new Set(rows.flatMap(({ row }) => row.viaIds))];
  const via = on.length === 0 ? [] : await db.select().from(ports).where(inArray(ports.id, on));
  const records = rows.map(({ row, start, end, airline }) => ({
    id: row.id,
    start: ended(start),
    end: ended(end),
    flightNo: row.flightNo,
    days: row.days,
    airline: { id: airline.id, code: airline.code, nameCn: airline.nameCn, nameEn: airline.nameEn },
    via: row.viaIds.flatMap((id) => via.filter((port) => port.id === id).map(ended)),
    transitHours: row.transitHours,
    aircraft: row.aircraft,
    active: row.active,
    revision: row.revision,
  }));
  return { records, total: await allOf(rows, current, () => db.$count(airRoutes, wanted)) };
}

async function saveAirport(db: Db, { id, revision, requestId, ...values }: In<Calls['saveAirport']>) {
  const country = await countryOf(db, values.countryId);
  const { initials, nameCn } = values;
  const whole = { ...values, kind: 'air', lane: laneOf(country.code), initials: initials.toLowerCase() };
  // The spelling of another name is not known here.
  const changed = { pinyin: sql`case when ${ports.nameCn} = ${nameCn} then ${ports.pinyin} else '' end` };
  return saveRow(
    db,
    { id, revision, requestId },
    { table: ports, values: whole, changed, unique: ['kind', 'code'], taken: 'codeTaken' },
  );
}

async function saveRoute(db: Db, { id, revision, requestId, ...values }: In<Calls['saveAirRoute']>) {
  const { startId, endId, viaIds, airlineId } = values;
  if (startId === endId) throw refused('sameEnds', {}, 'endId');
  const ids = [...new Set([startId, endId, ...viaIds])];
  const known = await db
    .select({ id: ports.id })
    .from(ports)
    .where(and(inArray(ports.id, ids), eq(ports.kind, 'air'), isNull(ports.removedAt)));
  const isKnown = (port: number) => known.some((row) => row.id === port);
  if (!isKnown(startId)) throw badInput('startId');
  if (!isKnown(endId)) throw badInput('endId');
  if (!viaIds.every(isKnown)) throw badInput('viaIds');
  if ((await db.$count(airlines, and(eq(airlines.id, airlineId), isNull(airlines.removedAt)))) === 0)
    throw badInput('airlineId');
  const { transitHours = null, days } = values;
  const whole = { ...values, transitHours, days: [...new Set(days)].sort() };
  return saveRow(
    db,
    { id, revision, requestId },
    { table: airRoutes, values: whole, unique: ['id'], taken: 'codeTaken' },
  );
}

/** Refuses as long as a flight names one of them. */
async function unused(db: Db, wanted: SQL | undefined): Promise<void> {
  const flights = await db.$count(airRoutes, and(isNull(airRoutes.removedAt), wanted));
  if (flights > 0) throw refused('flightsLeft', { count: flights });
}

export const air = ({ db }: Services): FileHandlers<'basedata', 'air'> => ({
  airlinePage: (asked) => airlinePage(db, asked),
  saveAirline: ({ id, revision, requestId, ...values }) =>
    saveRow(db, { id, revision, requestId }, { table: airlines, values, unique: ['code'], taken: 'codeTaken' }),
  async deleteAirlines({ ids }) {
    await unused(db, inArray(airRoutes.airlineId, ids));
    return removeRows(db, airlines, ids);
  },
  airportPage: (asked) => airportPage(db, asked),
  saveAirport: (asked) => saveAirport(db, asked),
  async deleteAirports({ ids }) {
    await unused(db, or(inArray(airRoutes.startId, ids), inArray(airRoutes.endId, ids)));
    return removeRows(db, ports, ids);
  },
  airRoutePage: (asked) => routePage(db, asked),
  saveAirRoute: (asked) => saveRoute(db, asked),
  deleteAirRoutes: ({ ids }) => removeRows(db, airRoutes, ids),
});
