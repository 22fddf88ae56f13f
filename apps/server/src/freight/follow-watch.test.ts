import { contract } from '@lading/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inZone } from '../basedata/zones.ts';
import { fclRates, follows, messages } from '../database/schema.ts';
import type { LiveEvent } from '../live/bus.ts';
import { addLane, addRate, type Lane } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { ratesChanged, watchFollows } from './follow-watch.ts';

const { followRate } = contract.freight;
let world: World;
let lane: Lane;
let rateId: number;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(follows);
  await world.db.delete(messages);
  lane = await addLane(world);
  rateId = await addRate(world, lane);
});

const heard: LiveEvent[] = [];
const bus = { publish: async (_tx: unknown, event: LiveEvent) => void heard.push(event) };
const follow = async (more: object = {}) =>
  world.call(followRate, { rateId, followed: true, ...more }, await world.someone('customer', ['rate:follow']));
/** Somebody publishes a rate that is otherwise than before. */
const publish = (change: Partial<typeof fclRates.$inferInsert>, id = rateId) =>
  world.db.transaction(async (tx) => {
    await tx.update(fclRates).set(change).where(eq(fclRates.id, id));
    await ratesChanged(tx, bus, [id]);
  });
const box = (member: string) => ({ prices: [{ ctnType: 3, member }] });
const told = async (type: string) =>
  (
    await world.db
      .select()
      .from(messages)
      .where(and(eq(messages.type, type), eq(messages.customerId, world.ids.customer)))
  ).map(({ values }) => values);
/** As if it were tomorrow. */
const tomorrow = () => world.db.update(follows).set({ told: sql`${follows.told} || '{"dropDay":"2020-01-01"}'` });

describe('a followed rate that costs less', () => {
  it('is told by one percent, once a day, and each price once', async () => {
    await follow();
    await publish(box('2290.00'));
    expect(await told('rateDropped')).toEqual([]);
    await publish(box('2286.00'));
    expect(await told('rateDropped')).toMatchObject([
      { price: '2286.00', currency: 'USD', box: '40HQ', service: 'AAC2' },
    ]);
    await publish(box('2200.00'));
    expect(await told('rateDropped')).toHaveLength(1);
    await tomorrow();
    await publish(box('2150.00'));
    await tomorrow();
    await publish(box('2150.00'));
    expect(await told('rateDropped')).toHaveLength(2);
  });

  it('is told at the price that was wished for', async () => {
    await follow({ triggers: { priceBelow: '2300.00' } });
    await publish(box('2300.00'));
    expect(await told('rateDropped')).toMatchObject([{ price: '2300.00' }]);
  });

  it('is told to whoever follows its lane, where it is the cheapest, and to nobody of another', async () => {
    await follow({ rateId: undefined, polId: lane.polId, podId: lane.podId });
    const other = await addRate(world, await addLane(world));
    await publish(box('1000.00'), other);
    expect(await told('rateDropped')).toEqual([]);
    const second = await addRate(world, lane, box('2400.00'));
    await publish(box('2350.00'), second);
    expect(await told('rateDropped')).toEqual([]);
    await publish(box('2250.00'), second);
    expect(await told('rateDropped')).toHaveLength(1);
  });

  it('is told live to those who follow it, also where it costs more; and not where nobody does', async () => {
    heard.length = 0;
    await publish(box('2400.00'));
    expect(heard).toEqual([]);
    await follow();
    await publish(box('2500.00'));
    expect(heard).toEqual([{ type: 'rates', customerIds: [world.ids.customer] }]);
    await world.db.update(follows).set({ active: false });
    await publish(box('1500.00'));
    expect(heard).toHaveLength(1);
  });
});

describe('what else was wished for', () => {
  it('is told: little room, other sailings', async () => {
    await follow({ triggers: { boxesAtMost: 10, sailingChanged: true } });
    await publish({ spaceState: 'limited', spaceLeft: 11 });
    expect(await told('roomLow')).toEqual([]);
    await publish({ spaceLeft: 9 });
    await publish({ spaceLeft: 8 });
    expect(await told('roomLow')).toMatchObject([{ left: '9' }]);
    expect(await told('sailingChanged')).toEqual([]);
    await publish({ etdDays: [2, 4] });
    await publish({ etdDays: [2, 4] });
    expect(await told('sailingChanged')).toMatchObject([{ next: 'some' }]);
  });

  it('is told by the clock: papers that close within a day, once a sailing', async () => {
    const closesIn = (hours: number) => {
      const [etd = '', time = ''] = inZone(new Date(Date.now() + hours * 3_600_000), 'Asia/Shanghai')
        .slice(0, 16)
        .split('T');
      return { etd, etdDays: [], docCutoff: { days: 0, time } };
    };
    await publish(closesIn(30));
    await follow({ triggers: { beforeDocs: true } });
    await watchFollows(world.db, bus);
    expect(await told('docsClose')).toEqual([]);
    const { etd, ...rest } = closesIn(12);
    await world.db
      .update(fclRates)
      .set({ etd, ...rest })
      .where(eq(fclRates.id, rateId));
    await watchFollows(world.db, bus);
    await watchFollows(world.db, bus);
    expect(await told('docsClose')).toMatchObject([{ etd }]);
  });

  it('is told by the clock: a rate that ends within three days, once a day that it ends on', async () => {
    const inDays = (days: number) => inZone(new Date(Date.now() + days * 86_400_000), 'Asia/Shanghai').slice(0, 10);
    const until = (validTo: string) => world.db.update(fclRates).set({ validTo }).where(eq(fclRates.id, rateId));
    const look = async () => {
      await watchFollows(world.db, bus);
      return (await told('rateExpiring')).map(({ day }) => day);
    };
    await world.db
      .update(fclRates)
      .set({ etdDays: [1, 2, 3, 4, 5, 6, 7] })
      .where(eq(fclRates.id, rateId));
    await until(inDays(5));
    await follow();
    expect(await look()).toEqual([]);
    await until(inDays(3));
    await look();
    expect(await look()).toEqual([inDays(3)]);
    await until(inDays(2));
    expect(await look()).toEqual([inDays(3), inDays(2)]);
  });
});
