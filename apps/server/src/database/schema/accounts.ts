import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, measure, money, now } from '../columns.ts';
import { bookings } from './bookings.ts';
import { customers, webUsers } from './people.ts';
import { sought } from './sought.ts';

/** A statement of charges to confirm (inconfirm). */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    accountNo: text().notNull().unique(),
    status: integer().notNull().default(1),
    // How it was confirmed; '4' is the customer in the portal.
    type: label(),
    confirmedBy: key().references(() => webUsers.id),
    confirmedAt: instant(),
    createTime: now(),
  },
  (table) => [index().on(table.bookingId), ...sought('accounts', { account_no: table.accountNo })],
);

export const accountLines = pgTable(
  'account_lines',
  {
    id: identity(),
    accountId: key()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    name: text().notNull(),
    nameEn: label(),
    currency: text().notNull(),
    unitPrice: money().notNull(),
    quantity: measure().notNull(),
    amount: money().notNull(),
  },
  (table) => [index().on(table.accountId)],
);
