import { nextSending } from '../testing/base-rows.ts';
import { ADVERT, addAdvert } from '../testing/content.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'content', 'adverts'> = {
  adverts: () => ({ place: 'home_side' }),
  countAdvert: async (world) => ({ id: await addAdvert(world) }),
  advertPage: () => ({}),
  saveAdvert: () => ({ ...ADVERT, from: '2026-11-20', requestId: nextSending() }),
  deleteAdverts: async (world) => ({ ids: [await addAdvert(world)] }),
};
