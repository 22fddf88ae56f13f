import { inArray } from 'drizzle-orm';
import { customers, webUsers } from '../../database/schema.ts';
import type { Referred } from '../keys.ts';
import { problems } from '../problem.ts';

const told = problems({
  unknownCustomer: {
    zh: ['没有这个客户', '在 customers 中添加，或改为已有代码'],
    en: ['is no known customer', 'add it to customers, or name one that exists'],
  },
  unknownAccount: {
    zh: ['没有这个登录账号', '在 users 或 staff 中添加，或改为已有账号'],
    en: ['is no known login name', 'add it to users or staff, or name one that exists'],
  },
});

/** Customers are known by their code. */
export const CUSTOMERS: Referred = {
  unknown: (path, value) => told('unknownCustomer', path, value),
  find: (db, some) =>
    db.select({ name: customers.code, id: customers.id }).from(customers).where(inArray(customers.code, some)),
};

/** People are known by what they log in with. */
export const USERS: Referred = {
  unknown: (path, value) => told('unknownAccount', path, value),
  find: (db, some) =>
    db.select({ name: webUsers.account, id: webUsers.id }).from(webUsers).where(inArray(webUsers.account, some)),
};
