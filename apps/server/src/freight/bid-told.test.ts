import { BID_STATE, contract } from '@lading/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bids, messages } from '../database/schema.ts';
import { worded } from '../message/wording.ts';
import { nextSending } from '../testing/base-rows.ts';
import { addBid, addLane, addRate, BIDS, type Lane } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { settleBids } from './bid-states.ts';

const { freight, user } = contract;
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
const staff = () => world.someone('staff', ['bid:answer', 'message:view']);
/** What those who answer were told last, one of a kind for each of them. */
async function toldStaff(type: string) {
  const rows = await world.db.select().from(messages).where(eq(messages.type, type)).orderBy(desc(messages.id));
  const newest = rows[0]?.values;
  return rows
    .filter(({ values }) => JSON.stringify(values) === JSON.stringify(newest))
    .map((row) => worded(row, 'en-US'));
}
const quiet = { publish: async () => undefined };
const place = (price: string, token: string) =>
  world.call(
    freight.placeBid,
    { rateId, ctnType: 3, count: 2, price, currency: 'USD', requestId: nextSending() },
    token,
  );
/** What the company was told last of a kind. */
async function told(type: string) {
  const [row] = await world.db
    .select()
    .from(messages)
    .where(and(eq(messages.type, type), eq(messages.customerId, world.ids.customer)))
    .orderBy(desc(messages.id))
    .limit(1);
  return row?.values;
}
const toDo = async (bidId: number) => {
  const { data } = await world.call(user.toDoList, { size: 100 }, await world.someone('customer', []));
  return data.records.find(({ busType, map }) => busType === 9 && map.id === bidId);
};

describe('a bid', () => {
  it('is told to those who answer, and to whoever it beats', async () => {
    await staff();
    const { data } = await place('2260.00', await bidder());
    await place('2275.00', await world.someone('other', ['bid:place']));
    expect(await told('bidOutbid')).toMatchObject({ price: '2260.00', currency: 'USD', nameEn: 'Here → There' });
    const [news] = await toldStaff('bidSent');
    expect(news?.messageTitle).toBe('A new bid');
    expect(news?.message).toContain('2 × 40HQ at USD 2275.00');
    expect(await toDo(data.id)).toBeUndefined();
  });

  it('that was taken waits to be ordered for as long as the room is held', async () => {
    const { data } = await place('2310.00', await bidder());
    expect(await toDo(data.id)).toMatchObject({
      busTypeName: 'Bid answer',
      title: 'Here → There: USD 2310.00 was taken. Order while the room is held',
      dueAt: data.holdUntil,
    });
    await world.db
      .update(bids)
      .set({ holdUntil: new Date(Date.now() - 1_000) })
      .where(eq(bids.id, data.id));
    await settleBids({ db: world.db, bus: quiet }, new Date());
    expect(await toDo(data.id)).toBeUndefined();
    expect(await told('bidLapsed')).toMatchObject({ price: '2310.00' });
  });

  it('with another price waits for the company, and tells who named it once it is taken', async () => {
    const bidId = await addBid(world, { rateId });
    const clerk = await staff();
    await world.call(freight.answerBid, { bidId, decision: 'counter', price: '2295.00' }, clerk);
    expect((await toDo(bidId))?.title).toContain('USD 2295.00 was named for your bid');
    expect(await told('bidCountered')).toMatchObject({ price: '2295.00' });
    await world.call(freight.decideBid, { bidId, decision: 'accept' }, await bidder());
    expect((await toDo(bidId))?.title).toContain('USD 2295.00 was taken');
    expect((await toldStaff('bidAgreed'))[0]?.messageTitle).toBe('The other price was taken');
  });

  it('that nobody took is told to be lost, once', async () => {
    const bidId = await addBid(world, { rateId, price: '2265.00', closesAt: new Date(Date.now() - 1_000) });
    const count = () => world.db.$count(messages, eq(messages.type, 'bidLost'));
    const before = await count();
    await settleBids({ db: world.db, bus: quiet }, new Date());
    await settleBids({ db: world.db, bus: quiet }, new Date());
    expect(await count()).toBe(before + 1);
    expect(await told('bidLost')).toMatchObject({ price: '2265.00' });
    const [row] = await world.db.select().from(bids).where(eq(bids.id, bidId));
    expect(row?.state).toBe(BID_STATE.lost);
  });

  it('is not answered as it was, once it has become something else', async () => {
    const bidId = await addBid(world, { rateId, revision: 3 });
    const asked = { bidId, decision: 'accept', revision: 2 } as const;
    expect(await world.call(freight.answerBid, asked, await staff())).toMatchObject({ code: '0' });
    expect((await world.call(freight.answerBid, { ...asked, revision: 3 }, await staff())).data.state).toBe(3);
  });
});
