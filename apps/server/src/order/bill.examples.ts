import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const master = ({ ids }: World) => ({ bookingId: ids.master });
const house = ({ ids }: World) => ({ bookingId: ids.house });

export const examples: Examples<'order', 'bill'> = {
  blType: master,
  blFile: master,
  countNumMbl: master,
  countNumHbl: house,
  initInfoMbl: master,
  initInfoHbl: house,
  blCompareMaster: master,
  copyQueRenToMbl: async ({ booking }) => ({ bookingId: await booking() }),
  copyQueRenToHbl: house,
};
