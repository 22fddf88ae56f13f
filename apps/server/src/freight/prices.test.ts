import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, fclRates, RATE_STATUS } from '../database/schema.ts';
import { addDrawnCase } from '../testing/drawn-case.ts';
import { addCharge, addLane, addRate, dayFromNow, type Lane } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { wrappingBy } from '../user/wrapping.ts';
import { priceTokens, readPriceToken } from './token.ts';

const { freight } = contract;
const TWO = [{ ctnType: 3, count: 2 }];
let world: World;
let lane: Lane;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addDrawnCase(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  lane = await addLane(world);
});

const add = (more: Parameters<typeof addRate>[2] = {}) => addRate(world, lane, { included: ['BAF'], ...more });
const member = () => world.someone('customer', []);
const asked = () => ({ polId: lane.polId, podId: lane.podId, containers: TWO });
const box = (member: string, more: object = {}) => [{ ctnType: 3, member, ...more }];

/** What the customer of the fixture is for as long as some work lasts. */
async function asVip(level: number, work: () => Promise<void>) {
  const own = eq(customers.id, world.ids.customer);
  await world.db.update(customers).set({ level }).where(own);
  try {
    await work();
  } finally {
    await world.db.update(customers).set({ level: 0 }).where(own);
  }
}

describe('a price', () => {
  it.each([
    ['2310.00', '4620.00', '5180.35'],
    ['2340.00', '4680.00', '5240.35'],
    ['2365.00', '4730.00', '5290.35'],
    ['3560.00', '7120.00', '7680.35'],
  ])('of %s to members costs %s for two boxes, and %s all in', async (price, freightTotal, amount) => {
    await add({ prices: box(price) });
    const { data } = await world.call(freight.fclMember, asked(), await member());
    expect(data.records).toMatchObject([
      { freightTotal, predicted: { currency: 'USD', amount }, priceLevel: 'member', memberLocked: false },
    ]);
  });

  it('is the list price for visitors, whichever door they take, and tells no other', async () => {
    const rateId = await add({
      promoted: true,
      prices: box('2310.00', { vip1: '2264.00', floor: '2111.00', cost: '2001.00' }),
    });
    const answers = [
      await world.call(freight.fclPublic, asked()),
      await world.call(freight.fclVisitor, asked()),
      await world.call(freight.saleRates, { polId: lane.polId }),
      await world.call(freight.fclCalendar, { ...asked(), ctnType: 3, from: dayFromNow(0) }),
      await world.call(freight.fclCharges, { rateId, containers: TWO }),
      await world.call(freight.recommended, asked()),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.data)).not.toMatch(/2310|2264|2111|2001|2280|4620/);
    }
    expect(answers[1]?.data).toMatchObject({
      records: [
        {
          freightTotal: '4760.00',
          predicted: { amount: '5320.35' },
          memberLocked: true,
          memberSaving: '140.00',
          priceToken: null,
        },
      ],
    });
  });

  it('goes by the session and not by the door', async () => {
    await add();
    const { data } = await world.call(freight.fclVisitor, asked(), await member());
    expect(data.records).toMatchObject([{ freightTotal: '4620.00', memberSaving: '140.00' }]);
  });

  it('of a customer with a level of its own is lower, by a door that others find closed', async () => {
    await add();
    expect(await world.call(freight.fclVip, asked(), await member())).toMatchObject({ status: 403 });
    await asVip(3, async () => {
      const { data } = await world.call(freight.fclVip, asked(), await member());
      expect(data.records).toMatchObject([{ freightTotal: '4560.00', priceLevel: 'vip1' }]);
    });
  });

  it('is told line by line, with what is in it and what may come', async () => {
    const rateId = await add({ freeDays: { demurrage: 5, detention: 7, combined: false } });
    const token = await member();
    const { data } = await world.call(freight.fclCharges, { rateId, containers: TWO, billCount: 2 }, token);
    expect(data.predicted).toEqual({ currency: 'USD', amount: '5278.73' });
    expect(data.subtotals).toEqual([
      { currency: 'USD', amount: '4690.00' },
      { currency: 'CNY', amount: '4180.00' },
    ]);
    expect(data.lines.find(({ code }) => code === 'BAF')).toMatchObject({ state: 'inFreight', amount: '0.00' });
    expect(data.lines.find(({ code }) => code === 'DEM')).toMatchObject({ state: 'notIncluded', note: '5 days free' });
    const one = await world.call(freight.fclCharges, { rateId, containers: [{ ctnType: 3, count: 1 }] }, token);
    expect(one.data.predicted?.amount).toBe('2639.37');
  });

  it('is not told of a box that the rate has none for, nor of a sailing that has closed', async () => {
    const rateId = await add();
    const none = await world.call(freight.fclCharges, { rateId, containers: [{ ctnType: 1, count: 1 }] });
    expect(none).toMatchObject({ code: '0', data: { path: 'containers' } });
    const late = await world.call(freight.fclCharges, { rateId, containers: TWO, etd: dayFromNow(60) });
    expect(late).toMatchObject({ code: '0', data: { path: 'etd' } });
    await world.db.update(fclRates).set({ status: RATE_STATUS.withdrawn }).where(eq(fclRates.id, rateId));
    expect(await world.call(freight.fclCharges, { rateId, containers: TWO })).toMatchObject({ status: 404 });
  });

  it('is on request where a charge has none', async () => {
    await addCharge(world, { code: 'PCS', basis: 'AT_COST', amount: null, polId: lane.polId });
    await add();
    const { data } = await world.call(freight.fclMember, asked(), await member());
    expect(data.records).toMatchObject([{ freightTotal: '4620.00', predicted: null }]);
  });
});

describe('a price token', () => {
  const kept = () => ({ db: world.db, wrapping: wrappingBy(undefined) });

  it('keeps a price for half an hour, and nobody can write another', async () => {
    const id = await add();
    const { data } = await world.call(freight.fclMember, asked(), await member());
    const token = data.records[0]?.priceToken ?? '';
    expect(await readPriceToken(kept(), token)).toEqual({ rateId: id, revision: 1, level: 'member' });
    expect(await readPriceToken(kept(), token, Date.now() + 31 * 60_000)).toBeUndefined();
    expect(await readPriceToken(kept(), token.replace('.member.', '.vip3.'))).toBeUndefined();
    expect(await readPriceToken(kept(), 'p1.x')).toBeUndefined();
    const own = await priceTokens(kept());
    expect(await readPriceToken(kept(), own({ rateId: 7, revision: 2, level: 'vip1' }))).toMatchObject({ rateId: 7 });
  });
});
