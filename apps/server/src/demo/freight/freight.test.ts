import { count, countDistinct, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadBaseData } from '../../basedata/load.ts';
import type { Database } from '../../database/open.ts';
import {
  airRates,
  bids,
  customers,
  fbaEnquiries,
  fbaPrices,
  fclRates,
  follows,
  fudaPartners,
  fudaRates,
  importErrors,
  importJobs,
  lclRates,
  ports,
  quotes,
  quoteTemplates,
  rateChanges,
  rateEdits,
  rateSheets,
  surcharges,
  truckRates,
  wharves,
} from '../../database/schema.ts';
import { calendar } from '../../freight/calendar.ts';
import { offersForMember } from '../../freight/fuda-offers.ts';
import { search } from '../../freight/search.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { Visitor } from '../../user/session.ts';
import { wrappingBy } from '../../user/wrapping.ts';
import { loadDemo } from '../index.ts';

let database: Database;
let ends: { polId: number; podId: number };
let member: Visitor;
const idOf = async (code: string) =>
  (await database.db.select({ id: ports.id }).from(ports).where(eq(ports.code, code)))[0]?.id ?? 0;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadBaseData(database.db);
  await loadDemo(database.db);
  ends = { polId: await idOf('CNNGB'), podId: await idOf('USLAX') };
  const [haoyu] = await database.db.select().from(customers).where(eq(customers.code, 'HAOYU'));
  const [follow] = await database.db.select().from(follows).limit(1);
  member = { customerId: haoyu?.id ?? 0, userId: follow?.userId ?? 0, level: 0 } as Visitor;
  // The morning on which it was drawn.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:40:00+08:00') });
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

it('has twenty thousand rates on sixty lanes of twenty-five carriers', async () => {
  const { db } = database;
  const [all] = await db.select({ rates: count(), carriers: countDistinct(fclRates.shippingId) }).from(fclRates);
  expect(all).toMatchObject({ rates: 20_078, carriers: 25 });
  const lanes = await db.selectDistinct({ pol: fclRates.polId, pod: fclRates.podId }).from(fclRates);
  expect(lanes).toHaveLength(60);
  const spaces = await db.selectDistinct({ state: fclRates.spaceState }).from(fclRates);
  expect(spaces.map(({ state }) => state).sort()).toEqual(['full', 'limited', 'open', 'waitlist']);
  expect([await db.$count(lclRates), await db.$count(airRates)]).toEqual([180, 166]);
  expect([await db.$count(wharves), await db.$count(follows)]).toEqual([60, 19]);
  const states = await db.selectDistinct({ state: bids.state }).from(bids);
  expect(states.map(({ state }) => state).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await db.$count(bids)).toBe(26);
  expect(await db.$count(truckRates)).toBe(220);
  expect(await db.$count(surcharges)).toBe(140);
});

it('has three partners with a hundred and twenty rates in every state, and a sheet with seven mistakes', async () => {
  const { db } = database;
  expect([await db.$count(fudaPartners), await db.$count(fudaRates)]).toEqual([3, 120]);
  const states = await db.selectDistinct({ state: fudaRates.auditState }).from(fudaRates);
  expect(states.map(({ state }) => state).sort()).toEqual([1, 2, 3, 4, 5]);
  const [job] = await db.select().from(importJobs).where(eq(importJobs.kind, 'fudaRate'));
  expect(job).toMatchObject({ kind: 'fudaRate', ok: 40, failed: 7 });
  expect(await db.$count(importErrors, eq(importErrors.jobId, job?.id ?? 0))).toBe(7);
  const wrapping = wrappingBy(undefined);
  const { records, total } = await offersForMember(
    { db, wrapping },
    { ...ends, current: 1, size: 10 },
    {
      visitor: { ...member, customerId: member.customerId ?? 0 },
      language: 'zh-CN',
    },
  );
  expect([total, new Set(records.map(({ partner }) => partner.code)).size]).toEqual([7, 3]);
  expect(records.every(({ charges }) => charges.predicted !== null)).toBe(true);
});

it('has sheets that staff have brought: of every kind, one with forty mistakes and one that failed', async () => {
  const jobs = await database.db.select().from(importJobs).where(isNull(importJobs.customerId));
  expect(new Set(jobs.map(({ kind }) => kind)).size).toBe(7);
  expect(jobs.map(({ failed }) => failed).sort((a, b) => b - a)).toEqual([46, 40, 4, 0, 0, 0, 0]);
});

