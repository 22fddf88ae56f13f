import { eq } from 'drizzle-orm';
import { importJobs } from '../database/schema.ts';
import { addJob } from '../importing/jobs.examples.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'desk', 'importJobs'> = {
  importJobPage: () => ({}),
  async retryImport(world, codes) {
    const jobId = await addJob(world, codes);
    await world.db.update(importJobs).set({ state: 8 });
    await world.db.update(importJobs).set({ state: 7 }).where(eq(importJobs.id, jobId));
    return { jobId };
  },
};
