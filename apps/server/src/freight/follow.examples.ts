import type { Examples } from '../testing/example.ts';
import { addLane, addRate } from '../testing/freight.ts';

export const examples: Examples<'freight', 'follow'> = {
  followRate: async (world) => ({ rateId: await addRate(world, await addLane(world)), followed: true }),
  followedRates: () => ({ state: 'active' }),
  followedRoutes: () => undefined,
};