it('has versions to go back to, with who and when, and a draft of six rows that are changed', async () => {
  const { db } = database;
  const list = await db.select().from(rateSheets).where(eq(rateSheets.mode, 'fcl')).orderBy(rateSheets.version);
  expect(list.map(({ version, status }) => [version, status])).toEqual([
    [36, 3],
    [37, 3],
    [38, 2],
    [39, 1],
  ]);
  expect(list.slice(0, 3).every(({ publishedBy, publishedAt }) => publishedBy !== null && publishedAt !== null)).toBe(
    true,
  );
  expect(await db.$count(rateEdits)).toBe(6);
  expect(await db.$count(rateChanges)).toBe(60);
  expect(await db.$count(fclRates, eq(fclRates.status, 3))).toBe(2);
});

it('has prices to FBA sites of every mode and status, and enquiries in every state', async () => {
  const { db } = database;
  const modes = await db.selectDistinct({ mode: fbaPrices.mode }).from(fbaPrices).orderBy(fbaPrices.mode);
  expect(modes.map(({ mode }) => mode)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await db.$count(fbaPrices)).toBe(260);
  expect(await db.$count(fbaPrices, eq(fbaPrices.status, 1))).toBe(14);
  const states = await db.selectDistinct({ state: fbaEnquiries.state }).from(fbaEnquiries).orderBy(fbaEnquiries.state);
  expect(states.map(({ state }) => state)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await db.$count(fbaEnquiries)).toBe(18);
});

it('has the calendar that was drawn', async () => {
  const asked = { ...ends, ctnType: 3, from: '2026-11-23', days: 12 };
  const { list } = await calendar(database.db, asked, member);
  expect(list.map(({ day, minPrice }) => [day.slice(5), minPrice])).toEqual([
    ['11-23', null],
    ['11-24', null],
    ['11-25', '3560.00'],
    ['11-26', '2310.00'],
    ['11-27', '2420.00'],
    ['11-28', '2365.00'],
    ['11-29', '2340.00'],
    ['11-30', null],
    ['12-01', null],
    ['12-02', '3560.00'],
    ['12-03', '2310.00'],
    ['12-04', '2395.00'],
  ]);
});

it('has the six channels that were drawn, with their sums', async () => {
  const asked = { ...ends, containers: [{ ctnType: 3, count: 2 }], shippingIds: [], sort: 'total' as const };
  const services = { db: database.db, wrapping: wrappingBy(undefined) };
  const { records, found } = await search(
    services,
    { ...asked, current: 1, size: 10 },
    { visitor: member, language: 'en-US' },
  );
  expect(found).toBe(6);
  expect(
    records.map((row) => [row.shipping.nameEn, row.etd.slice(5), row.prices.at(-1)?.listPrice, row.predicted?.amount]),
  ).toEqual([
    ['COSCO SHIPPING', '11-26', '2380.00', '5180.35'],
    ['YANG MING', '11-29', '2410.00', '5240.35'],
    ['ONE', '11-28', '2435.00', '5290.35'],
    ['ZIM', '12-04', '2465.00', '5350.35'],
    ['ZIM', '11-27', '2490.00', '5400.35'],
    ['MATSON', '11-25', '3680.00', '7680.35'],
  ]);
  expect(records[0]).toMatchObject({ cutoffs: { doc: '2026-11-21T17:00:00+08:00' }, eta: '2026-12-10', direct: true });
});

it('has nothing where nothing sails', async () => {
  const lane = { polId: await idOf('CNLYG'), podId: await idOf('BRSSZ') };
  const { list } = await calendar(database.db, { ...lane, ctnType: 3, from: '2026-11-20', days: 14 }, member);
  expect(list.every(({ state }) => state === 'noSailing')).toBe(true);
});

it('shows prices of other lanes that change from week to week', async () => {
  const lane = { polId: await idOf('CNSHA'), podId: await idOf('DEHAM') };
  const { list } = await calendar(database.db, { ...lane, ctnType: 3, from: '2026-11-23', days: 42 }, member);
  const prices = list.flatMap(({ minPrice }) => minPrice ?? []);
  expect(prices.length).toBeGreaterThan(20);
  expect(new Set(prices).size).toBeGreaterThan(15);
});

it('has quotations of every kind and state, made by what makes every other', async () => {
  const { db } = database;
  const rows = await db.select().from(quotes).orderBy(quotes.id);
  expect(rows).toHaveLength(22);
  expect([...new Set(rows.map(({ mode }) => mode))].sort()).toEqual(['air', 'fba', 'fcl', 'lcl']);
  const today = '2026-11-20';
  expect(rows.some(({ validTo }) => validTo === today)).toBe(true);
  expect(rows.some(({ validTo }) => validTo < today)).toBe(true);
  expect(rows.some(({ validTo }) => validTo > today)).toBe(true);
  expect(rows.every(({ said, total, bytes }) => said && total && bytes === null)).toBe(true);
  expect(await db.$count(quoteTemplates)).toBe(3);
});
