import { BID_LIMIT, BID_STATE, contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bids, messages } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { addBid, addLane, addRate, BIDS, type Lane } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { afterBid, type BidEvent } from './bid-states.ts';

const { freight } = contract;
const { live, outbid, taken, countered, lost, withdrawn, booked, lapsed } = BID_STATE;
let world: World;
let lane: Lane;
let rateId: number;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());
beforeEach(async () => {
  lane = await addLane(world);
  rateId = await addRate(world, lane, { bidCutoff: BIDS });
});

const bidder = () => world.someone('customer', ['bid:place']);
const rival = () => world.someone('other', ['bid:place']);
const staff = () => world.someone('staff', ['bid:answer']);
const offer = (price: string, more: object = {}) => ({
  rateId,
  ctnType: 3,
  count: 2,
  price,
  currency: 'USD',
  requestId: nextSending(),
  ...more,
});
const place = async (price: string, token: string, more: object = {}) =>
  world.call(freight.placeBid, offer(price, more), token);
const stateOf = async (id: number) => (await world.db.select().from(bids).where(eq(bids.id, id)))[0]?.state;

describe('what a bid becomes', () => {
  const EVENTS: readonly BidEvent[] = ['higher', 'take', 'counter', 'accept', 'withdraw', 'close', 'book', 'lapse'];
  const _ = undefined;
  it.each([
    [live, [outbid, taken, countered, _, withdrawn, lost, _, _]],
    [outbid, [_, taken, countered, _, withdrawn, lost, _, _]],
    [taken, [_, _, _, _, _, _, booked, lapsed]],
    [countered, [_, _, _, taken, _, lost, _, _]],
    [lost, [_, _, _, _, _, _, _, _]],
    [withdrawn, [_, _, _, _, _, _, _, _]],
    [booked, [_, _, _, _, _, _, _, _]],
    [lapsed, [_, _, _, _, _, _, _, _]],
  ])('from %i on', (state, after) => {
    expect(EVENTS.map((event) => afterBid(state, event))).toEqual(after);
  });
});

describe('bidding', () => {
  it('goes by who offers more, and names nobody', async () => {
    const [own, other] = [await bidder(), await rival()];
    const first = (await place('2260.00', own)).data;
    expect(first).toMatchObject({ state: live, max: '2260.00', company: '' });
    expect((await place('2275.00', other)).data.state).toBe(live);
    expect(await stateOf(first.id)).toBe(outbid);
    const { data } = await world.call(freight.maxBid, { rateId, ctnType: 3 }, own);
    expect(data).toMatchObject({ max: '2275.00', mine: '2260.00', sure: '2310.00', step: 5 });
    expect(data.bids.map(({ own: mine, price, outbid: below }) => [mine, price, below])).toEqual([
      [false, '2275.00', false],
      [true, '2260.00', true],
    ]);
    expect((await place('2290.00', own)).data.state).toBe(live);
    expect(await stateOf(first.id)).toBe(withdrawn);
    const { list } = (await world.call(freight.biddable, { polId: lane.polId, podId: lane.podId }, other)).data;
    expect(list).toMatchObject([{ rateId, maxBid: '2290.00', mine: '2275.00', listPrice: '2380.00' }]);
  });

  it('lets the earlier of two equal bids win', async () => {
    await place('2275.00', await rival());
    expect((await place('2275.00', await bidder())).data.state).toBe(outbid);
  });

  it('takes what is sure at once, and holds the room for two hours', async () => {
    const { data } = await place('2310.00', await bidder());
    expect(data.state).toBe(taken);
    const held = Date.parse(data.holdUntil ?? '') - Date.parse(data.placedAt);
    expect(Math.round(held / 60_000)).toBe(120);
    const told = await world.db.select().from(messages).where(eq(messages.type, 'bidTaken'));
    expect(told.some(({ customerId, values }) => customerId === world.ids.customer && values.price === '2310.00')).toBe(
      true,
    );
  });

  it('is done once for each sending', async () => {
    const token = await bidder();
    const asked = offer('2260.00');
    const [one, two] = await Promise.all([
      world.call(freight.placeBid, asked, token),
      world.call(freight.placeBid, asked, token),
    ]);
    expect(one.data.id).toBe(two.data.id);
    expect((await world.call(freight.bidPage, { rateId }, token)).data.total).toBe(1);
  });

  it.each([
    ['2261.00', {}, 'price'],
    ['2260.50', {}, 'price'],
    ['2385.00', {}, 'price'],
    ['2095.00', {}, 'price'],
    ['2260.00', { currency: 'CNY' }, 'currency'],
    ['2260.00', { ctnType: 1 }, 'rateId'],
  ])('is not done for %s %j', async (price, more, path) => {
    expect(await place(price, await bidder(), more)).toMatchObject({ code: '0', data: { path } });
  });

  it('goes up only, and never where a rate takes no bids', async () => {
    const token = await bidder();
    await place('2260.00', token);
    expect(await place('2260.00', token)).toMatchObject({ code: '0', data: { path: 'price' } });
    const closed = await addRate(world, lane);
    expect(await place('2260.00', token, { rateId: closed })).toMatchObject({ code: '0', data: { path: 'rateId' } });
  });

  it('is done five times on a lane at once', async () => {
    const token = await bidder();
    for (let at = 0; at < BID_LIMIT; at++) {
      const one = await addRate(world, lane, { bidCutoff: BIDS });
      expect((await place('2260.00', token, { rateId: one })).code).toBe('1');
    }
    expect((await place('2260.00', token)).code).toBe('0');
  });
});

