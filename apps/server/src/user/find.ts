import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { applications, customers, files, inquiries, webUsers } from '../database/schema.ts';
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

/** A paper of the visitor's company; to the forwarder's people any. */
export async function findPaper(db: Db, id: number, { customerId }: Visitor) {
  const [paper] = await db
    .select({ id: files.id, customerId: files.customerId, name: files.name })
    .from(files)
    .where(and(eq(files.id, id), eq(files.folder, 'papers')));
  return paper && (customerId === null || paper.customerId === customerId) ? paper : undefined;
}

/** What the visitor's company applied for; to the forwarder's people any. */
export async function findApplication(db: Db, id: number, { customerId }: Visitor) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row && (customerId === null || row.customerId === customerId) ? row : undefined;
}

/** A question of the visitor's own; to the forwarder's people any. */
export async function findInquiry(db: Db, id: number, { customerId, userId }: Visitor) {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  return row && (customerId === null || row.userId === userId) ? row : undefined;
}
