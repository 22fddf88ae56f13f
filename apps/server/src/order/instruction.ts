import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { addSiBill, deleteSiBill } from './instruction/bills.ts';
import { readInstruction } from './instruction/read.ts';
import { saveBill } from './instruction/save.ts';
import { syncBills } from './instruction/sync.ts';

/** The customer's half of the instruction. */
export const instruction = (services: Services): FileHandlers<'order', 'instruction'> => ({
  instruction: (_asked, caller, booking) => readInstruction(services.db, booking, caller),
  async saveMbl({ mblId, ...asked }, caller) {
    const { billId, answer } = await saveBill(services, { ...asked, kind: 'MBL', billId: mblId }, caller);
    return { mblId: billId, ...answer };
  },
  async saveHbl({ hblId, ...asked }, caller) {
    const { billId, answer } = await saveBill(services, { ...asked, kind: 'HBL', billId: hblId }, caller);
    return { hblId: billId, ...answer };
  },
  addSiBill: (asked, caller) => addSiBill(services, asked, caller),
  deleteMbl: ({ bookingId, mblId }, caller) =>
    deleteSiBill(services, { bookingId, kind: 'MBL', billId: mblId }, caller),
  deleteHbl: ({ bookingId, hblId }, caller) =>
    deleteSiBill(services, { bookingId, kind: 'HBL', billId: hblId }, caller),
  syncBills: (asked, caller) => syncBills(services, asked, caller),
});
