import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_STATUS, truckRates } from '../database/schema.ts';
import { addAir, addFx, addLane, addLcl, addPort, dayFromNow } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight } = contract;
let world: World;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
});
afterAll(() => world.close());
const member = () => world.someone('customer', []);

describe('less than a container', () => {
  const cargo = { weight: '2980', volume: '6.24' };

  it('is put in order by what both ends cost: the cheapest freight is the dearest', async () => {
    const lane = await addLane(world, 'lcl');
    await addLcl(world, lane, '0.00', ['86.00', '80.00'], { via: 'Antwerp' });
    await addLcl(world, lane, '-20.00', ['118.00', '95.00']);
    await addLcl(world, lane, '5.00', ['58.00', '70.00']);
    await addLcl(world, lane, '1.00', ['1.00', '1.00'], { status: RATE_STATUS.withdrawn });
    const { data } = await world.call(
      freight.lclPage,
      { polId: lane.polId, podId: lane.podId, ...cargo },
      await member(),
    );
    expect(
      data.records.map(({ origin, destination, total }) => [origin?.amount, destination?.amount, total?.amount]),
    ).toEqual([
      ['151.19', '466.47', '617.66'],
      ['119.99', '665.97', '785.96'],
      ['-4.81', '897.83', '893.02'],
    ]);
    expect(data).toMatchObject({ chargeable: '6.24', total: 3 });
    expect(data.records[2]).toMatchObject({ rebate: true, price: '-20.00' });
    expect(data.records[0]).toMatchObject({
      listTotal: { currency: 'USD', amount: '648.86' },
      memberSaving: { currency: 'USD', amount: '31.20' },
    });
  });

  it('tells visitors the list price alone, and a line for each charge', async () => {
    const lane = await addLane(world, 'lcl');
    const id = await addLcl(world, lane, '5.00', ['58.00', '70.00']);
    const { data } = await world.call(freight.lclById, { id, ...cargo });
    expect(data).toMatchObject({
      price: '10.00',
      listPrice: null,
      memberLocked: true,
      memberSaving: { currency: 'USD', amount: '31.20' },
    });
    const lines = data.cost.lines.map(({ code, amount, payTerm, state }) => [code, amount, payTerm, state]);
    expect(lines.slice(0, 6)).toEqual([
      ['OF', '62.40', 'PP', 'charged'],
      ['CFS', '374.40', 'PP', 'charged'],
      ['DOC', '300.00', 'PP', 'charged'],
      ['ENS', '25.00', 'PP', 'charged'],
      ['DTHC', '361.92', 'CC', 'charged'],
      ['DO', '70.00', 'CC', 'charged'],
    ]);
    expect(data.cost.destination).toEqual({ currency: 'USD', amount: '466.47' });
    const without = await world.call(freight.lclPage, { polId: lane.polId, podId: lane.podId });
    expect(without.data).toMatchObject({ chargeable: null, records: [{ total: null }] });
  });

  it('counts cartons before a volume that was said', async () => {
    const lane = await addLane(world, 'lcl');
    await addLcl(world, lane, '5.00', ['58.00', '70.00']);
    const boxes = [{ length: '120', width: '100', height: '65', pieces: 8 }];
    const asked = { polId: lane.polId, podId: lane.podId, weight: '2980', volume: '1', boxes };
    const { data } = await world.call(freight.lclPage, asked, await member());
    expect(data).toMatchObject({ chargeable: '6.24', records: [{ total: { amount: '617.66' } }] });
  });

  it('is listed for a quotation in the order it was asked for', async () => {
    const lane = await addLane(world, 'lcl');
    const ids = [
      await addLcl(world, lane, '9.00', ['1.00', '1.00']),
      await addLcl(world, lane, '5.00', ['1.00', '1.00']),
    ].reverse();
    const { data } = await world.call(freight.lclForQuote, { ids }, await world.someone('customer', ['quote:export']));
    expect(data.list.map(({ id }) => id)).toEqual(ids);
  });
});

describe('air freight', () => {
  const cargo = { weight: '386', volume: '2.8725' };

  it('is charged as a heavier shipment where that costs less, as it was drawn', async () => {
    const lane = await addLane(world, 'air');
    const id = await addAir(world, lane);
    const asked = { startId: lane.polId, endId: lane.podId, ...cargo };
    const { data } = await world.call(freight.airPage, asked, await member());
    expect(data).toMatchObject({ chargeable: '479.0', total: 1 });
    expect(data.records).toMatchObject([
      {
        chargedAs: '500.0',
        unitPrice: '28.90',
        freight: { amount: '14450.00' },
        total: { amount: '17993.00' },
        saved: { currency: 'CNY', amount: '216.70' },
      },
    ]);
    const one = await world.call(freight.airById, { id, ...cargo }, await member());
    expect(one.data.cost.predicted).toEqual({ currency: 'CNY', amount: '17993.00' });
    expect(one.data.cost.lines.find(({ code }) => code === 'GHC')).toMatchObject({ quantity: '386', amount: '193.00' });
  });

  it('tells visitors the list price alone, and no total without a weight', async () => {
    const lane = await addLane(world, 'air');
    await addAir(world, lane, { viaIds: [lane.podId] });
    const { data } = await world.call(freight.airPage, { startId: lane.polId, endId: lane.podId });
    expect(data).toMatchObject({
      chargeable: null,
      records: [{ total: null, chargedAs: null, memberLocked: true, direct: false }],
    });
    expect(JSON.stringify(data)).not.toMatch(/28\.90|27\.50/);
    expect(data.records[0]?.breaks.at(-1)).toEqual({ from: 1000, price: '28.20', listPrice: null });
  });

  it('rounds each side of a carton, and weighs them all', async () => {
    const lane = await addLane(world, 'air');
    const id = await addAir(world, lane);
    const boxes = [
      { length: '60.4', width: '40', height: '49.5', pieces: 20 },
      { length: '45', width: '35', height: '30', pieces: 10 },
    ];
    const asked = { startId: lane.polId, endId: lane.podId, weight: '386', boxes };
    expect((await world.call(freight.airPage, asked, await member())).data.chargeable).toBe('479.0');
    const one = await world.call(freight.airById, { id, weight: '386', boxes }, await member());
    expect(one.data.total).toEqual({ currency: 'CNY', amount: '17993.00' });
    const garbage = { ...asked, boxes: [{ ...boxes[0], pieces: 0 }] };
    expect(await world.call(freight.airPage, garbage as typeof asked)).toMatchObject({ status: 400 });
  });

  it('is not found once it is no longer sold', async () => {
    const id = await addAir(world, await addLane(world, 'air'), { status: RATE_STATUS.withdrawn });
    expect(await world.call(freight.airById, { id })).toMatchObject({ status: 404 });
  });

  it('is listed for a quotation', async () => {
    const ids = [await addAir(world, await addLane(world, 'air'))];
    const { data } = await world.call(freight.airForQuote, { ids }, await world.someone('customer', ['quote:export']));
    expect(data.list).toMatchObject([{ id: ids[0] }]);
  });
});

it('does not sell a truck before it is published', async () => {
  const portId = await addPort(world);
  await world.db.insert(truckRates).values({
    portId,
    cityId: 1,
    ctnType: 3,
    price: '900.00',
    validFrom: dayFromNow(-1),
    validTo: dayFromNow(9),
    status: RATE_STATUS.draft,
  });
  expect((await world.call(freight.truckPage, { portId })).data.total).toBe(0);
});
