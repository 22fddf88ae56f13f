import type { Db } from '../../database/open.ts';
import { customers, webUsers } from '../../database/schema.ts';
import { hashPassword } from '../../user/password.ts';
import { idsOf } from '../keys.ts';
import { type Ids, idIn, inBatches } from '../rows.ts';
import type { UserPart } from './format.ts';
import { CUSTOMERS } from './keys.ts';

/** Writes the customers; answers their ids by code. */
export async function loadCustomers(tx: Db, { customers: listed = [] }: UserPart): Promise<Ids> {
  const rows = listed.map(({ code, name, nameEn = '' }) => ({ code, name, nameEn }));
  await inBatches(rows, (some) => tx.insert(customers).values(some));
  return idsOf(
    tx,
    CUSTOMERS,
    rows.map(({ code }) => code),
  );
}

/** Writes the login names; answers how many. */
export async function loadUsers(tx: Db, file: UserPart, customerIds: Ids): Promise<number> {
  const people = [
    ...(file.customers ?? []).flatMap(({ code, users = [] }) =>
      users.map((user) => ({
        ...user,
        customerId: idIn(customerIds, code),
        roles: ['owner'],
        codes: [] as string[],
      })),
    ),
    ...(file.staff ?? []).map(({ codes = [], ...user }) => ({
      ...user,
      customerId: null,
      // Somebody has to give the others their roles.
      roles: ['admin'],
      codes,
    })),
  ];
  const rows = await Promise.all(
    people.map(async ({ password, nameEn = '', ...rest }) => ({
      ...rest,
      nameEn,
      passwordHash: await hashPassword(password),
    })),
  );
  await inBatches(rows, (some) => tx.insert(webUsers).values(some));
  return rows.length;
}
