import { type Arg, contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fclRates, messages, RATE_STATUS, securityLog } from '../database/schema.ts';
import { addDrawnCase } from '../testing/drawn-case.ts';
import { addLane, addRate, dayFromNow, type Lane } from '../testing/freight.ts';
import { draftOf } from '../testing/rate-desk.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight } = contract;
let server: Awaited<ReturnType<typeof startServer>>;
let world: World;
let lane: Lane;
let token: string;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  await addDrawnCase(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  token = await world.someone('staff', ['rate:edit']);
  await world.call(freight.discardRates, {}, token);
  lane = await addLane(world);
});

type Saving = Arg<typeof freight.saveRateDraft>;
const save = async (rows: Saving['rows'], who = token) => (await world.call(freight.saveRateDraft, { rows }, who)).data;
const price = (id: number, value: string, from = '2310.00', revision = 1) => ({
  id,
  revision,
  cells: [{ column: 'p3', from, value }],
});
const publish = async (more: Partial<Arg<typeof freight.publishRates>> = {}) =>
  world.call(freight.publishRates, { version: await draftOf(world, 'fcl'), ...more }, token);
const sold = async () => {
  const containers = [{ ctnType: 3, count: 1 }];
  const { data } = await world.call(freight.fclVisitor, { polId: lane.polId, podId: lane.podId, containers });
  return data.records.map(({ id, version, prices }) => ({ id, version, list: prices[0]?.price }));
};
const page = async () => (await world.call(freight.rateDraft, { polId: lane.polId }, token)).data;
const cellOf = (data: Awaited<ReturnType<typeof page>>, at: number, column: string) =>
  data.records[at]?.values[data.columns.findIndex(({ id }) => id === column)];

describe('the draft', () => {
  it('holds what was written until it is published as the next version', async () => {
    const id = await addRate(world, lane);
    const version = await draftOf(world, 'fcl');
    const saved = await save([price(id, '2,360')]);
    expect(saved.rows).toMatchObject([{ clashes: [], faults: [], row: { id, edited: ['p3'], state: 'live' } }]);
    expect(saved.changes).toEqual({ rows: 1, cells: 1 });
    expect(cellOf(await page(), 0, 'p3')).toBe('2360.00');
    expect(await sold()).toEqual([{ id, version: 38, list: '2380.00' }]);

    expect((await publish({ note: '旺季' })).data).toEqual({ version, rows: 1, cells: 1 });
    // The rules of the sheet of the draft: none, so the list price is that of members.
    expect(await sold()).toEqual([{ id, version, list: '2360.00' }]);
    const { changes, draft, live } = await page();
    expect({ changes, draft, live: live?.version }).toEqual({
      changes: { rows: 0, cells: 0 },
      draft: version + 1,
      live: version,
    });
    const { data } = await world.call(freight.rateVersions, {}, token);
    expect(data.list.slice(0, 2)).toMatchObject([
      { version: version + 1, state: 'draft', rows: 0 },
      { version, state: 'live', rows: 1, cells: 1, note: '旺季' },
    ]);
  });

  it('forgets a cell that is written back, and the whole of it when asked to', async () => {
    const id = await addRate(world, lane);
    await save([price(id, '2360')]);
    expect((await save([price(id, '2310', '2360.00', 2)])).changes.rows).toBe(0);
    await save([price(id, '2400', '2310.00', 3)]);
    const added = await save([{ requestId: 'new-row-1', cells: fresh() }]);
    expect(added.changes).toEqual({ rows: 2, cells: 2 });
    expect((await world.call(freight.discardRates, {}, token)).data).toEqual({ rows: 2 });
    expect((await page()).records).toHaveLength(1);
    expect(cellOf(await page(), 0, 'p3')).toBe('2310.00');
  });

  it('leaves what somebody else has changed since, and takes what he has not touched', async () => {
    const id = await addRate(world, lane);
    await save([price(id, '2360')], await world.someone('staff', ['rate:edit']));
    const late = {
      id,
      revision: 1,
      cells: [
        { column: 'p3', from: '2310.00', value: '2400' },
        { column: 'transit', from: '14', value: '15' },
      ],
    };
    const { rows } = await save([late]);
    expect(rows).toMatchObject([{ clashes: ['p3'], row: { edited: ['p3', 'transit'] } }]);
    expect(cellOf(await page(), 0, 'p3')).toBe('2360.00');
    expect(cellOf(await page(), 0, 'transit')).toBe('15');
  });

  it('says which cell is no value, and keeps the others of the row', async () => {
    const id = await addRate(world, lane);
    const cells = [
      { column: 'p3', from: '2310.00', value: '2,98O' },
      { column: 'pod', from: '', value: 'HAMBURG OLD' },
      { column: 'days', from: '1,2,3,4,5,6,7', value: '周四,sun' },
    ];
    const { rows } = await save([{ id, revision: 1, cells }]);
    expect(rows[0]?.faults.map(({ column }) => column)).toEqual(['p3', 'pod']);
    expect(cellOf(await page(), 0, 'days')).toBe('4,7');
  });

  it('adds a row once for each sending', async () => {
    const row = { requestId: 'new-row-2', cells: fresh() };
    const [first, second] = [await save([row]), await save([row])];
    expect(first.rows[0]?.row).toMatchObject({ state: 'draft' });
    expect(second.rows[0]?.row?.id).toBe(first.rows[0]?.row?.id);
    expect(await sold()).toEqual([]);
    await publish();
    expect(await sold()).toMatchObject([{ id: first.rows[0]?.row?.id, list: '2500.00' }]);
    const short = await save([{ requestId: 'new-row-3', cells: fresh().slice(0, 3) }]);
    expect(short.rows[0]?.row).toBeNull();
    expect(short.rows[0]?.faults.map(({ column }) => column)).toContain('from');
  });
});

