import { importErrors, importJobs, webUsers } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addFudaLane, addFudaRate, addPartner, fudaValues } from '../testing/fuda.ts';
import type { World } from '../testing/world.ts';

/** The partner that the customer is. */
const own = (world: World) => addPartner(world, world.ids.customer);
const draft = async (world: World) => addFudaRate(world, await own(world));

/** An import of the customer's with a wrong cell. */
async function job(world: World): Promise<{ jobId: number }> {
  const [someone] = await world.db.select({ id: webUsers.id }).from(webUsers);
  const values = { kind: 'fudaRate', fileName: 'rates.csv', state: 3, total: 1, failed: 1, rows: [] } as const;
  const [row] = await world.db
    .insert(importJobs)
    .values({ ...values, customerId: world.ids.customer, userId: someone?.id ?? 0 })
    .returning({ id: importJobs.id });
  const jobId = row?.id ?? 0;
  await world.db.insert(importErrors).values({ jobId, row: 2, column: 'pol', value: 'Ningbow', code: 'notListed' });
  return { jobId };
}

export const examples: Examples<'freight', 'fuda'> = {
  fudaPartners: () => undefined,
  addFuda: async (world) => ({
    ...fudaValues(await addFudaLane(world)),
    partnerId: await own(world),
    requestId: nextSending(),
  }),
  updateFuda: async (world) => ({
    id: await draft(world),
    revision: 1,
    ...fudaValues(await addFudaLane(world)),
  }),
  removeFuda: async (world) => ({ ids: [await draft(world)] }),
  changeFudaState: async (world) => ({ ids: [await draft(world)], state: 2 }),
  fudaById: async (world) => ({ id: await draft(world) }),
  fudaPage: () => ({ status: 1 }),
  fudaForCustomer: async (world) => ({ ...(await addFudaLane(world)), ctnType: 3 }),
  fudaImportErrors: job,
  clearFudaImportErrors: job,
  fudaAdmin: () => ({ size: 20 }),
};
