import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fxRates as table } from '../database/schema.ts';
import { addFx } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { fxRates } = contract.basedata;
let world: World;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
  const time = new Date('2026-11-21T00:30:00+08:00');
  await world.db.insert(table).values({ currency: 'USD', cnyPerUnit: '7.0900', time });
});
afterAll(() => world.close());

it('tells everybody what each currency is worth, by the newest rate of it', async () => {
  const { data } = await world.call(fxRates, {});
  expect(data.list).toEqual([
    { currency: 'EUR', cnyPerUnit: '7.6680', time: expect.stringMatching(/^2026-11-20T/) },
    { currency: 'GBP', cnyPerUnit: '9.0420', time: expect.stringMatching(/^2026-11-20T/) },
    { currency: 'JPY', cnyPerUnit: '0.0472', time: expect.stringMatching(/^2026-11-20T/) },
    { currency: 'USD', cnyPerUnit: '7.0900', time: expect.stringMatching(/^2026-11-2/) },
  ]);
});

it('takes a day that is left empty as none', async () => {
  expect((await world.call(fxRates, { date: '' })).data).toEqual((await world.call(fxRates, {})).data);
});

it('tells what it was worth at the end of a day in China', async () => {
  const worth = async (date: string) =>
    (await world.call(fxRates, { date })).data.list.find(({ currency }) => currency === 'USD')?.cnyPerUnit;
  expect(await worth('2026-11-20')).toBe('7.1000');
  expect(await worth('2026-11-21')).toBe('7.0900');
  expect(await worth('2026-11-19')).toBeUndefined();
});
