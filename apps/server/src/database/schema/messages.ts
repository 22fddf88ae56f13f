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

/** What staff write to a customer, to all of a level or to everybody: a message for each customer comes of it, now or later. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: identity(),
    audience: text().$type<'all' | 'level' | 'customer'>().notNull(),
    level: integer(),
    customerId: key().references(() => customers.id),
    titleCn: text().notNull(),
    titleEn: text().notNull(),
    // Both, as they are looked for.
    sought: text().generatedAlwaysAs(sql`lower(title_cn || E'\\n' || title_en)`),
    htmlCn: text().notNull(),
    htmlEn: text().notNull(),
    authorId: key()
      .notNull()
      .references(() => webUsers.id),
    sendAt: instant().notNull(),
    sentAt: instant(),
    cancelledAt: instant(),
    // The sending that made it: the same one makes no second.
    requestId: text().notNull().unique(),
    createTime: now(),
  },
  (table) => [
    index('broadcasts_due').on(table.sendAt).where(sql`${table.sentAt} is null and ${table.cancelledAt} is null`),
    check(
      'broadcasts_audience',
      sql`(${table.audience} = 'level') = (${table.level} is not null) and (${table.audience} = 'customer') = (${table.customerId} is not null)`,
    ),
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
    // The same in English, where staff wrote both.
    titleEn: text(),
    htmlEn: text(),
    broadcastId: key().references(() => broadcasts.id),
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    createTime: now(),
  },
  (table) => [
    index().on(table.customerId),
    index().on(table.userId),
    index('messages_of_broadcast').on(table.broadcastId).where(sql`${table.broadcastId} is not null`),
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
    // When one that was put off came back last.
    wokenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_reads_woken').on(table.userId, table.wokenAt).where(sql`${table.wokenAt} is not null`),
  ],
);
