import { nextSending } from '../testing/base-rows.ts';
import { ARTICLE, addNews, pictureFile } from '../testing/content.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'content', 'newsDesk'> = {
  articlePage: () => ({ state: 'draft', keyword: '洛杉矶' }),
  article: async (world) => ({ id: await addNews(world, {}, 'draft') }),
  saveNews: () => ({ ...ARTICLE, requestId: nextSending() }),
  publishNews: async (world) => ({ id: await addNews(world, {}, 'draft'), revision: 1 }),
  withdrawNews: async (world) => ({ id: await addNews(world), revision: 1, reason: '日期有误' }),
  deleteNews: async (world) => ({ ids: [await addNews(world, {}, 'draft')] }),
  uploadPicture: () => ({ file: pictureFile() }),
};
