import { contract } from '@lading/api-client/contract';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

/** A message of the customer's. */
async function addMessage(world: World) {
  const bookingId = await world.booking();
  const token = await world.someone('customer', ['order:view']);
  const asked = { bookingId, text: '第二通知人请改为 SUITE 510', requestId: 'say-0001' };
  const { data } = await world.call(contract.order.sendChat, asked, token);
  return { bookingId, lastId: data.id };
}

export const examples: Examples<'order', 'chat'> = {
  chatPage: async (world) => ({ bookingId: (await addMessage(world)).bookingId }),
  chatOrders: () => ({ keyword: 'MB26' }),
  createChat: async ({ booking }) => ({ bookingId: await booking() }),
  sendChat: async ({ booking }) => ({ bookingId: await booking(), text: '请确认', requestId: 'say-0002' }),
  readChat: (world) => addMessage(world),
};
