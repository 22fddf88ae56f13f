import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { bookings } from './bookings.ts';
import { messages } from './messages.ts';
import { webUsers } from './people.ts';

/** By which ways somebody wants to hear of one kind of notice. */
export interface NoticeChoice {
  readonly portal: boolean;
  readonly mail: boolean;
  readonly sms: boolean;
}

/** How somebody wants to be told; whoever has no row is told as by default. */
export const noticeSettings = pgTable('notice_settings', {
  userId: key()
    .primaryKey()
    .references(() => webUsers.id, { onDelete: 'cascade' }),
  // By the kind of notice; what is not in it is as by default.
  choices: jsonb().$type<Readonly<Record<string, NoticeChoice>>>().notNull().default({}),
  digest: text().$type<'none' | 'hour' | 'day'>().notNull().default('none'),
  // `22:00`, both or neither, by the clock of the zone.
  quietFrom: label(),
  quietTo: label(),
  zone: text().notNull().default('Asia/Shanghai'),
  updateTime: now(),
});

/** A message that is to leave the house for one person, too: when, and when it did. */
export const noticeLetters = pgTable(
  'notice_letters',
  {
    messageId: key()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    channel: text().$type<'mail' | 'sms'>().notNull(),
    dueAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId, table.channel] }),
    index('notice_letters_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);

/** That a cut-off of a booking comes near: once for each distance, and again when the cut-off is moved. */
export const reminders = pgTable(
  'reminders',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text().$type<'siDue' | 'vgmDue' | 'preplanDue'>().notNull(),
    hours: integer().notNull(),
    cutOff: instant().notNull(),
    createTime: now(),
    doneAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.bookingId, table.kind, table.hours, table.cutOff),
    check('reminders_hours', sql`${table.hours} > 0`),
  ],
);
