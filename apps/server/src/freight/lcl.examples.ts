import type { Examples } from '../testing/example.ts';
import { addFx, addLane, addLcl } from '../testing/freight.ts';
import type { World } from '../testing/world.ts';

async function rate(world: World) {
  await addFx(world);
  const lane = await addLane(world, 'lcl');
  return { lane, id: await addLcl(world, lane, '5.00', ['58.00', '70.00']) };
}
const cargo = { weight: '2980', volume: '6.24' };

export const examples: Examples<'freight', 'lcl'> = {
  async lclPage(world) {
    const { polId, podId } = (await rate(world)).lane;
    return { polId, podId, ...cargo };
  },
  lclById: async (world) => ({ id: (await rate(world)).id, ...cargo }),
  lclForQuote: async (world) => ({ ids: [(await rate(world)).id] }),
};
