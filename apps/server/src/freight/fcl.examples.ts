import type { Examples } from '../testing/example.ts';
import { addFx, addLane, addRate, dayFromNow } from '../testing/freight.ts';
import type { World } from '../testing/world.ts';

const containers = [{ ctnType: 3, count: 2 }];

async function lane(world: World) {
  await addFx(world);
  const lane = await addLane(world);
  await addRate(world, lane, { promoted: true });
  return { polId: lane.polId, podId: lane.podId };
}
const searched = async (world: World) => ({ ...(await lane(world)), containers });

export const examples: Examples<'freight', 'fcl'> = {
  saleRoutes: () => ({ size: 4 }),
  saleRates: async (world) => lane(world),
  fclPublic: searched,
  fclVisitor: searched,
  fclMember: searched,
  fclVip: searched,
  fclCalendar: async (world) => ({ ...(await lane(world)), ctnType: 3, from: dayFromNow(0) }),
  fclCarriers: lane,
  fclWharves: async (world) => ({ portId: (await lane(world)).polId, side: 'start' }),
  fclCharges: async (world) => ({ rateId: await addRate(world, await addLane(world)), containers }),
  recommended: lane,
};
