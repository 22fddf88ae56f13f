import { messages } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

/** A message of staff to the company of the fixture. */
const news = { type: 'news', title: '公告', html: '<p>春节</p>' } as const;
async function addMessage({ db, ids }: Pick<World, 'db' | 'ids'>): Promise<number> {
  const [row] = await db
    .insert(messages)
    .values({ customerId: ids.customer, ...news })
    .returning({ id: messages.id });
  return row?.id ?? 0;
}
const these = async (world: World) => ({ ids: [await addMessage(world)] });

export const examples: Examples<'message', 'messages'> = {
  messageDetail: async (world) => ({ id: await addMessage(world) }),
  messagePage: () => ({ keyword: '公告', type: 'system' }),
  messageCounts: () => undefined,
  readMessages: these,
  readAllMessages: () => ({ type: 'papers' }),
  deleteMessages: these,
  deleteReadMessages: () => ({}),
  restoreMessages: these,
  snoozeMessages: async (world) => ({
    ...(await these(world)),
    until: new Date(Date.now() + 3_600_000).toISOString(),
  }),
};
