import type { Examples } from '../testing/example.ts';

export const examples: Examples<'desk', 'search'> = {
  deskSearch: async (world) => {
    await world.booking();
    return { keyword: 'MB26' };
  },
};
