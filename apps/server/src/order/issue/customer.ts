import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { customers } from '../../database/schema.ts';
import { notFound } from '../../http/failure.ts';

export async function customerOf(db: Db, customerId: number) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw notFound();
  return customer;
}
