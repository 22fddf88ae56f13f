import { addNews } from '../testing/content.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'content', 'news'> = {
  newsPage: () => ({ category: 'notice', keyword: '洛杉矶' }),
  news: async (world) => ({ id: await addNews(world) }),
  hotKnowledge: () => ({ size: 3 }),
};
