import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { messages } from '../database/schema.ts';
import type { Visitor } from '../user/session.ts';

/** A message to this person, or to all people of the same customer. */
export async function findMessage(db: Db, id: number, { userId, customerId }: Visitor) {
  const mine = or(eq(messages.userId, userId), customerId === null ? undefined : eq(messages.customerId, customerId));
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), mine));
  return row;
}