const code = async (id: number) => {
  const { ports } = await import('../database/schema.ts');
  const [row] = await world.db.select({ code: ports.code }).from(ports).where(eq(ports.id, id));
  return row?.code ?? '';
};
let ends: { pol: string; pod: string };
beforeEach(async () => {
  ends = { pol: await code(lane.polId), pod: await code(lane.podId) };
});
const fresh = () =>
  Object.entries({
    ...ends,
    carrier: '1',
    lane: 'USWC',
    days: '1,2,3,4,5,6,7',
    transit: '14',
    p3: '2500',
    currency: 'USD',
    from: dayFromNow(0),
    to: dayFromNow(30),
    space: 'open',
    service: 'AAC9',
  }).map(([column, value]) => ({ column, from: '', value }));

describe('publishing', () => {
  it('refuses what is wrong, and asks twice about what is odd', async () => {
    const id = await addRate(world, lane);
    await save([price(id, '231')]);
    const { data } = await world.call(freight.rateChanges, {}, token);
    expect(data).toMatchObject({ rows: 1, list: [{ column: 'p3', before: '2310.00', after: '231.00', jump: '-90' }] });
    expect(data.warnings).toMatchObject([{ id, column: 'p3' }]);
    expect((await publish()).code).toBe('0');
    expect(await sold()).toMatchObject([{ list: '2380.00' }]);
    const cells = [{ column: 'to', from: dayFromNow(30), value: dayFromNow(-20) }];
    await save([{ id, revision: 2, cells }]);
    expect((await world.call(freight.rateChanges, {}, token)).data.faults).toMatchObject([{ id, column: 'to' }]);
    expect((await publish({ looked: true })).code).toBe('0');
    await save([{ id, revision: 3, cells: [{ column: 'to', from: dayFromNow(-20), value: dayFromNow(20) }] }]);
    expect((await publish({ looked: true })).code).toBe('1');
  });

  it('tells of two rows that are the same on a day', async () => {
    await addRate(world, lane, { serviceCode: 'AAC9' });
    await save([{ requestId: 'new-row-4', cells: fresh() }]);
    const warnings = async () =>
      (await world.call(freight.rateChanges, {}, token)).data.warnings.map(({ column }) => column);
    expect(await warnings()).toEqual(['from']);
    const [row] = (await page()).records.filter(({ state }) => state === 'draft');
    const later = [
      { column: 'from', from: dayFromNow(0), value: dayFromNow(31) },
      { column: 'to', from: dayFromNow(30), value: dayFromNow(60) },
    ];
    await save([{ id: row?.id, revision: row?.revision, cells: later }]);
    expect(await warnings()).toEqual([]);
  });

  it('is done by one of two, and takes rows back', async () => {
    const id = await addRate(world, lane);
    const version = await draftOf(world, 'fcl');
    await save([{ id, revision: 1, cells: [{ column: 'status', from: 'live', value: 'withdrawn' }] }]);
    expect(await sold()).toHaveLength(1);
    await publish();
    expect(await sold()).toEqual([]);
    expect((await world.call(freight.publishRates, { version }, token)).code).toBe('0');
    expect((await publish()).code).toBe('0');
    const noted = async () => {
      const where = and(eq(securityLog.event, 'ratesPublished'));
      return (await world.db.select().from(securityLog).where(where)).map(
        ({ detail }) => (detail as { version?: number }).version,
      );
    };
    await expect.poll(noted).toContain(version);
  });

  it('puts the rules of the levels on all rows', async () => {
    await addRate(world, lane, { sheetId: lane.sheetId });
    const id = await addRate(world, lane);
    await save([price(id, '2300')]);
    await publish();
    await world.call(freight.saveRateRules, { listAdd: '90.00', vipLess: '40.00' }, token);
    expect((await publish()).code).toBe('1');
    expect((await sold()).map(({ list }) => list).sort()).toEqual(['2380.00', '2390.00']);
    await world.call(freight.saveRateRules, { listAdd: '0.00', vipLess: '0.00' }, token);
    await publish();
  });
});

it('goes back to a version by a draft, which nobody has to publish', async () => {
  const id = await addRate(world, lane);
  await save([price(id, '2350')]);
  const base = await draftOf(world, 'fcl');
  await publish();
  await save([price(id, '2400', '2350.00', 4), { requestId: 'new-row-5', cells: fresh() }]);
  await publish();
  const restored = () => world.call(freight.restoreRates, { version: base }, token);
  expect((await restored()).data).toEqual({ rows: 2 });
  expect((await restored()).code).toBe('0');
  expect(await sold()).toHaveLength(2);
  await publish();
  expect(await sold()).toMatchObject([{ id, list: '2350.00' }]);
  const rows = await world.db.select().from(fclRates).where(eq(fclRates.polId, lane.polId));
  expect(rows.map(({ status }) => status).sort()).toEqual([RATE_STATUS.live, RATE_STATUS.withdrawn]);
});

it('tells whoever follows a rate that it has become cheaper', async () => {
  const id = await addRate(world, lane);
  const member = await world.someone('customer', ['rate:follow', 'message:view']);
  await world.call(freight.followRate, { rateId: id, followed: true }, member);
  const told = async () =>
    (await world.db.select().from(messages)).filter(({ customerId }) => customerId === world.ids.customer).length;
  const before = await told();
  await save([price(id, '2200')]);
  expect(await told()).toBe(before);
  await publish();
  expect(await told()).toBe(before + 1);
});
