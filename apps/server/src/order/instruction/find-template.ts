import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { siTemplates } from '../../database/schema.ts';
import type { Visitor } from '../../user/session.ts';

/** A template of the visitor's company. */
export async function findSiTemplate(db: Db, id: number, { customerId }: Pick<Visitor, 'customerId'>) {
  if (customerId === null) return undefined;
  const [row] = await db
    .select()
    .from(siTemplates)
    .where(and(eq(siTemplates.id, id), eq(siTemplates.customerId, customerId)));
  return row;
}
