import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addWarehouse, nextSending } from '../testing/base-rows.ts';
import { addFbaPrice } from '../testing/fba.ts';
import { addAir, addFx, addLane, addLcl, addRate, dayFromNow } from '../testing/freight.ts';
import { downloaded, sheetOf } from '../testing/quote-files.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight } = contract;
let world: World;
let token: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
  token = await world.someone('customer', ['quote:export', 'rate:vip']);
});
afterAll(() => world.close());

const FORMULA = '=HYPERLINK("http://evil.example")';

it('offers a part of a container by the revenue tonne, with both ends as the charge detail has them', async () => {
  const id = await addLcl(world, await addLane(world, 'lcl'), '5.00', ['58.00', '70.00'], {
    remark: FORMULA,
    coLoader: '@SUM(1+1)',
  });
  const cargo = { weight: '5100', volume: '6.24' };
  const detail = (await world.call(freight.lclById, { id, ...cargo }, token)).data;
  const asked = { mode: 'lcl' as const, rateIds: [id], ...cargo, incoterm: 'FOB', requestId: nextSending() };
  const { sheet, rowOf, places } = sheetOf(await downloaded(world, freight.quotationExcel, asked, { token }));
  expect(sheet[`H${rowOf('预计费用 Expected total USD')}`]?.v).toBe(Number(detail.cost.predicted?.amount));
  expect(sheet[`H${rowOf('预计费用 Expected total USD')}`]?.v).toBe(617.66);
  const row = rowOf('OF');
  expect([sheet[`D${row}`]?.v, sheet[`E${row}`]?.v, sheet[`G${row}`]?.v]).toEqual([5, 6.24, 31.2]);
  expect(sheet['B6']?.v).toBe('5100 kg · 6.24 m³ · FOB · 计费吨 Revenue tons 6.24 (按体积 by volume, 1 m³ = 1000 kg)');
  const heads = places.filter(([place]) => /^[A-Z]+9$/.test(place)).map(([, cell]) => cell.v);
  expect(heads).toContain('单价/计费吨 Per W/M');
  expect(heads).toContain('截仓 CFS cut-off');
  expect(heads).not.toContain('免用箱 Free days');
  expect(heads).not.toContain('20GP');
  // Who receives pays them, which the line says.
  expect(sheet[`B${rowOf('DTHC')}`]?.v).toBe('DTHC (到付 paid by the consignee)');
  // Nothing that somebody wrote is a formula.
  for (const [, cell] of places)
    if (typeof cell.v === 'string' && /^[=@]/.test(cell.v)) expect([cell.t, cell.f]).toEqual(['s', undefined]);
  expect(places.some(([, cell]) => cell.v === FORMULA)).toBe(true);
  const { data } = await world.call(freight.quoteHistory, { mode: 'lcl' }, token);
  expect(data.records[0]).toMatchObject({ mode: 'lcl', cargo: '5100 kg · 6.24 m³ · FOB', links: 0 });
  expect(data.records[0]?.total).toEqual({ currency: 'USD', amount: '617.66' });
});

it('offers air freight by weight breaks, and says how the weight came about', async () => {
  const id = await addAir(world, await addLane(world, 'air'));
  const cargo = { weight: '386', volume: '2.8725' };
  const detail = (await world.call(freight.airById, { id, ...cargo }, token)).data;
  const input = { mode: 'air' as const, rateIds: [id], ...cargo, currency: 'CNY' };
  const asked = { ...input, requestId: nextSending() };
  const { sheet, rowOf, places } = sheetOf(await downloaded(world, freight.quotationExcel, asked, { token }));
  expect(sheet[`H${rowOf('预计费用 Expected total CNY')}`]?.v).toBe(Number(detail.total?.amount));
  expect(sheet[`B${rowOf('OF')}`]?.v).toBe('空运费 Air freight');
  expect(`${sheet['B6']?.v}`).toContain(`计费重 Chargeable weight ${detail.chargedAs} kg`);
  expect(`${sheet['B6']?.v}`).toContain('2.8725 m³ ÷ 6000');
  const heads = places.filter(([place]) => /^[A-Z]+9$/.test(place)).map(([, cell]) => cell.v);
  expect(heads).toEqual(expect.arrayContaining(['航空公司 Airline', '最低收费 M Minimum M', 'N', '+45', '+1000']));
  // What is added stands in every price, and nothing tells what they were.
  const markUps = [{ code: 'OF', kind: 'add' as const, value: '1.37' }];
  const marked = sheetOf(
    await downloaded(world, freight.quotationVipExcel, { ...asked, requestId: nextSending(), markUps }, { token }),
  );
  expect(marked.places.some(([, { v }]) => v === Number(detail.breaks[0]?.price) + 1.37)).toBe(true);
  for (const { price } of detail.breaks) expect(marked.places.some(([, { v }]) => v === Number(price))).toBe(false);
});

