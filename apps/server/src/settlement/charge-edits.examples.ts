import type { Examples } from '../testing/example.ts';
import { LINES } from '../testing/statements.ts';

export const examples: Examples<'settlement', 'chargeEdits'> = {
  saveCharges: async (world) => ({ bookingId: await world.booking(), lines: [...LINES], revision: 0 }),
  takeCharges: async (world) => ({ bookingId: await world.booking(), revision: 0 }),
};
