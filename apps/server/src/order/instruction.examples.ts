import { NO_DRAFT_CHANGES } from '@lading/validators/bill';
import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addPart, addWritten } from '../testing/instructions.ts';
import type { World } from '../testing/world.ts';

const saved = async (world: World) => ({
  bookingId: await addWritten(world),
  action: 'draft' as const,
  revision: 0,
  requestId: nextSending(),
  changes: NO_DRAFT_CHANGES,
});

export const examples: Examples<'order', 'instruction'> = {
  instruction: async (world) => ({ bookingId: await addWritten(world) }),
  saveMbl: saved,
  saveHbl: async (world) => ({ ...(await saved(world)), bookingId: (await addPart(world, 'HBL')).bookingId }),
  addSiBill: async (world) => ({ bookingId: await addWritten(world), kind: 'MBL', requestId: nextSending() }),
  deleteMbl: async (world) => {
    const { bookingId, billId } = await addPart(world, 'MBL');
    return { bookingId, mblId: billId };
  },
  deleteHbl: async (world) => {
    const { bookingId, billId } = await addPart(world, 'HBL');
    return { bookingId, hblId: billId };
  },
  syncBills: async (world) => ({
    bookingId: (await addPart(world, 'HBL')).bookingId,
    from: 'MBL' as const,
    to: 'HBL' as const,
    fields: ['containers' as const],
    dryRun: true,
  }),
};
