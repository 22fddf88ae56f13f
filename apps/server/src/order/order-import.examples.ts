import { addJob } from '../importing/jobs.examples.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const job = async (world: World) => ({ jobId: await addJob(world, ['order:edit']) });

export const examples: Examples<'order', 'orderImport'> = {
  orderImportErrors: job,
  clearOrderImportErrors: job,
};