describe('an answer', () => {
  it('takes a bid, once', async () => {
    const bidId = await addBid(world, { rateId });
    const { data } = await world.call(freight.answerBid, { bidId, decision: 'accept', holdHours: 4 }, await staff());
    expect(data.state).toBe(taken);
    expect(await world.call(freight.answerBid, { bidId, decision: 'accept' }, await staff())).toMatchObject({
      code: '0',
    });
  });

  it('names another price, which the company takes', async () => {
    const bidId = await addBid(world, { rateId });
    const none = await world.call(freight.answerBid, { bidId, decision: 'counter' }, await staff());
    expect(none).toMatchObject({ code: '0', data: { path: 'price' } });
    const said = await world.call(freight.answerBid, { bidId, decision: 'counter', price: '2295.00' }, await staff());
    expect(said.data.state).toBe(countered);
    const done = await world.call(freight.decideBid, { bidId, decision: 'accept' }, await bidder());
    expect(done.data.state).toBe(taken);
    const { data } = await world.call(freight.bidPage, { rateId }, await staff());
    expect(data.records[0]).toMatchObject({ price: '2295.00', answer: { price: '2295.00' } });
    expect(data.records[0]?.company).not.toBe('');
  });

  it('comes too late once a bid was taken back', async () => {
    const bidId = await addBid(world, { rateId });
    expect((await world.call(freight.decideBid, { bidId, decision: 'withdraw' }, await bidder())).data.state).toBe(
      withdrawn,
    );
    expect(await world.call(freight.answerBid, { bidId, decision: 'accept' }, await staff())).toMatchObject({
      code: '0',
    });
  });

  it('is given by the clock where nobody gives one', async () => {
    const past = new Date(Date.now() - 1_000);
    const ids = [
      await addBid(world, { rateId, closesAt: past }),
      await addBid(world, { rateId, validUntil: past }),
      await addBid(world, { rateId, state: countered, closesAt: past }),
      await addBid(world, { rateId, state: taken, closesAt: past, holdUntil: past }),
      await addBid(world, { rateId, state: taken, closesAt: past, holdUntil: new Date(Date.now() + 60_000) }),
      await addBid(world, { rateId }),
    ];
    await world.call(freight.bidPage, {}, await bidder());
    expect(await Promise.all(ids.map(stateOf))).toEqual([lost, lost, lost, lapsed, taken, live]);
  });

  it('is nobody else’s to see', async () => {
    const bidId = await addBid(world, { rateId });
    expect((await world.call(freight.bidPage, { rateId }, await rival())).data).toEqual({ records: [], total: 0 });
    expect(await world.call(freight.decideBid, { bidId, decision: 'withdraw' }, await rival())).toMatchObject({
      status: 404,
    });
  });
});
