import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { importJobs } from '../database/schema.ts';
import type { Visitor } from '../user/session.ts';
import { KINDS } from './kinds.ts';

/** An import of the visitor's side of the counter, of a kind that he may import; the forwarder's people help with those of customers, the administrator with any. */
export async function findImportJob(db: Db, id: number, { customerId, codes }: Visitor) {
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
  if (!job || (customerId !== null && job.customerId !== customerId)) return undefined;
  const looksAfterAll = customerId === null && codes.includes('user:admin');
  return looksAfterAll || codes.includes(KINDS[job.kind].code) ? job : undefined;
}
