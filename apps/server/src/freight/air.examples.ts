import type { Examples } from '../testing/example.ts';
import { addAir, addFx, addLane } from '../testing/freight.ts';
import type { World } from '../testing/world.ts';

async function rate(world: World) {
  await addFx(world);
  const lane = await addLane(world, 'air');
  return { lane, id: await addAir(world, lane) };
}
const cargo = { weight: '386', volume: '2.8725' };

export const examples: Examples<'freight', 'air'> = {
  async airPage(world) {
    const { polId, podId } = (await rate(world)).lane;
    return { startId: polId, endId: podId, pieces: 30, ...cargo };
  },
  airById: async (world) => ({ id: (await rate(world)).id, ...cargo }),
  airForQuote: async (world) => ({ ids: [(await rate(world)).id] }),
};
