import { CUSTOMER_ROLES, STAFF_ROLES } from '@lading/api-client/contract';
import type { Db } from '../database/open.ts';
import { refused } from '../http/failure.ts';
import { grantsOf } from './grants.ts';

/** Refuses a role that belongs to the other side of the counter, or to nobody. */
export async function insistOnRoles(db: Db, customerId: number | null, roles: readonly string[]): Promise<void> {
  const built: readonly string[] = customerId === null ? STAFF_ROLES : CUSTOMER_ROLES;
  if (roles.every((role) => built.includes(role))) return;
  const own = await grantsOf(db, customerId === null ? 'staff' : 'customer');
  if (roles.some((role) => !built.includes(role) && !Object.hasOwn(own, role))) throw refused('foreignRole');
}
