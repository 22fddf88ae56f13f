import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FbaExtra, fbaPrices, fbaWarehouses } from '../database/schema.ts';
import { addCountry, addWarehouse, nextSending } from '../testing/base-rows.ts';
import { addFbaPrice, FBA_CHANNEL } from '../testing/fba.ts';
import { addFx, dayFromNow } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight } = contract;
let world: World;
let site: number;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
  site = await addWarehouse(world);
  await world.db.update(fbaWarehouses).set({ zip: '92551' }).where(eq(fbaWarehouses.id, site));
});
afterAll(() => world.close());
const member = () => world.someone('customer', []);
const pricing = () => world.someone('staff', ['fba:edit']);
const DRAWN = { cartons: [{ length: '60', width: '50', height: '30', weight: '16.5', count: 84 }] };
const alone = async () => void (await world.db.delete(fbaPrices));

describe('prices to a site', () => {
  it('come to what was drawn: the actual weight decides, and a customs entry on top', async () => {
    await alone();
    await addFbaPrice(world);
    const { data } = await world.call(freight.fbaPrices, { warehouseId: site, ...DRAWN }, await member());
    expect(data.list).toMatchObject([
      {
        channelName: 'Standard sea-truck',
        memberLocked: false,
        priceLevel: 'member',
        quote: {
          actual: '1386',
          volume: '1260',
          chargeable: '1386',
          by: 'actual',
          price: '6.80',
          listPrice: '7.10',
          freight: { amount: '9424.80' },
          total: { currency: 'CNY', amount: '9724.80' },
        },
      },
    ]);
    expect(data.site).toMatchObject({ id: site, zip: '92551' });
    expect(data.fx.find(({ currency }) => currency === 'USD')?.cnyPerUnit).toBe('7.1000');
  });

  it('are for visitors the list price alone, and nothing that members pay', async () => {
    await alone();
    await addFbaPrice(world);
    const { data } = await world.call(freight.fbaPrices, { warehouseId: site, ...DRAWN });
    expect(data.list[0]).toMatchObject({
      memberLocked: true,
      quote: { price: '7.10', listPrice: null, total: { amount: '10140.60' } },
    });
    expect(JSON.stringify(data)).not.toMatch(/6\.80|listAdd|vipLess/);
  });

  it('go by the site, by the beginning of its zip, or by the country; drafts and what is over are none', async () => {
    await alone();
    const [here, zone] = [
      await addFbaPrice(world, { warehouseIds: [site], breaks: [{ fromKg: 0, price: '5.00' }] }),
      await addFbaPrice(world, { zipPrefixes: ['8', '9'] }),
    ];
    await addFbaPrice(world, { zipPrefixes: ['1'] });
    await addFbaPrice(world, { warehouseIds: [site + 1000] });
    await addFbaPrice(world, { status: 1 });
    await addFbaPrice(world, { status: 3 });
    await addFbaPrice(world, { validFrom: dayFromNow(-9), validTo: dayFromNow(-1) });
    const bySite = await world.call(freight.fbaPrices, { warehouseId: site, weight: '320', volume: '2.4' });
    expect(bySite.data.list.map(({ id }) => id)).toEqual([here, zone]);
    const byZip = { countryId: await addCountry(world), zip: '80011' };
    const found = await world.call(freight.fbaPrices, byZip);
    expect(found.data.list.map(({ id, quote }) => [id, quote])).toEqual([[zone, null]]);
    expect((await world.call(freight.fbaPrices, {})).status).toBe(400);
    expect((await world.call(freight.fbaPrices, { countryId: 156 })).status).toBe(400);
  });

  it('count carton by carton, by 5000, by the cubic metre, and refuse what nobody takes', async () => {
    await alone();
    const oversize = {
      free: { longest: '121', second: '76', girth: '265', weight: '22' },
      dimensionFee: '210.00',
      refused: { longest: '230', girth: '315', weight: '40' },
      weightFee: '290.00',
    };
    const breaks = [{ fromKg: 21, price: '14.50' }];
    await addFbaPrice(world, { divisor: 5000, shipmentMin: '21', oversize, breaks, extras: [], listAdd: '0' });
    const asked = async (cartons: (typeof DRAWN)['cartons']) => {
      const { data } = await world.call(freight.fbaPrices, { warehouseId: site, cartons });
      return data.list[0]?.quote;
    };
    const long = { length: '122', width: '40', height: '40', weight: '20', count: 3 };
    await world.db.update(fbaPrices).set({ divisor: 6000 });
    expect(await asked([long])).toMatchObject({ chargeable: '98', total: { amount: '2681.00' } });
    expect(await asked([{ ...long, length: '110', width: '77' }])).toMatchObject({
      freight: null,
      total: null,
      refused: [{ row: 0, limit: 'girth' }],
    });
    await world.db.update(fbaPrices).set({ compareBy: 'carton', pricePerCbm: '980.00', minCbm: '1' });
    const mixed = [
      { length: '60', width: '40', height: '40', weight: '12', count: 10 },
      { length: '40', width: '30', height: '30', weight: '21', count: 10 },
    ];
    expect(await asked(mixed)).toMatchObject({ actual: '330', volume: '220', chargeable: '370', by: 'carton' });
    const cbm = await world.call(freight.fbaPrices, { warehouseId: site, cartons: mixed, unit: 'cbm' });
    expect(cbm.data.list[0]?.quote).toMatchObject({ unit: 'cbm', quantity: '1.32', total: { amount: '1293.60' } });
  });

  it('add what some goods cost more, and leave out channels that do not take them', async () => {
    await alone();
    const battery: FbaExtra = {
      code: 'BAT',
      name: '带电',
      nameEn: 'Battery',
      amount: '1.00',
      side: 'freight' as const,
      basis: 'PER_KG' as const,
      mandatory: true,
      included: false,
      goodsTypes: [5],
    };
    await addFbaPrice(world, { extras: [battery] });
    await addFbaPrice(world, { goodsTypes: [1] });
    const asked = async (goodsType?: number) =>
      (await world.call(freight.fbaPrices, { warehouseId: site, ...DRAWN, goodsType }, await member())).data.list;
    expect((await asked(5)).map(({ quote }) => quote?.total?.amount)).toEqual(['10810.80']);
    expect(await asked(1)).toHaveLength(2);
    expect((await asked())[0]?.goodsExtras).toEqual([{ name: 'Battery', basis: 'PER_KG', amount: '1.00' }]);
  });
});

