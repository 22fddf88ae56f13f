import type { Code } from '../contract/codes.ts';
import type { CustomerRole, StaffRole } from '../contract/user/shapes.ts';

/** What can be granted to somebody: a code, or a role of either side that is built in. */
export type GrantId = `roles.code.${Code}` | `roles.role.staff.${StaffRole}` | `roles.role.customer.${CustomerRole}`;
