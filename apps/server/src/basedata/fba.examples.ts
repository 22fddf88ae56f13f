import { fbaWarehouses } from '../database/schema.ts';
import { addCountry, letters, nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

async function addWarehouse(world: World): Promise<number> {
  const [row] = await world.db
    .insert(fbaWarehouses)
    .values({ code: `${letters(6)}1`, countryId: await addCountry(world), city: '宁波' })
    .returning({ id: fbaWarehouses.id });
  return row?.id ?? 0;
}

export const examples: Examples<'basedata', 'fba'> = {
  fbaWarehouseIds: () => ({ searchValue: 'ont', flag: 1 }),
  fbaCountries: () => undefined,
  fbaByCountry: async (world) => ({ countryId: await addCountry(world) }),
  fbaPage: () => ({ searchValue: '92' }),
  fbaById: async (world) => ({ id: await addWarehouse(world) }),
  fbaHot: () => ({}),
  saveFbaWarehouse: async (world) => ({
    ...{ code: `${letters(3)}7`, countryId: await addCountry(world), city: '宁波', zip: '315000', hot: false },
    requestId: nextSending(),
  }),
  deleteFbaWarehouse: async (world) => ({ ids: [await addWarehouse(world)] }),
};
