import type { Examples } from '../testing/example.ts';
import { addLane, addRate } from '../testing/freight.ts';

export const examples: Examples<'freight', 'space'> = {
  spaceBoard: () => ({ size: 5 }),
  async spaceByRate(world) {
    const { polId, podId, sheetId } = await addLane(world);
    await addRate(world, { polId, podId, sheetId });
    return { polId, podId };
  },
};
