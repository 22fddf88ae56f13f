import type { Examples } from '../testing/example.ts';
import { addTrace, addTraceLink, visitTrace } from '../testing/traces.ts';

export const examples: Examples<'order', 'traceShare'> = {
  traceLinks: async (world) => ({ bookingId: (await addTraceLink(world)).bookingId }),
  createTraceLink: async (world) => ({ bookingId: (await addTrace(world)).bookingId, days: 7 }),
  revokeTraceLink: async (world) => {
    const { bookingId, id } = await addTraceLink(world);
    return { bookingId, id };
  },
  enterTraceLink: async (world) => ({ token: (await addTraceLink(world)).token }),
  openTraceLink: async (world) => ({ link: await visitTrace(world) }),
};
