import { contract, FUDA_STATE, IMPORT_STATE } from '@lading/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dictionaryItems, fudaPartners, fudaRates, ports } from '../database/schema.ts';
import { addLane, addPort, addRate, dayFromNow } from '../testing/freight.ts';
import { addPartner } from '../testing/fuda.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { runImport } from './run.ts';

const calls = contract.importing;
const { fudaImportErrors, clearFudaImportErrors } = contract.freight;
let server: TestServer;
let world: World;
let partner: string;
let staff: string;
let own: number;
let other: number;
const codes = { pol: '', pod: '', other: '' };

const codeOf = async (table: typeof ports | typeof fudaPartners, id: number) =>
  (await world.db.select({ code: table.code }).from(table).where(eq(table.id, id)))[0]?.code ?? '';
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  partner = await world.someone('customer', ['fuda:edit']);
  staff = await world.someone('staff', ['fuda:edit', 'fuda:admin']);
  own = await addPartner(world, world.ids.customer);
  other = await addPartner(world, null);
  codes.pol = await codeOf(ports, await addPort(world, 'Here'));
  codes.pod = await codeOf(ports, await addPort(world, 'There'));
  codes.other = await codeOf(fudaPartners, other);
  await world.db
    .insert(dictionaryItems)
    .values({ type: 'shipping', value: 1, nameCn: '某船', nameEn: 'SOME LINE' })
    .onConflictDoNothing();
});
afterAll(() => server.close());

const HEAD = 'Partner,POL,POD,Trade lane,Carrier,Service,Sailing days,Transit days,Valid from,Valid to,40HQ,Mark-up';
const [FROM, TO] = [dayFromNow(0), dayFromNow(20)];
async function imported(token: string, ...lines: string[]) {
  const file = new File([[HEAD, ...lines].join('\n')], 'rates.csv', { type: 'text/csv' });
  const { data } = await server.call(calls.uploadImportFile, { kind: 'fudaRate', file }, token);
  await runImport(world, { id: data.jobId });
  return (await server.call(calls.importJob, { jobId: data.jobId }, token)).data;
}
const line = (service: string, more: Partial<Record<'partner' | 'days' | 'to' | 'price' | 'lane', string>> = {}) =>
  [
    more.partner ?? '',
    codes.pol,
    codes.pod,
    more.lane ?? 'USWC',
    'some line',
    service,
    more.days ?? '1 3 5',
    '15',
    FROM,
    more.to ?? TO,
    more.price ?? '2000',
    '60',
  ].join(',');
const rates = (partnerId: number) =>
  world.db
    .select()
    .from(fudaRates)
    .where(and(eq(fudaRates.partnerId, partnerId), isNull(fudaRates.removedAt)))
    .orderBy(fudaRates.id);

it('makes drafts of good rows for the partner that brings them, and lists the others with a repair', async () => {
  const job = await imported(
    partner,
    line('A1'),
    line('A2', { price: '2O50' }),
    line('A3', { days: '8' }),
    line('A4', { to: '2030-11-31' }),
    line('A5', { partner: codes.other }),
  );
  expect(job).toMatchObject({ state: IMPORT_STATE.errors, ok: 1, failed: 4 });
  const [draft] = await rates(own);
  expect(draft).toMatchObject({
    auditState: FUDA_STATE.draft,
    importJobId: job.jobId,
    etdDays: [1, 3, 5],
    sellMarkup: '60.00',
    prices: [{ ctnType: 3, cost: '2000', member: null }],
  });
  expect(await rates(other)).toEqual([]);
  const { data } = await server.call(fudaImportErrors, {}, partner);
  expect(data.records.map(({ column }) => column)).toEqual(['hq40', 'days', 'validTo', 'partner']);
  expect(data.records.slice(0, 3).map(({ suggestion }) => suggestion)).toEqual(['2050', null, '2030-11-30']);
  const { data: theirs } = await server.call(fudaImportErrors, { jobId: job.jobId }, staff);
  expect(theirs.total).toBe(4);
  const stranger = await world.someone('other', ['fuda:edit']);
  expect((await server.call(fudaImportErrors, { jobId: job.jobId }, stranger)).code).toBe('404');
  expect((await server.call(fudaImportErrors, {}, stranger)).data.total).toBe(0);
  expect((await server.call(clearFudaImportErrors, {}, partner)).data).toEqual({ deleted: 4 });
  expect((await server.call(fudaImportErrors, {}, partner)).data.total).toBe(0);
});

it('puts a sheet that comes again in the place of its drafts, and of nothing that was handed in', async () => {
  await imported(partner, line('B1'), line('B2'));
  await world.db.update(fudaRates).set({ auditState: FUDA_STATE.on }).where(eq(fudaRates.serviceCode, 'B2'));
  await imported(partner, line('B1', { price: '1990.5' }), line('B2'));
  const of = (await rates(own)).filter(({ serviceCode }) => serviceCode.startsWith('B'));
  expect(of.map(({ serviceCode, auditState, prices }) => [serviceCode, auditState, prices[0]?.cost])).toEqual([
    ['B2', FUDA_STATE.on, '2000'],
    ['B1', FUDA_STATE.draft, '1990.5'],
    ['B2', FUDA_STATE.draft, '2000'],
  ]);
});

it('wants the partner of whoever writes for all, and knows a trade lane from other rates', async () => {
  const job = await imported(staff, line('C1'), line('C2', { partner: codes.other, lane: '' }));
  expect(job).toMatchObject({ ok: 0, failed: 2 });
  const [pol] = await world.db.select().from(ports).where(eq(ports.code, codes.pol));
  const [pod] = await world.db.select().from(ports).where(eq(ports.code, codes.pod));
  const lane = { polId: pol?.id ?? 0, podId: pod?.id ?? 0 };
  await addRate(world, { ...(await addLane(world)), ...lane }, { routeCode: 'MED' });
  await imported(staff, line('C2', { partner: codes.other, lane: '' }));
  expect((await rates(other)).map(({ routeCode }) => routeCode)).toEqual(['MED']);
});
