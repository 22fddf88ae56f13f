import { createBillRecord, draftValues } from '@lading/validators/bill';
import { siTemplates } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const content = draftValues(
  createBillRecord({ bill: { fAddress: 'NINGBO HAOYU' }, goods: { rows: [{ goods: 'TOYS' }] } }),
);

async function addTemplate({ db, ids }: Pick<World, 'db' | 'ids'>): Promise<number> {
  const values = { customerId: ids.customer, name: `LA ${nextSending()}`, kind: 'MBL' as const, content };
  const [row] = await db.insert(siTemplates).values(values).returning({ id: siTemplates.id });
  return row?.id ?? 0;
}

export const examples: Examples<'order', 'instructionTemplates'> = {
  siTemplates: () => ({ keyword: 'la' }),
  saveSiTemplate: async (world) => ({
    id: await addTemplate(world),
    revision: 1,
    requestId: nextSending(),
    name: `Homeware ${nextSending()}`,
    kind: 'MBL' as const,
    content,
  }),
  deleteSiTemplates: async (world) => ({ ids: [await addTemplate(world)] }),
};
