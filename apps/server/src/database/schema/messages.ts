import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant, key, now } from '../columns.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { bookings } from './bookings.ts';
import { bids } from './freight-people.ts';
import { customers, webUsers } from './people.ts';

/** Open work of a customer: of a booking, an application that was returned, or a bid that has an answer. Without a title the server writes one from the booking, in the reader's language. */
export const todos = pgTable(
  'todos',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    busType: integer().notNull(),
    status: integer().notNull().default(2),
    channel: integer().notNull().default(1),
    bookingId: key().references(() => bookings.id, { onDelete: 'cascade' }),
    applicationId: key().references(() => applications.id, { onDelete: 'cascade' }),
    accountId: key().references(() => accounts.id, { onDelete: 'cascade' }),
    bidId: key().references(() => bids.id, { onDelete: 'cascade' }),
    title: text(),
    dueAt: instant(),
    createTime: now(),
    closedAt: instant(),
  },
  (table) => [
    index().on(table.customerId, table.status, table.channel),
    index().on(table.bookingId),
    check('todos_about', sql`num_nonnulls(${table.bookingId}, ${table.applicationId}, ${table.bidId}) = 1`),
  ],
);

/**
 * A message to a user, or to everyone of a customer. Staff write title and HTML; the server's own messages keep their
 * facts in `values` and are worded in the reader's language.
 */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    customerId: key().references(() => customers.id),
    userId: key().references(() => webUsers.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    title: text(),
    html: text(),
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    createTime: now(),
  },
  (table) => [
    index().on(table.customerId),
    index().on(table.userId),
    check('messages_receiver', sql`num_nonnulls(${table.customerId}, ${table.userId}) = 1`),
  ],
);

/** What a person did with a message: read it, took it out of the list, put it off. */
export const messageReads = pgTable(
  'message_reads',
  {
    messageId: key()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    // Not yet read, where it was only put off or taken away.
    readAt: instant(),
    hiddenAt: instant(),
    snoozedUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
);
