import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bids, fbaEnquiries } from '../database/schema.ts';
import type { Visitor } from '../user/session.ts';

/** A bid of the company; any for the forwarder's people, who answer them. */
export async function findBid(db: Db, id: number, { customerId }: Visitor) {
  const [row] = await db
    .select()
    .from(bids)
    .where(and(eq(bids.id, id), customerId === null ? undefined : eq(bids.customerId, customerId)));
  return row;
}

/** What a company asked for; anything for the forwarder's people, who answer it. */
export async function findFbaEnquiry(db: Db, id: number, { customerId }: Visitor) {
  const [row] = await db
    .select()
    .from(fbaEnquiries)
    .where(and(eq(fbaEnquiries.id, id), customerId === null ? undefined : eq(fbaEnquiries.customerId, customerId)));
  return row;
}
