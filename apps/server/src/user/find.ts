import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, webUsers } from '../database/schema.ts';
import type { Visitor } from './session.ts';

/** One of the visitor's colleagues; to the forwarder's people anybody. */
export async function findUser(db: Db, id: number, { customerId }: Visitor) {
  const [user] = await db.select().from(webUsers).where(eq(webUsers.id, id));
  return user && (customerId === null || user.customerId === customerId) ? user : undefined;
}

/** The visitor's company; to the forwarder's people any. */
export async function findCustomer(db: Db, id: number, { customerId }: Visitor) {
  if (customerId !== null && customerId !== id) return undefined;
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  return customer;
}
