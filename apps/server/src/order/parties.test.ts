import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, parties, payerConsents } from '../database/schema.ts';
import { addCountry, nextSending } from '../testing/base-rows.ts';
import { addParty, partyTyped } from '../testing/parties.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { order } = contract;
let world: World;
let token: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addCountry(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(parties);
  token = await world.someone('customer', ['party:view', 'party:edit']);
});

const typed = (more: object = {}) => ({ ...partyTyped(), requestId: nextSending(), ...more });
const save = (more: object = {}) => world.call(order.saveConsignee, typed(more), token);
const page = async (input: object = {}) => (await world.call(order.consigneePage, input, token)).data;
const aliases = async (input: object = {}) => (await page(input)).records.map(({ alias }) => alias);

describe('a party', () => {
  it('is kept with what is printed of it, and the first of its kind is the default', async () => {
    const { data } = await save({ alias: 'Cascade', email: 'docs@cascade.example' });
    await save({ alias: 'Altona' });
    const { data: one } = await world.call(order.consigneeById, data, token);
    expect(one).toMatchObject({
      alias: 'Cascade',
      isDefault: true,
      revision: 1,
      countryCode: 'CN',
      countryName: 'China',
      displayText:
        'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET, LOS\nANGELES, CA 90021, CHINA\nTEL 1-213-555-0142\nDOCS@CASCADE.EXAMPLE',
    });
    expect(await aliases()).toEqual(['Cascade', 'Altona']);
  });

  it('is of one kind: a consignee is no shipper', async () => {
    const { data } = await save();
    expect((await world.call(order.shipperPage, {}, token)).data.total).toBe(0);
    expect((await world.call(order.shipperById, data, token)).status).toBe(404);
    expect((await world.call(order.deleteShippers, { ids: [data.id] }, token)).status).toBe(404);
  });

  it('is added once for a sending', async () => {
    const asked = typed({ alias: 'Once' });
    const [one, again] = [
      await world.call(order.saveNotify, asked, token),
      await world.call(order.saveNotify, asked, token),
    ];
    expect(again.data).toEqual(one.data);
    expect((await world.call(order.notifyPage, {}, token)).data.total).toBe(1);
  });

  it('is found by its words and its country', async () => {
    await save({ alias: 'Cascade' });
    await save({ alias: '50%', name: 'NORDWIND GMBH', city: 'HAMBURG' });
    expect(await aliases({ keyword: 'hamburg' })).toEqual(['50%']);
    expect(await aliases({ keyword: '%' })).toEqual(['50%']);
    expect(await aliases({ keyword: 'cascade', countryCode: 'CN' })).toEqual(['Cascade']);
    expect(await aliases({ countryCode: 'US' })).toEqual([]);
    expect((await page({ size: 1, current: 2 })).total).toBe(2);
  });
});

describe('what would not pass on a bill', () => {
  it.each([
    [
      { name: '卡斯凯德家居' },
      'name',
      'Name: Line 1, column 1: “卡” is a Chinese character; write it in English. 5 more',
    ],
    [{ displayText: 'X'.repeat(36) }, 'displayText', /As printed: Line 1 has 36 characters; the bill prints 35/],
    [{ phone: '', email: '' }, 'phone', 'Enter a telephone number or an e-mail address'],
    [{ countryCode: 'QQ' }, 'countryCode', 'Choose the country from the list'],
    [{ enterpriseCode: '12' }, 'enterpriseType', 'Say what kind of company code it is'],
    [
      { enterpriseType: 'USCI', enterpriseCode: '91350100M000100Y44' },
      'enterpriseCode',
      /Company code: The check digit of the social credit code should be “3”/,
    ],
    [{ enterpriseType: 'EORI', enterpriseCode: 'US1' }, 'enterpriseCode', /EU country/],
  ])('is refused at its field: %j', async (more, path, message) => {
    const answer = await world.call(order.saveConsignee, typed(more), token);
    expect(answer).toMatchObject({ code: '0', data: { path } });
    expect(answer.message).toMatch(message);
    expect(await aliases()).toEqual([]);
  });

  it('lets a shipper do without a telephone, and a line stand as it was typed', async () => {
    const asked = typed({ phone: '', displayText: 'Cascade  Home\r\nSupply\n' });
    const { data } = await world.call(order.saveShipper, asked, token);
    const { data: one } = await world.call(order.shipperById, data, token);
    expect(one.displayText).toBe('Cascade  Home\nSupply');
  });

  it('has a short name of its own in its kind', async () => {
    const { data } = await save({ alias: 'Cascade' });
    expect(await save({ alias: 'CASCADE' })).toMatchObject({ code: '0', data: { path: 'alias' } });
    expect((await world.call(order.saveShipper, typed({ alias: 'Cascade' }), token)).code).toBe('1');
    expect((await save({ ...data, revision: 1, alias: 'cascade' })).code).toBe('1');
  });
});

