import { contract, FOLLOW_LIMIT } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings, declareRates, fclRates, ports, RATE_STATUS, truckRates } from '../database/schema.ts';
import { addCharge, addFx, addLane, addPort, addRate, dayFromNow, type Lane } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight } = contract;
let world: World;
let lane: Lane;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  lane = await addLane(world);
});
const follower = () => world.someone('customer', ['rate:follow']);
const ends = () => ({ polId: lane.polId, podId: lane.podId });

describe('following', () => {
  it('is done once however often it is asked for, and the company shares it', async () => {
    const rateId = await addRate(world, lane);
    const token = await follower();
    const { followCount } = (await world.call(freight.followRate, { rateId, followed: true }, token)).data;
    const again = await world.call(freight.followRate, { rateId, followed: true }, await follower());
    expect(again.data).toEqual({ followed: true, followCount });
    const { data } = await world.call(freight.fclMember, { ...ends(), containers: [{ ctnType: 3, count: 1 }] }, token);
    expect(data.records).toMatchObject([{ followed: true, followCount: 1 }]);
    for (let time = 0; time < 2; time++) {
      const off = await world.call(freight.followRate, { rateId, followed: false }, token);
      expect(off.data).toEqual({ followed: false, followCount: followCount - 1 });
    }
  });

  it('tells the change since, and whether the wish is met', async () => {
    const rateId = await addRate(world, lane);
    const token = await follower();
    await world.call(freight.followRate, { rateId, followed: true, triggers: { priceBelow: '2300.00' } }, token);
    const find = async () => {
      const { data } = await world.call(freight.followedRates, { size: 100 }, token);
      return data.records.find((row) => row.rateId === rateId);
    };
    expect(await find()).toMatchObject({ startPrice: '2310.00', change: '0.00', met: false, state: 'active' });
    const prices = [{ ctnType: 3, member: '2240.00' }];
    await world.db.update(fclRates).set({ prices }).where(eq(fclRates.id, rateId));
    expect(await find()).toMatchObject({ nowPrice: '2240.00', change: '-70.00', met: true });
    await world.db.update(fclRates).set({ status: RATE_STATUS.withdrawn }).where(eq(fclRates.id, rateId));
    expect(await find()).toMatchObject({ nowPrice: null, state: 'expired' });
    await world.call(freight.followRate, { rateId, followed: false }, token);
    expect(await find()).toBeUndefined();
  });

  it('of a lane shows its cheapest, and which lanes there are', async () => {
    await addRate(world, lane);
    await addRate(world, lane, { prices: [{ ctnType: 3, member: '2200.00' }] });
    const token = await follower();
    await world.call(freight.followRate, { ...ends(), followed: true }, token);
    const { data } = await world.call(freight.followedRoutes, undefined, token);
    expect(data.list.find(({ pol }) => pol.id === lane.polId)).toMatchObject({
      count: 2,
      minPrice: '2200.00',
      followed: 1,
    });
  });

  it('stops at so many', async () => {
    const token = await world.someone('other', ['rate:follow']);
    const podIds = await Promise.all(Array.from({ length: FOLLOW_LIMIT + 1 }, () => addPort(world)));
    const codes: string[] = [];
    for (const podId of podIds)
      codes.push((await world.call(freight.followRate, { polId: lane.polId, podId, followed: true }, token)).code);
    expect(codes).toEqual([...Array(FOLLOW_LIMIT).fill('1'), '0']);
    expect((await world.call(freight.followedRates, {}, token)).data).toMatchObject({ total: FOLLOW_LIMIT });
  });

  it('wants both ends of a lane', async () => {
    const answer = await world.call(freight.followRate, { polId: lane.polId, followed: true }, await follower());
    expect(answer).toMatchObject({ status: 400, data: { path: 'podId' } });
  });
});

describe('ports', () => {
  it('that somebody searched come first, then those that his company booked', async () => {
    const token = await world.someone('customer', []);
    const podId = await addPort(world);
    await world.db.insert(ports).values({ kind: 'sea', code: 'CNNGB', nameEn: 'Some', countryId: 156, lane: 'china' });
    await world.db.update(bookings).set({ portStartCode: 'CNNGB' }).where(eq(bookings.customerId, world.ids.customer));
    await world.call(freight.fclMember, { polId: lane.polId, podId, containers: [{ ctnType: 3, count: 1 }] }, token);
    const start = await world.call(freight.recentPorts, { side: 'start' }, token);
    expect(start.data.map(({ id, portCode }) => (portCode === 'CNNGB' ? 'booked' : id))).toEqual([
      lane.polId,
      'booked',
    ]);
    const end = await world.call(freight.recentPorts, { side: 'end' }, token);
    expect(end.data.map(({ id }) => id)).toContain(podId);
  });
});

