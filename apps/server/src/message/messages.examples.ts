import { messages } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'message', 'messages'> = {
  async messageDetail({ db, ids }) {
    const news = { customerId: ids.customer, type: 'news', title: '公告', html: '<p>春节</p>' } as const;
    const [row] = await db.insert(messages).values(news).returning({ id: messages.id });
    return { id: row?.id ?? 0 };
  },
};
