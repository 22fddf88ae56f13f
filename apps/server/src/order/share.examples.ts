import type { Examples } from '../testing/example.ts';

export const examples: Examples<'order', 'share'> = {
  blShares: async ({ link }) => ({ bookingId: (await link()).bookingId }),
  createBlShare: async ({ booking }) => ({ bookingId: await booking(), days: 7 }),
  async revokeBlShare({ link }) {
    const { bookingId, id } = await link();
    return { bookingId, id };
  },
  enterBlShare: async ({ link }) => ({ token: (await link()).token }),
  openBlShare: async ({ visit }) => ({ link: await visit() }),
  exportBlDifferences: async ({ review }) => ({ bookingId: await review(), format: 'csv' }),
};