describe('the price list', () => {
  it('takes a draft, a change of who saw it last, and nothing that no list can say', async () => {
    await alone();
    const token = await pricing();
    const draft = { ...FBA_CHANNEL, countryId: await addCountry(world), requestId: nextSending() };
    const { data } = await world.call(freight.saveFbaPrice, draft, token);
    expect((await world.call(freight.saveFbaPrice, draft, token)).data).toEqual(data);
    const one = await world.call(freight.fbaPriceById, { id: data.id }, token);
    expect(one.data).toMatchObject({ status: 1, revision: 1, listAdd: '0.30', extras: [{ code: 'CUS' }] });
    const change = { ...draft, id: data.id, revision: 1, channelName: '新名', requestId: nextSending() };
    expect((await world.call(freight.saveFbaPrice, change, token)).code).toBe('1');
    expect(await world.call(freight.saveFbaPrice, change, token)).toMatchObject({ status: 409 });
    const wrong = { ...draft, requestId: nextSending() };
    for (const [more, path] of [
      [{ validTo: dayFromNow(-5) }, 'validTo'],
      [{ transitMax: 1 }, 'transitMax'],
      [{ breaks: [FBA_CHANNEL.breaks[0], FBA_CHANNEL.breaks[0]] }, 'breaks'],
    ] as const)
      expect(await world.call(freight.saveFbaPrice, { ...wrong, ...more } as typeof wrong, token)).toMatchObject({
        code: '0',
        data: { path },
      });
    const page = await world.call(freight.fbaPricePage, { keyword: '新名', status: 1 }, token);
    expect(page.data).toMatchObject({ total: 1, records: [{ id: data.id }] });
  });

  it('is changed in one go: told first, then all of it or nothing', async () => {
    await alone();
    const token = await pricing();
    const ids = [await addFbaPrice(world), await addFbaPrice(world, { breaks: [{ fromKg: 0, price: '0.10' }] })];
    const told = await world.call(freight.updateFbaPrices, { ids, patch: { percent: '3' }, dryRun: true }, token);
    expect(told.data).toMatchObject({
      updated: 0,
      rows: [{ after: [{ price: '7.83' }, {}, {}, { price: '7.00' }] }, {}],
    });
    const low = await world.call(freight.updateFbaPrices, { ids, patch: { delta: '-0.20' } }, token);
    expect(low).toMatchObject({ code: '0', data: { path: 'breaks' } });
    expect((await world.call(freight.fbaPriceById, { id: ids[0] ?? 0 }, token)).data.breaks[0]?.price).toBe('7.60');
    const done = await world.call(
      freight.updateFbaPrices,
      { ids, patch: { delta: '0.20', validTo: dayFromNow(90) } },
      token,
    );
    expect(done.data).toMatchObject({
      updated: 2,
      rows: [{ validTo: dayFromNow(90) }, { after: [{ price: '0.30' }] }],
    });
    expect(
      (await world.call(freight.updateFbaPrices, { ids: [...ids, 999_999], patch: { delta: '1' } }, token)).status,
    ).toBe(404);
    expect((await world.call(freight.updateFbaPrices, { ids, patch: {} }, token)).status).toBe(400);
  });

  it('is put on sale and taken back; only drafts are thrown away', async () => {
    await alone();
    const token = await pricing();
    const id = await addFbaPrice(world, { status: 1 });
    const onSale = { ids: [id], status: 2 as const };
    expect((await world.call(freight.setFbaPriceStatus, onSale, token)).data).toEqual({ updated: 1 });
    expect((await world.call(freight.setFbaPriceStatus, onSale, token)).data).toEqual({ updated: 0 });
    expect((await world.call(freight.deleteFbaPrices, { ids: [id] }, token)).code).toBe('0');
    await world.call(freight.setFbaPriceStatus, { ids: [id], status: 1 }, token);
    expect((await world.call(freight.deleteFbaPrices, { ids: [id] }, token)).data).toEqual({ deleted: 1 });
    expect((await world.call(freight.fbaPriceById, { id }, token)).status).toBe(404);
  });
});
