import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ports } from '../database/schema.ts';
import { addDrawnCase } from '../testing/drawn-case.ts';
import { addLane, dayFromNow } from '../testing/freight.ts';
import { draftOf } from '../testing/rate-desk.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight } = contract;
let world: World;
let token: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addDrawnCase(world);
  token = await world.someone('staff', ['rate:edit']);
});
afterAll(() => world.close());

it('keeps the other sheets alike', async () => {
  const { polId } = await addLane(world);
  const [pol] = await world.db.select({ code: ports.code }).from(ports).where(eq(ports.id, polId));
  for (const sheet of ['surcharge', 'lcl', 'air', 'truck', 'declare'] as const)
    expect((await world.call(freight.rateDraft, { sheet }, token)).data.draft).toBeGreaterThan(0);
  const cells = Object.entries({
    code: 'PSS',
    name: '旺季附加费',
    nameEn: 'Peak season',
    basis: 'PER_CTN',
    amount: '100',
    currency: 'USD',
    term: 'PP',
    side: 'freight',
    from: dayFromNow(0),
    pol: pol?.code ?? '',
  }).map(([column, value]) => ({ column, from: '', value }));
  const asked = { sheet: 'surcharge' as const, rows: [{ requestId: 'new-row-6', cells }] };
  expect((await world.call(freight.saveRateDraft, asked, token)).data.rows[0]?.faults).toEqual([]);
  const charges = async () =>
    (await world.call(freight.fclSurcharges, { polId })).data.list.filter(({ code: own }) => own === 'PSS');
  expect(await charges()).toEqual([]);
  await world.call(freight.publishRates, { sheet: 'surcharge', version: await draftOf(world, 'surcharge') }, token);
  expect(await charges()).toMatchObject([{ amount: '100.00', polId }]);
});
