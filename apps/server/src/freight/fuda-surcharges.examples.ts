import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addFudaCharge, addFudaRate, addPartner } from '../testing/fuda.ts';
import type { World } from '../testing/world.ts';

const own = (world: World) => addPartner(world, world.ids.customer);
const rate = async (world: World) => addFudaRate(world, await own(world));
const charge = async (world: World) => addFudaCharge(world, await own(world));

export const examples: Examples<'freight', 'fudaSurcharges'> = {
  fudaSurcharges: async (world) => ({ rateId: await rate(world) }),
  saveFudaSurcharge: async (world) => ({
    partnerId: await own(world),
    code: 'DOC',
    name: '文件费',
    nameEn: 'Documents',
    basis: 'PER_BL',
    amount: '450.00',
    currency: 'CNY',
    side: 'papers',
    mandatory: true,
    validFrom: '2026-11-01',
    requestId: nextSending(),
  }),
  deleteFudaSurcharges: async (world) => ({ ids: [await charge(world)] }),
  fudaSurcharge: async (world) => ({ id: await charge(world) }),
  updateFudaSurcharges: async (world) => ({ ids: [await charge(world)], patch: { amount: '500.00' } }),
  fudaCommonSurcharges: async (world) => ({ rateId: await rate(world) }),
};
