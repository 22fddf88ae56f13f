import { BID_STATE } from '@lading/api-client/contract';
import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addBid, addLane, addRate, BIDS } from '../testing/freight.ts';
import type { World } from '../testing/world.ts';

async function open(world: World) {
  const lane = await addLane(world);
  return { lane, rateId: await addRate(world, lane, { bidCutoff: BIDS }) };
}

export const examples: Examples<'freight', 'bids'> = {
  async biddable(world) {
    const { polId, podId } = (await open(world)).lane;
    return { polId, podId };
  },
  maxBid: async (world) => ({ rateId: (await open(world)).rateId, ctnType: 3 }),
  bidPage: () => ({ state: 1 }),
  placeBid: async (world) => ({
    rateId: (await open(world)).rateId,
    ctnType: 3,
    count: 2,
    price: '2290.00',
    currency: 'USD',
    requestId: nextSending(),
  }),
  answerBid: async (world) => ({ bidId: await addBid(world), decision: 'accept', text: '可以' }),
  async decideBid(world) {
    const answer = { price: '2300.00', text: '', by: 1, at: '2026-11-20T09:00:00+08:00' };
    return { bidId: await addBid(world, { state: BID_STATE.countered, answer }), decision: 'accept' };
  },
};
