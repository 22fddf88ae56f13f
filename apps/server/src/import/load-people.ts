import { inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, webUsers } from '../database/schema.ts';
import { hashPassword } from '../user/password.ts';
import type { ImportDocument } from './format.ts';
import { type Ids, idIn, inBatches } from './load-rows.ts';

/** Ids of all customers that the file lists or names, by code. */
export async function loadCustomers(tx: Db, file: ImportDocument): Promise<Ids> {
  const listed = (file.customers ?? []).map(({ code, name, nameEn = '' }) => ({ code, name, nameEn }));
  await inBatches(listed, (some) => tx.insert(customers).values(some));
  const named = [...(file.bookings ?? []), ...(file.messages ?? [])].flatMap(({ customer }) => customer ?? []);
  const ids = new Map<string, number>();
  await inBatches([...new Set([...listed.map(({ code }) => code), ...named])], async (some) => {
    const rows = await tx
      .select({ id: customers.id, code: customers.code })
      .from(customers)
      .where(inArray(customers.code, some));
    for (const { code, id } of rows) ids.set(code, id);
  });
  return ids;
}

/** Writes the login names; answers how many. */
export async function loadUsers(tx: Db, file: ImportDocument, customerIds: Ids): Promise<number> {
  const people = [
    ...(file.customers ?? []).flatMap(({ code, users = [] }) =>
      users.map((user) => ({
        ...user,
        customerId: idIn(customerIds, code),
        role: 'customer' as const,
        codes: [] as string[],
      })),
    ),
    ...(file.staff ?? []).map(({ codes = [], ...user }) => ({
      ...user,
      customerId: null,
      role: 'staff' as const,
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

/** Ids of the login names given, by account. */
export async function userIds(tx: Db, names: readonly string[]): Promise<Ids> {
  const ids = new Map<string, number>();
  await inBatches([...new Set(names)], async (some) => {
    const rows = await tx
      .select({ id: webUsers.id, account: webUsers.account })
      .from(webUsers)
      .where(inArray(webUsers.account, some));
    for (const { account, id } of rows) ids.set(account, id);
  });
  return ids;
}
