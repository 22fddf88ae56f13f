import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addSent, headOf } from '../testing/instructions.ts';

export const examples: Examples<'order', 'instructionDesk'> = {
  siQueue: () => ({ state: 'open' }),
  siForDesk: async (world) => ({ bookingId: (await addSent(world)).bookingId }),
  answerSi: async (world) => ({
    bookingId: (await addSent(world)).bookingId,
    version: 1,
    decision: 'accept' as const,
    requestId: nextSending(),
  }),
  correctSi: async (world) => ({
    bookingId: (await addSent(world)).bookingId,
    version: 1,
    note: 'as by telephone',
    requestId: nextSending(),
    bills: [{ kind: 'MBL' as const, billId: null, changes: headOf({ remark: 'put right' }) }],
  }),
};
