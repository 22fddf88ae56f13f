import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { files, orderFiles, releases } from '../../database/schema.ts';
import type { Visitor } from '../../user/session.ts';

/** A paper of a booking, as far as the visitor may see it: the forwarder's people see all, a customer's their own that are not kept back. */
export async function findOrderFile(db: Db, id: number, { customerId }: Visitor) {
  const mine =
    customerId === null ? undefined : and(eq(orderFiles.customerId, customerId), eq(orderFiles.visible, true));
  const [found] = await db
    .select({ paper: orderFiles, file: files })
    .from(orderFiles)
    .innerJoin(files, eq(files.id, orderFiles.fileId))
    .where(and(eq(orderFiles.fileId, id), mine));
  return found;
}

/** An application for release: of the visitor's customer, or any for the forwarder's people. */
export async function findRelease(db: Db, id: number, { customerId }: Visitor) {
  const mine = customerId === null ? undefined : eq(releases.customerId, customerId);
  const [found] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), mine));
  return found;
}
