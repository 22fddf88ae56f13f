import { CUSTOMER_ROLES, STAFF_ROLES } from '@lading/api-client/contract';
import { refused } from '../http/failure.ts';

/** Refuses a role that belongs to the other side of the counter. */
export function insistOnRoles(customerId: number | null, roles: readonly string[]): void {
  const known: readonly string[] = customerId === null ? STAFF_ROLES : CUSTOMER_ROLES;
  if (roles.some((role) => !known.includes(role))) throw refused('foreignRole');
}
