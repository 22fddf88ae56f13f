import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { apiKeys, messages, webhookDeliveries, webhooks } from '../database/schema.ts';
import type { Visitor } from '../user/session.ts';
import { toCaller } from './list.ts';

/** A message to this person, or to all people of the same customer. */
export async function findMessage(db: Db, id: number, visitor: Visitor) {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), toCaller(visitor)));
  return row;
}

/** A key of the visitor's company. */
export async function findApiKey(db: Db, id: number, { customerId }: Visitor) {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  return row && row.customerId === customerId ? row : undefined;
}

/** An address of the visitor's company that is told what happens. */
export async function findWebhook(db: Db, id: number, { customerId }: Visitor) {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row && row.customerId === customerId ? row : undefined;
}

/** Something that was sent to one of them. */
export async function findDelivery(db: Db, id: number, visitor: Visitor) {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row && (await findWebhook(db, row.webhookId, visitor)) ? row : undefined;
}
