import type { DeskQueueKind, InquiryTopic, ReplyWay } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { fbaWarehouses } from './basedata.ts';
import { customers, webUsers } from './people.ts';

/** Who of the forwarder's people took what of a queue. */
export const deskTakes = pgTable(
  'desk_takes',
  {
    kind: text().$type<DeskQueueKind>().notNull(),
    subjectId: key().notNull(),
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    takenAt: now(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] }), index().on(table.userId)],
);

/** Questions to the forwarder; of a visitor without an account only his name and number are known. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: identity(),
    customerId: key().references(() => customers.id),
    userId: key().references(() => webUsers.id),
    name: label(),
    phone: label(),
    // Of feedback: where its answer goes, in which language, and what it is about.
    email: label(),
    replyBy: text().$type<ReplyWay>().notNull().default('mail'),
    language: text().$type<'zh-CN' | 'en-US'>().notNull().default('zh-CN'),
    bookingNo: label(),
    transportType: integer(),
    warehouseId: key().references(() => fbaWarehouses.id),
    topic: text().$type<InquiryTopic>().notNull(),
    question: text().notNull(),
    state: integer().$type<1 | 2>().notNull().default(1),
    // The sending that made it: the same one makes no second.
    requestId: text(),
    answer: label(),
    answeredBy: key().references(() => webUsers.id),
    answeredAt: instant(),
    createTime: now(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.state).where(sql`${table.state} = 1`),
    uniqueIndex('inquiries_request').on(table.userId, table.requestId),
  ],
);
