import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fbaWarehouses as table } from '../database/schema.ts';
import type { Subject } from '../http/site-map.ts';

/** The warehouses of the directory, for the map of the site. */
export async function warehouseSubjects(db: Db): Promise<Subject[]> {
  const rows = await db
    .select({ id: table.id, changed: table.editedAt })
    .from(table)
    .where(isNull(table.removedAt))
    .orderBy(asc(table.id));
  return rows.map(({ id, changed }) => ({ address: `/fbadetails?id=${id}`, changed }));
}
