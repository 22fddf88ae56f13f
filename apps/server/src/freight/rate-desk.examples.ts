import type { Examples } from '../testing/example.ts';
import { addLane, addRate } from '../testing/freight.ts';
import { addEdited, addVersions } from '../testing/rate-desk.ts';

export const examples: Examples<'freight', 'rateDesk'> = {
  rateDraft: () => ({ sheet: 'fcl', size: 20, lane: 'USWC' }),
  rateVersions: () => ({ sheet: 'fcl' }),
  rateChanges: () => ({ sheet: 'surcharge' }),
  async saveRateDraft(world) {
    const id = await addRate(world, await addLane(world));
    return { rows: [{ id, revision: 1, cells: [{ column: 'p3', from: '2310.00', value: '2360' }] }] };
  },
  saveRateRules: () => ({ sheet: 'lcl', listAdd: '5.00', vipLess: '2.00' }),
  publishRates: async (world) => ({ version: (await addEdited(world)).version, looked: true, note: '' }),
  discardRates: async (world) => ({ ids: [(await addEdited(world)).rateId] }),
  restoreRates: async (world) => ({ sheet: 'declare', version: (await addVersions(world)).version }),
};
