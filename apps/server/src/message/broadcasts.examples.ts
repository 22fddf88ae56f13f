import { broadcasts } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const words = { titleCn: '春节放假', titleEn: 'Spring festival', htmlCn: '<p>放假</p>', htmlEn: '<p>Closed</p>' };

async function addBroadcast({ db, ids }: Pick<World, 'db' | 'ids'>): Promise<number> {
  const sendAt = new Date(Date.now() + 3_600_000);
  const [row] = await db
    .insert(broadcasts)
    .values({ audience: 'all', ...words, authorId: ids.user, sendAt, requestId: crypto.randomUUID() })
    .returning({ id: broadcasts.id });
  return row?.id ?? 0;
}

export const examples: Examples<'message', 'broadcasts'> = {
  broadcastPage: () => ({ state: 'scheduled', keyword: '春节' }),
  receiverList: () => ({ keyword: '昊宇' }),
  broadcastReach: () => ({ audience: 'all' }),
  previewBroadcast: () => ({ htmlCn: '<p>放假</p>' }),
  sendMessage: ({ ids }) => ({
    audience: 'customer',
    customerId: ids.customer,
    ...words,
    sendAt: null,
    requestId: crypto.randomUUID(),
  }),
  cancelBroadcast: async (world) => ({ id: await addBroadcast(world) }),
};
