import { addJob } from '../importing/jobs.examples.ts';
import { addCountry, addWarehouse, nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addFbaPrice, FBA_CHANNEL } from '../testing/fba.ts';

export const examples: Examples<'freight', 'fbaPrice'> = {
  fbaPricePage: () => ({ mode: 1 }),
  fbaPriceById: async (world) => ({ id: await addFbaPrice(world) }),
  saveFbaPrice: async (world) => ({ ...FBA_CHANNEL, countryId: await addCountry(world), requestId: nextSending() }),
  fbaImportErrors: async (world) => ({ jobId: await addJob(world, ['fba:edit']) }),
  clearFbaImportErrors: async (world) => ({ jobId: await addJob(world, ['fba:edit']) }),
  updateFbaPrices: async (world) => ({ ids: [await addFbaPrice(world)], patch: { percent: '3' } }),
  setFbaPriceStatus: async (world) => ({ ids: [await addFbaPrice(world)], status: 3 }),
  deleteFbaPrices: async (world) => ({ ids: [await addFbaPrice(world, { status: 1 })] }),
  fbaPrices: async (world) => ({ warehouseId: await addWarehouse(world), weight: '320', volume: '2.4' }),
};
