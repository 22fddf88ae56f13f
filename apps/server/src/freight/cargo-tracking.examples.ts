import type { Examples } from '../testing/example.ts';
import { addTrace } from '../testing/traces.ts';

export const examples: Examples<'freight', 'cargoTracking'> = {
  cargoTracking: async (world) => {
    const { workNo, warehouseEntryNo } = await addTrace(world);
    return { items: [{ workNo, warehouseEntryNo }] };
  },
};
