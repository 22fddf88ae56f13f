import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { orderTemplates } from '../../database/schema.ts';
import type { Visitor } from '../../user/session.ts';

/** A template of the visitor's company. */
export async function findOrderTemplate(db: Db, id: number, { customerId }: Pick<Visitor, 'customerId'>) {
  if (customerId === null) return undefined;
  const [row] = await db
    .select()
    .from(orderTemplates)
    .where(and(eq(orderTemplates.id, id), eq(orderTemplates.customerId, customerId)));
  return row;
}
