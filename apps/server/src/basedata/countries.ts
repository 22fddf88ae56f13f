import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { areas } from '../database/schema.ts';
import { badInput } from '../http/failure.ts';

/** The country of an id that somebody sent; a wrong one is a wrong field. */
export async function countryOf(db: Db, id: number): Promise<typeof areas.$inferSelect> {
  const [country] = await db
    .select()
    .from(areas)
    .where(and(eq(areas.id, id), eq(areas.pid, 0)));
  if (!country) throw badInput('countryId');
  return country;
}