describe('two at once', () => {
  it('the second is told what it is now', async () => {
    const { data } = await save({ alias: 'Cascade' });
    expect((await save({ ...data, revision: 1, alias: 'Cascade', city: 'LONG BEACH' })).code).toBe('1');
    expect(await save({ ...data, revision: 1, alias: 'Cascade', city: 'OAKLAND' })).toMatchObject({
      status: 409,
      code: '409',
      data: { id: data.id, city: 'LONG BEACH', revision: 2 },
    });
  });

  it('make one default, whoever is last', async () => {
    const ids = [await addParty(world, 'consignee'), await addParty(world, 'consignee')];
    const set = (id: number, isDefault = true) => world.call(order.setDefaultConsignee, { id, isDefault }, token);
    await Promise.all([...ids, ...ids].map((id) => set(id)));
    const defaults = async () => (await page()).records.filter((one) => one.isDefault).map(({ id }) => id);
    expect(await defaults()).toHaveLength(1);
    await set(ids[1] ?? 0);
    expect(await defaults()).toEqual([ids[1]]);
    await set(ids[1] ?? 0, false);
    expect(await defaults()).toEqual([]);
  });

  it('begin the book with one default', async () => {
    await Promise.all([save(), save(), save()]);
    expect((await page()).records.map((one) => one.isDefault)).toEqual([true, false, false]);
  });
});

it('deletes what was chosen, and nothing of another company', async () => {
  const own = await addParty(world, 'consignee');
  const stranger = await world.someone('other', ['party:view', 'party:edit']);
  expect((await world.call(order.deleteConsignees, { ids: [own] }, stranger)).status).toBe(404);
  expect((await world.call(order.consigneePage, {}, stranger)).data.total).toBe(0);
  expect((await world.call(order.deleteConsignees, { ids: [own] }, token)).data).toEqual({ deleted: 1 });
  expect(await aliases()).toEqual([]);
});

it('names the own company and those that agreed as payers, with how they settle', async () => {
  const [other] = await world.db.select().from(customers).where(eq(customers.code, 'OTHER'));
  const own = world.ids.customer;
  const editor = await world.someone('customer', ['order:edit']);
  const listed = async () => (await world.call(order.payers, undefined, editor)).data;
  expect(await listed()).toMatchObject([{ customerId: own, settleMethod: 'prepaid', creditState: 'none' }]);
  await world.db.insert(payerConsents).values({ payerId: other?.id ?? 0, customerId: own });
  const credit = { method: 'monthly', days: 30, limit: '100000', validTo: '2099-12-31' };
  await world.db.update(customers).set({ credit }).where(eq(customers.code, 'OTHER'));
  expect(await listed()).toMatchObject([
    { customerId: own },
    { customerId: other?.id, settleMethod: 'monthly', creditState: 'valid' },
  ]);
  await world.db
    .update(customers)
    .set({ credit: { ...credit, validTo: '2020-12-31' } })
    .where(eq(customers.code, 'OTHER'));
  expect((await listed())[1]).toMatchObject({ settleMethod: 'prepaid', creditState: 'expired' });
});