describe('surcharges of a lane', () => {
  it('are the most specific of each code, on its days', async () => {
    const ebs = { code: 'EBS', basis: 'PER_CTN' } as const;
    await addRate(world, lane);
    await addCharge(world, { ...ebs, amount: '20.00' });
    await addCharge(world, { ...ebs, amount: '35.00', lane: 'USWC' });
    await addCharge(world, { ...ebs, amount: '30.00', ...ends() });
    await addCharge(world, {
      code: 'PSS',
      basis: 'PER_CTN',
      amount: '100.00',
      validFrom: '2026-12-01',
      podId: lane.podId,
    });
    const amounts = async (asked: object) => {
      const { data } = await world.call(freight.fclSurcharges, asked);
      return data.list.filter(({ code }) => code === 'EBS' || code === 'PSS').map(({ code, amount }) => [code, amount]);
    };
    expect(await amounts({ ...ends(), date: '2026-11-30' })).toEqual([['EBS', '30.00']]);
    expect(await amounts({ ...ends(), date: '2026-12-01' })).toEqual([
      ['EBS', '30.00'],
      ['PSS', '100.00'],
    ]);
    expect(await amounts({ date: '2026-12-01' })).toEqual([['EBS', '20.00']]);
  });
});

describe('room', () => {
  it('is told to visitors without figures, to members with them', async () => {
    await addRate(world, lane, { spaceState: 'limited', spaceLeft: 6 });
    const board = await world.call(freight.spaceBoard, { polId: lane.polId });
    expect(board.data).toMatchObject([{ list: [{ ctnType: 3, state: 'limited' }] }]);
    expect(JSON.stringify(board.data)).not.toContain('"left"');
    const { data } = await world.call(
      freight.spaceByRate,
      { ...ends(), days: 10 },
      await world.someone('customer', []),
    );
    expect(data.list.length).toBeGreaterThan(1);
    expect(data.list[0]).toMatchObject({ list: [{ ctnType: 3, state: 'limited', left: 6 }] });
  });

  it('is shown once a lane, what leaves first on top', async () => {
    const other = { ...(await addLane(world)), polId: lane.polId };
    const on = (days: number) => ({ etd: dayFromNow(days), etdDays: [] });
    await addRate(world, lane, on(11));
    await addRate(world, lane, on(6));
    await addRate(world, other, on(8));
    const { data } = await world.call(freight.spaceBoard, { polId: lane.polId });
    expect(data.map(({ etd, pod }) => [etd, pod.id])).toEqual([
      [dayFromNow(6), lane.podId],
      [dayFromNow(8), other.podId],
    ]);
  });
});

describe('trucks and declarations', () => {
  it('are those of a port that are still good', async () => {
    const portId = lane.polId;
    const truck = { portId, cityId: 156, ctnType: 3, price: '1350.00', validFrom: '2026-01-01' };
    await world.db.insert(truckRates).values([
      { ...truck, validTo: dayFromNow(30), remark: '含进港', remarkEn: 'Gate included' },
      { ...truck, validTo: dayFromNow(-1) },
    ]);
    const trucks = await world.call(freight.truckPage, { portId });
    expect(trucks.data).toMatchObject({ total: 1, records: [{ price: '1350.00', remark: 'Gate included' }] });
    expect((await world.call(freight.truckPage, { portId, current: 2 })).data).toEqual({ records: [], total: 1 });
    await world.db.insert(declareRates).values([
      { portId, kind: 'general', price: '200.00', perPage: '50.00' },
      { portId, kind: 'transit', price: '260.00', validTo: dayFromNow(-1) },
    ]);
    const declared = await world.call(freight.declarePage, { portId });
    expect(declared.data).toMatchObject({ total: 1, records: [{ kind: 'general', perPage: '50.00' }] });
    expect((await world.call(freight.declarePage, { portId, current: 2 })).data.total).toBe(1);
  });
});
