import { createBillRecord, toShippingInstructions } from '@lading/validators/bill';
import { importJobs } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import { addSent, addWritten } from '../testing/instructions.ts';
import type { World } from '../testing/world.ts';

/** A document of DCSA, as another program would send it. */
const dcsaJson = (): File => {
  const { document } = toShippingInstructions(
    createBillRecord({
      bill: { fAddress: 'NINGBO HAOYU HOMEWARE CO., LTD.\nNINGBO', sAddress: 'TO ORDER', bkgNo: '6412098730' },
      goods: { rows: [{ goods: 'TOYS', hsCode: '950300', number: 1, weight: '1', packageTypeName: 'CARTONS' }] },
      containers: [{ ctnNo: 'CSQU3054383', sealNo: 'CN1', number: 1, weight: '1' }],
    }),
  );
  return new File([JSON.stringify(document)], 'si.json', { type: 'application/json' });
};

async function addJob({ db, ids }: Pick<World, 'db' | 'ids'>): Promise<number> {
  const job = {
    kind: 'instruction' as const,
    userId: ids.user,
    customerId: ids.customer,
    fileName: 'si.xlsx',
    state: 3 as const,
  };
  const [row] = await db
    .insert(importJobs)
    .values({ ...job, total: 1, failed: 1, rows: [] })
    .returning();
  return row?.id ?? 0;
}

export const examples: Examples<'order', 'instructionFiles'> = {
  exportInstruction: async (world) => ({ bookingId: (await addSent(world)).bookingId, format: 'xlsx' as const }),
  readInstruction: async (world) => ({ bookingId: await addWritten(world), file: dcsaJson() }),
  siImportErrors: async (world) => ({ jobId: await addJob(world) }),
  clearSiImportErrors: async (world) => ({ jobId: await addJob(world) }),
};
