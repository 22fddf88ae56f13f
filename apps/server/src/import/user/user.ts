import type { ImportDomain } from '../import-domain.ts';
import { named } from '../keys.ts';
import { fields, type UserPart } from './format.ts';
import { CUSTOMERS, USERS } from './keys.ts';
import { loadCustomers, loadUsers } from './load-people.ts';

/** Customers with their people, and the forwarder's. */
export const user: ImportDomain<UserPart> = {
  fields,
  names: ({ customers = [], staff }) => ({
    gives: [
      [CUSTOMERS, named(customers, 'customers', '.code', ({ code }) => code)],
      [
        USERS,
        [
          ...customers.flatMap(({ users }, at) =>
            named(users, `customers[${at}].users`, '.account', ({ account }) => account),
          ),
          ...named(staff, 'staff', '.account', ({ account }) => account),
        ],
      ],
    ],
  }),
  async load(tx, part) {
    const customerIds = await loadCustomers(tx, part);
    return { counts: { customers: customerIds.size, users: await loadUsers(tx, part, customerIds) } };
  },
};
