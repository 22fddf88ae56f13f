import type { Examples } from '../testing/example.ts';
import { addTrace } from '../testing/traces.ts';

export const examples: Examples<'order', 'trace'> = {
  containerDynamic: async (world) => ({ bookingId: (await addTrace(world)).bookingId }),
  traceOcean: async (world) => ({ bookingId: (await addTrace(world)).bookingId }),
};
