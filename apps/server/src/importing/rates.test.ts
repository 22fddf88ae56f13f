import { contract, IMPORT_STATE } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ports } from '../database/schema.ts';
import { addDrawnCase } from '../testing/drawn-case.ts';
import { addLane, addRate, dayFromNow } from '../testing/freight.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { KINDS } from './kinds.ts';
import { runImport } from './run.ts';

const { importing, freight } = contract;
let server: TestServer;
let world: World;
let token: string;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  await addDrawnCase(world);
  token = await world.someone('staff', ['rate:edit']);
});
afterAll(() => world.close());

const codeOf = async (id: number) =>
  (await world.db.select({ code: ports.code }).from(ports).where(eq(ports.id, id)))[0]?.code ?? '';
const HEAD = '起运港,目的港,航线,船公司,航线代码,船期,航程,40HQ,币种,有效期自,有效期至,舱位';

it('puts the good rows of a carrier into the draft, changes what is there, and repairs the rest', async () => {
  const lane = await addLane(world);
  const id = await addRate(world, lane);
  const [pol, pod] = [await codeOf(lane.polId), await codeOf(lane.podId)];
  const line = (service: string, price: string, from = dayFromNow(-1), to = dayFromNow(30), port = pod) =>
    [pol, port, 'USWC', 'SOME LINE', service, '周四', '14', price, 'USD', from, to, 'open'].join(',');
  const rows = [
    HEAD,
    line('AAC2', '2360').replace('SOME LINE', 'some'),
    line('NEW1', '"1,900"'),
    line('NEW2', '"2,98O"'),
    line('NEW3', '2000', '2026-11-01', '2026-11-31'),
    line('NEW4', '2000', dayFromNow(0), dayFromNow(9), `${pod} OLD`),
    line('NEW1', '1950'),
  ];
  const file = new File([rows.join('\n')], 'carrier.csv', { type: 'text/csv' });
  const { jobId } = (await server.call(importing.uploadImportFile, { kind: 'fclRate', file }, token)).data;
  await runImport(world, { id: jobId });
  const job = async () => (await server.call(importing.importJob, { jobId }, token)).data;
  expect(await job()).toMatchObject({ state: IMPORT_STATE.errors, ok: 2, failed: 4 });
  const { records } = (await server.call(importing.importErrors, { jobId, size: 20 }, token)).data;
  expect(records.map(({ column, suggestion }) => `${column} ${suggestion}`)).toEqual([
    'p3 2980',
    'to 2026-11-30',
    `pod ${pod}`,
    'pol null',
  ]);
  const draft = async () => {
    const { data } = await world.call(freight.rateDraft, { polId: lane.polId }, token);
    const at = (column: string) => data.columns.findIndex(({ id }) => id === column);
    return data.records.map(({ id: of, state, values }) => ({
      old: of === id,
      state,
      service: values[at('service')],
      price: values[at('p3')],
    }));
  };
  expect(await draft()).toEqual([
    { old: true, state: 'live', service: 'AAC2', price: '2360.00' },
    { old: false, state: 'draft', service: 'NEW1', price: '1900.00' },
  ]);
  await server.call(importing.acceptImportRepairs, { jobId }, token);
  await runImport(world, { id: jobId });
  expect(await job()).toMatchObject({ ok: 6, failed: 0 });
  expect((await draft()).length).toBe(5);
});

it('gives a template for every sheet, whose example can be read', async () => {
  for (const name of ['fclRate', 'surcharge', 'lclRate', 'airRate', 'truckRate', 'declareRate'] as const) {
    const { columns, choices } = KINDS[name];
    expect(Object.values(columns).some(({ required }) => required)).toBe(true);
    const lists = await choices(world.db, 'en-US', { userId: 1, customerId: null });
    for (const list of Object.values(lists)) expect(list.length).toBeGreaterThan(0);
  }
});
