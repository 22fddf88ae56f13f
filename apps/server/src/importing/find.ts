import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { importJobs } from '../database/schema.ts';
import type { Visitor } from '../user/session.ts';
import { KINDS } from './kinds.ts';

/** An import of the visitor's side of the counter, of a kind that he may import; the forwarder's people help with those of customers. */
export async function findImportJob(db: Db, id: number, { customerId, codes }: Visitor) {
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
  return job && (customerId === null || job.customerId === customerId) && codes.includes(KINDS[job.kind].code)
    ? job
    : undefined;
}
