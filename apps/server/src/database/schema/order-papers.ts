import type { FileKind, ReleaseKind, ReleaseState } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { bills, bookings } from './bookings.ts';
import { customers, files, webUsers } from './people.ts';

const ofBooking = () => key().references(() => bookings.id, { onDelete: 'cascade' });
const byUser = () =>
  key()
    .notNull()
    .references(() => webUsers.id);

/** A paper of a booking; without a booking as long as it waits for one to be saved. */
export const orderFiles = pgTable(
  'order_files',
  {
    fileId: key()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    bookingId: ofBooking(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<FileKind>().notNull(),
    // Counted within its kind of a booking, so that a paper that is taken back leaves its number.
    version: integer().notNull(),
    size: integer().notNull(),
    side: text().$type<'customer' | 'staff'>().notNull(),
    // Null where it came with the demonstration or from a carrier.
    userId: key().references(() => webUsers.id),
    // What the forwarder's people keep to themselves is not.
    visible: boolean().notNull().default(true),
    createTime: now(),
  },
  (table) => [
    index().on(table.bookingId, table.kind),
    index().on(table.customerId, table.createTime.desc()),
    uniqueIndex('order_files_version').on(table.bookingId, table.kind, table.version),
  ],
);

/** Who opened a paper, and when first. */
export const orderFileViews = pgTable(
  'order_file_views',
  {
    fileId: key()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    userId: byUser(),
    viewedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.userId] })],
);

/** An application for the release of one bill. */
export const releases = pgTable(
  'releases',
  {
    id: identity(),
    bookingId: ofBooking().notNull(),
    billId: key()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<ReleaseKind>().notNull(),
    status: integer().$type<ReleaseState>().notNull().default(1),
    receiver: jsonb().$type<{ name: string; address: string; courier: string }>().notNull(),
    guaranteeFileId: key().references(() => files.id, { onDelete: 'set null' }),
    originalsIssued: boolean().notNull().default(false),
    originalsReturned: boolean().notNull().default(false),
    feeConfirmed: boolean().notNull().default(false),
    userId: byUser(),
    appliedAt: instant(),
    reason: label(),
    telexNo: label(),
    courierNo: label(),
    decidedBy: key().references(() => webUsers.id),
    decidedAt: instant(),
    revision: integer().notNull().default(1),
    // The last sending that changed it: the same one changes nothing again.
    requestId: label(),
    createTime: now(),
  },
  (table) => [
    index().on(table.bookingId),
    index().on(table.status, table.appliedAt),
    // One open application for a bill.
    uniqueIndex('releases_open').on(table.billId).where(sql`${table.status} in (1, 2, 3, 5)`),
  ],
);

/** The conversation of a booking. */
export const chats = pgTable('chats', {
  id: identity(),
  bookingId: ofBooking().notNull().unique(),
  userId: byUser(),
  createTime: now(),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: identity(),
    chatId: key()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: byUser(),
    side: text().$type<'customer' | 'staff'>().notNull(),
    text: text().notNull(),
    fileId: key().references(() => files.id, { onDelete: 'set null' }),
    requestId: text().notNull(),
    createTime: now(),
  },
  (table) => [index().on(table.chatId, table.id.desc()), uniqueIndex().on(table.chatId, table.userId, table.requestId)],
);

/** How far somebody has read a conversation. */
export const chatReads = pgTable(
  'chat_reads',
  {
    chatId: key()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: byUser(),
    lastId: key().notNull(),
    readAt: now(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.userId] })],
);
