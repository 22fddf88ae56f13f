import { inArray } from 'drizzle-orm';
import { accounts } from '../../database/schema.ts';
import type { Key } from '../keys.ts';

/** Statements are known by their number. */
export const ACCOUNTS: Key = {
  find: (db, some) =>
    db.select({ name: accounts.accountNo, id: accounts.id }).from(accounts).where(inArray(accounts.accountNo, some)),
};
