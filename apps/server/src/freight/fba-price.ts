import { FBA_PRICE_STATUS, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { markedUpPrice } from '@lading/validators/freight';
import { and, asc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { countryOf } from '../basedata/countries.ts';
import { saveRow } from '../basedata/editing.ts';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { areas, type importJobs, fbaPrices as table } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { badInput, notFound, refused } from '../http/failure.ts';
import { clearErrors, errorPage } from '../importing/errors.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { offers } from './fba-offers.ts';
import { shownCountry } from './fba-place.ts';

type Calls = PortalContract['freight'];
type Row = typeof table.$inferSelect;
type Kept = Out<Calls['fbaPriceById']>;
type Job = typeof importJobs.$inferSelect;

const there = isNull(table.removedAt);

function kept(
  { editedAt, removedAt: _, requestId: __, extras, ...row }: Row,
  country: typeof areas.$inferSelect,
): Kept {
  return {
    ...row,
    extras: extras.map((extra) => ({ ...extra, goodsTypes: [...extra.goodsTypes] })),
    country: shownCountry(country),
    editedAt: editedAt && isoInstant(editedAt),
  };
}

const withCountry = (db: Db) =>
  db
    .select({ row: table, country: areas, total: total() })
    .from(table)
    .innerJoin(areas, eq(areas.id, table.countryId))
    .$dynamic();

async function page(db: Db, asked: In<Calls['fbaPricePage']>): Promise<Out<Calls['fbaPricePage']>> {
  const { current, size, mode, countryId, warehouseId, status, keyword } = asked;
  const word = containing(keyword);
  const columns = [table.channelName, table.channelNameEn, table.serviceCode, table.carrier];
  const wanted = and(
    there,
    mode === undefined ? undefined : eq(table.mode, mode),
    countryId === undefined ? undefined : eq(table.countryId, countryId),
    status === undefined ? undefined : eq(table.status, status),
    warehouseId === undefined ? undefined : sql`${table.warehouseIds} @> ${JSON.stringify([warehouseId])}::jsonb`,
    keyword === '' ? undefined : or(...columns.map((column) => ilike(column, word))),
  );
  const rows = await withCountry(db)
    .where(wanted)
    .orderBy(asc(table.mode), asc(table.countryId), asc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const all = rows[0]?.total ?? (current > 1 ? await db.$count(table, wanted) : 0);
  return { records: rows.map(({ row, country }) => kept(row, country)), total: all };
}

async function byId(db: Db, id: number): Promise<Kept> {
  const [found] = await withCountry(db).where(and(there, eq(table.id, id)));
  if (!found) throw notFound();
  return kept(found.row, found.country);
}

/** What no price list can say. */
function insist(values: Pick<Row, 'validFrom' | 'validTo' | 'transitMin' | 'transitMax' | 'breaks'>): void {
  if (values.validFrom > values.validTo) throw refused('fbaDays', {}, 'validTo');
  if (values.transitMin > values.transitMax) throw refused('fbaTransit', {}, 'transitMax');
  const from = values.breaks.map(({ fromKg }) => fromKg);
  if (new Set(from).size < from.length) throw refused('fbaBreaks', {}, 'breaks');
  if (values.breaks.some(({ price }) => compareDecimal(price, '0') <= 0)) throw refused('fbaPriceLow', {}, 'breaks');
}

async function save(db: Db, { id, revision, requestId, ...asked }: In<Calls['saveFbaPrice']>) {
  await countryOf(db, asked.countryId);
  insist(asked);
  const values = { ...asked, breaks: [...asked.breaks].sort((a, b) => a.fromKg - b.fromKg) };
  return saveRow(db, { id, revision, requestId }, { table, values, unique: ['id'], taken: 'codeTaken' });
}

/** The rows of some ids, held until the end; 404 where one is missing. */
async function locked(tx: Db, ids: readonly number[]): Promise<Row[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select()
    .from(table)
    .where(and(there, inArray(table.id, wanted)))
    .orderBy(asc(table.id))
    .for('update');
  if (rows.length < wanted.length) throw notFound();
  return rows;
}

const touched = () => ({ editedAt: new Date(), revision: sql`${table.revision} + 1` });

async function update(
  db: Db,
  { ids, patch, dryRun }: In<Calls['updateFbaPrices']>,
): Promise<Out<Calls['updateFbaPrices']>> {
  const { delta, percent, validTo } = patch;
  if (delta !== undefined && percent !== undefined) throw badInput('patch.percent');
  if (delta === undefined && percent === undefined && !validTo) throw badInput('patch');
  const markUp =
    delta !== undefined ? [{ code: 'OF', add: delta }] : percent !== undefined ? [{ code: 'OF', percent }] : [];
  return db.transaction(async (tx) => {
    const rows = (await locked(tx, ids)).map((row) => {
      const price = (one: string) => markedUpPrice(one, 'OF', row.currency, markUp);
      const after = row.breaks.map((one) => ({ fromKg: one.fromKg, price: price(one.price) }));
      return { row, after, validTo: validTo || row.validTo };
    });
    for (const { row, after, validTo: last } of rows) insist({ ...row, breaks: after, validTo: last });
    if (!dryRun)
      for (const { row, after, validTo: last } of rows)
        await tx
          .update(table)
          .set({ breaks: after, validTo: last, ...touched() })
          .where(eq(table.id, row.id));
    const shown = rows.map(({ row, after, validTo: last }) => ({
      id: row.id,
      before: row.breaks,
      after,
      validTo: last,
    }));
    return { updated: dryRun ? 0 : rows.length, rows: shown };
  });
}

async function setStatus(db: Db, { ids, status }: In<Calls['setFbaPriceStatus']>) {
  return db.transaction(async (tx) => {
    const rows = await locked(tx, ids);
    const others = rows.filter((row) => row.status !== status).map(({ id }) => id);
    if (others.length > 0)
      await tx
        .update(table)
        .set({ status, ...touched() })
        .where(inArray(table.id, others));
    return { updated: others.length };
  });
}

async function remove(db: Db, { ids }: In<Calls['deleteFbaPrices']>) {
  return db.transaction(async (tx) => {
    const rows = await locked(tx, ids);
    if (rows.some(({ status }) => status !== FBA_PRICE_STATUS.draft)) throw refused('fbaNoDraft', {}, 'ids');
    const gone = rows.map(({ id }) => id);
    await tx
      .update(table)
      .set({ removedAt: new Date(), ...touched() })
      .where(inArray(table.id, gone));
    return { deleted: gone.length };
  });
}

/** Its own imports alone: a job of another kind is none. */
function ownJob(job: Job | undefined): Job {
  if (job?.kind !== 'fbaPrice') throw notFound();
  return job;
}

export const fbaPrice = ({ db }: Services): FileHandlers<'freight', 'fbaPrice'> => ({
  fbaPricePage: (asked) => page(db, asked),
  fbaPriceById: ({ id }) => byId(db, id),
  saveFbaPrice: (asked) => save(db, asked),
  fbaImportErrors: async (asked, { language }, job) => errorPage(db, asked, ownJob(job), language),
  clearFbaImportErrors: async (_asked, _caller, job) => clearErrors(db, ownJob(job).id),
  updateFbaPrices: (asked) => update(db, asked),
  setFbaPriceStatus: (asked) => setStatus(db, asked),
  deleteFbaPrices: (asked) => remove(db, asked),
  fbaPrices: (asked, caller) => offers(db, asked, caller),
});
