import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_STATUS, wharves } from '../database/schema.ts';
import { addDrawnCase } from '../testing/drawn-case.ts';
import { addLane, addPort, addRate, dayFromNow, type Lane } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { weekdayOf } from './sailings.ts';

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

describe('a search', () => {
  it('shows the next sailing of each rate whose papers are open', async () => {
    await add();
    const { data } = await world.call(freight.fclVisitor, asked());
    const doc = data.records[0]?.cutoffs.doc ?? '';
    expect(Date.parse(doc)).toBeGreaterThan(Date.now());
    expect((data.records[0]?.eta ?? '') > (data.records[0]?.etd ?? '')).toBe(true);
    expect(doc).toMatch(/T17:00:00\+08:00$/);
  });

  it('sorts by total, transit and sailing', async () => {
    const soon = weekdayOf(dayFromNow(7));
    const cheap = await add({ prices: box('2000.00'), transitDays: 20 });
    const fast = await add({ prices: box('3000.00'), transitDays: 11, etdDays: [weekdayOf(dayFromNow(9))] });
    const early = await add({ prices: box('2500.00'), transitDays: 15, etdDays: [soon], docCutoff: null });
    const idsBy = async (sort: 'total' | 'transit' | 'etd') => {
      const from = dayFromNow(7);
      const { data } = await world.call(freight.fclVisitor, { ...asked(), sort, etdFrom: from });
      return data.records.map(({ id }) => id);
    };
    expect(await idsBy('total')).toEqual([cheap, early, fast]);
    expect(await idsBy('transit')).toEqual([fast, early, cheap]);
    expect((await idsBy('etd')).at(-1)).toBe(fast);
  });

  it('leaves out what does not fit', async () => {
    const [wharf] = await world.db
      .insert(wharves)
      .values({ portId: lane.polId, code: 'NB3', nameCn: '北仑三期', nameEn: 'Beilun 3' })
      .returning();
    const via = await addPort(world, 'Via');
    const direct = await add({ shippingId: 7, polWharfId: wharf?.id ?? null });
    const over = await add({ viaIds: [via], goodsLimit: [2] });
    await add({ status: RATE_STATUS.draft });
    await add({ validFrom: dayFromNow(40), validTo: dayFromNow(50) });
    await add({ prices: [{ ctnType: 1, member: '900.00' }] });
    const found = async (more: object) => {
      const { data } = await world.call(freight.fclVisitor, { ...asked(), ...more });
      return data.records.map(({ id }) => id).sort();
    };
    expect(await found({})).toEqual([direct, over].sort());
    expect(await found({ direct: true })).toEqual([direct]);
    expect(await found({ shippingIds: [7] })).toEqual([direct]);
    expect(await found({ wharfId: wharf?.id })).toEqual([direct]);
    expect(await found({ goodsType: 2 })).toEqual([direct]);
    expect((await world.call(freight.fclWharves, { portId: lane.polId, side: 'start' })).data).toMatchObject([
      { code: 'NB3' },
    ]);
  });

  it('refuses a lane to where it begins', async () => {
    const same = await world.call(freight.fclVisitor, { ...asked(), podId: lane.polId });
    expect(same).toMatchObject({ code: '0', data: { path: 'podId' } });
  });

  it('comes in pages and counts all of it', async () => {
    for (let at = 0; at < 12; at++) await add({ prices: box(`${2000 + at}.00`) });
    const { data } = await world.call(freight.fclVisitor, { ...asked(), current: 2, size: 5 });
    expect(data).toMatchObject({ total: 12, found: 12 });
    expect(data.records.map(({ prices }) => prices[0]?.price)).toEqual([
      '2075.00',
      '2076.00',
      '2077.00',
      '2078.00',
      '2079.00',
    ]);
    expect((await world.call(freight.fclCarriers, asked())).data).toEqual([
      { id: 1, nameCn: 'SOME LINE', nameEn: 'SOME LINE', count: 12 },
    ]);
  });
});

describe('the calendar', () => {
  const day = (days: number) => [weekdayOf(dayFromNow(days))];
  const states = async () => {
    const question = { ...asked(), ctnType: 3, from: dayFromNow(8), days: 5 };
    const { data } = await world.call(freight.fclCalendar, question, await member());
    return data.list.map(({ state, minPrice }) => [state, minPrice]);
  };

  it('has the least of each day, and says why there is none', async () => {
    await add({ etdDays: day(8) });
    await add({ etdDays: day(8), prices: box('2290.00'), spaceState: 'full' });
    await add({ etdDays: day(9), spaceState: 'full' });
    await add({ etdDays: day(10), docCutoff: { days: 12, time: '00:00' } });
    await add({ etdDays: day(12), prices: box('2395.00'), validFrom: dayFromNow(12) });
    await add({ etdDays: day(12), prices: box('2420.00') });
    expect(await states()).toEqual([
      ['sailing', '2310.00'],
      ['full', '2310.00'],
      ['closed', null],
      ['noSailing', null],
      ['sailing', '2395.00'],
    ]);
  });
});

describe('special offers and what is recommended', () => {
  it('are lanes with their cheapest, and their rates', async () => {
    await add({ promoted: true });
    await add({ promoted: true, prices: box('2200.00') });
    const { data } = await world.call(freight.saleRoutes, { size: 30 });
    expect(data.filter(({ pol }) => pol.id === lane.polId)).toMatchObject([{ minPrice: '2270.00', ctnType: 3 }]);
    const rates = await world.call(freight.saleRates, { polId: lane.polId });
    expect(rates.data.total).toBe(2);
  });

  it('says what is cheaper within a week, and what is faster', async () => {
    const base = await add();
    const cheaper = await add({ prices: box('2250.00'), transitDays: 18 });
    const faster = await add({ prices: box('2900.00'), transitDays: 10 });
    await add({ prices: box('2800.00'), transitDays: 19 });
    const { data } = await world.call(freight.recommended, { exceptId: base, containers: TWO });
    expect(data.map(({ id, reason, less }) => [id, reason, less?.amount])).toEqual([
      [cheaper, 'cheaper', '120.00'],
      [faster, 'faster', undefined],
    ]);
  });

  it('offers another port of the country where a lane has nothing', async () => {
    const id = await add();
    const empty = await addPort(world);
    const { data } = await world.call(freight.recommended, { polId: lane.polId, podId: empty });
    expect(data).toMatchObject([{ id, reason: 'nearby', box: null }]);
  });

  it('offers another type of box where a lane has no price for what was asked', async () => {
    const id = await add();
    const asked = { polId: lane.polId, podId: lane.podId, containers: [{ ctnType: 4, count: 2 }] };
    const { data } = await world.call(freight.recommended, asked);
    expect(data).toMatchObject([{ id, reason: 'otherBox', box: 3, freightTotal: '4760.00' }]);
  });
});
