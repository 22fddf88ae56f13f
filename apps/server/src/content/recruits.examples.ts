import { nextSending } from '../testing/base-rows.ts';
import { addPost, POST } from '../testing/content.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'content', 'recruits'> = {
  recruitPage: () => ({ kind: 'social' }),
  recruitList: () => ({ keyword: '海运' }),
  saveRecruit: () => ({ ...POST, requestId: nextSending() }),
  deleteRecruits: async (world) => ({ ids: [await addPost(world)] }),
};
