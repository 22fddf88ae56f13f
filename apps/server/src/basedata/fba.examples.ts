import { addCountry, addWarehouse, letters, nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'basedata', 'fba'> = {
  fbaWarehouseIds: () => ({ searchValue: 'ont', flag: 1 }),
  fbaCountries: () => undefined,
  fbaByCountry: async (world) => ({ countryId: await addCountry(world) }),
  fbaPage: () => ({ searchValue: '92' }),
  fbaById: async (world) => ({ id: await addWarehouse(world) }),
  fbaHot: () => ({}),
  saveFbaWarehouse: async (world) => ({
    code: `${letters(3)}7`,
    countryId: await addCountry(world),
    city: '宁波',
    zip: '315000',
    hot: false,
    requestId: nextSending(),
  }),
  deleteFbaWarehouse: async (world) => ({ ids: [await addWarehouse(world)] }),
};