it('offers channels to a site by the kilogram, with the sum of their cards', async () => {
  const site = await addWarehouse(world);
  const [id, other] = [await addFbaPrice(world), await addFbaPrice(world, { warehouseIds: [site + 99] })];
  const cartons = [{ length: '60', width: '50', height: '30', weight: '16.5', count: 84 }];
  const cargo = { warehouseId: site, cartons, origin: 'shenzhen' as const };
  const card = (await world.call(freight.fbaPrices, cargo, token)).data.list.find((one) => one.id === id);
  const asked = { mode: 'fba' as const, rateIds: [id], ...cargo, currency: 'CNY', requestId: nextSending() };
  const { sheet, rowOf, places } = sheetOf(await downloaded(world, freight.quotationExcel, asked, { token }));
  expect(sheet[`H${rowOf('预计费用 Expected total CNY')}`]?.v).toBe(Number(card?.quote?.total?.amount));
  expect(sheet[`H${rowOf('预计费用 Expected total CNY')}`]?.v).toBe(9724.8);
  const row = rowOf('OF');
  expect([sheet[`D${row}`]?.v, sheet[`E${row}`]?.v, sheet[`G${row}`]?.v]).toEqual([6.8, 1386, 9424.8]);
  expect(sheet[`G${row}`]?.f).toBeTruthy();
  expect(sheet['B6']?.v).toBe(
    '84 ctns · 7.56 m³ · 计费重 Chargeable weight 1386 kg (实重 actual weight 1386 kg; 体积重 volumetric weight 1260 kg = cm³ ÷ 6000; 按实重 by actual weight)',
  );
  const heads = places.filter(([place]) => /^[A-Z]+9$/.test(place)).map(([, cell]) => cell.v);
  expect(heads).toEqual(expect.arrayContaining(['目的仓 Site', '渠道 Channel', '方式 Way', '+100', '+1000']));
  expect(heads).not.toContain('免用箱 Free days');
  expect((await world.call(freight.quoteHistory, { mode: 'fba' }, token)).data.records[0]).toMatchObject({
    total: { currency: 'CNY', amount: '9724.80' },
  });
  // Neither without a weight, nor what goes elsewhere.
  const again = { ...asked, requestId: nextSending() };
  expect(await world.call(freight.quotationExcel, { ...again, cartons: [] }, token)).toMatchObject({ code: '0' });
  expect((await world.call(freight.quotationExcel, { ...again, rateIds: [other] }, token)).status).toBe(404);
});

it('wants what each kind goes by, and its own rates', async () => {
  const lane = await addLane(world, 'lcl');
  const id = await addLcl(world, lane, '5.00', ['58.00', '70.00']);
  const gone = await addLcl(world, lane, '5.00', ['58.00', '70.00'], { validTo: dayFromNow(-1) });
  const asked = (more: object) => ({ mode: 'lcl' as const, rateIds: [id], requestId: nextSending(), ...more });
  expect(await world.call(freight.quotationExcel, asked({}), token)).toMatchObject({ code: '0' });
  expect(await world.call(freight.quotationExcel, asked({ weight: '1', rateIds: [gone] }), token)).toMatchObject({
    code: '0',
  });
  const fcl = await addRate(world, await addLane(world));
  expect(
    (await world.call(freight.quotationExcel, asked({ weight: '1', mode: 'air', rateIds: [fcl + 9999] }), token))
      .status,
  ).toBe(404);
  expect(await world.call(freight.quotationExcel, asked({ mode: 'fcl', rateIds: [fcl] }), token)).toMatchObject({
    code: '0',
  });
});

it('measures cartons as the card does', async () => {
  const id = await addAir(world, await addLane(world, 'air'));
  const cargo = { weight: '150', boxes: [{ length: '140', width: '100', height: '90', pieces: 1 }] };
  const asked = { mode: 'air' as const, rateIds: [id], ...cargo, currency: 'CNY', requestId: nextSending() };
  const { sheet, rowOf } = sheetOf(await downloaded(world, freight.quotationExcel, asked, { token }));
  // 140 × 100 × 90 ÷ 6000
  expect(`${sheet['B6']?.v}`).toMatch(/^150 kg · 1.26 m³ · 计费重 Chargeable weight [\d.]+ kg .*210 kg/);
  expect(Number(sheet[`E${rowOf('OF')}`]?.v)).toBeGreaterThanOrEqual(210);
});
