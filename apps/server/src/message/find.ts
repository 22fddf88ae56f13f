import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { messages } from '../database/schema.ts';
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
