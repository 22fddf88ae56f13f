import type { QueryReason, QueryState } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, key, label, money, now } from '../columns.ts';
import { accountLines, accounts, type IssuedLine } from './accounts.ts';
import { customers, files, webUsers } from './people.ts';

/** A line that the customer asks about. */
export const chargeQueries = pgTable(
  'charge_queries',
  {
    id: identity(),
    accountId: key()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    // Null once a version of the statement has the line no more; what it was stays below.
    lineId: key().references(() => accountLines.id, { onDelete: 'set null' }),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    line: jsonb().$type<IssuedLine>().notNull(),
    status: text().$type<QueryState>().notNull().default('open'),
    reason: text().$type<QueryReason>().notNull(),
    expected: money(),
    revision: integer().notNull().default(1),
    requestId: text().unique(),
    createTime: now(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.customerId),
    index().on(table.status, table.createTime),
    uniqueIndex('charge_queries_line').on(table.lineId).where(sql`${table.status} in ('open', 'answered', 'accepted')`),
  ],
);

export const chargeQueryNotes = pgTable(
  'charge_query_notes',
  {
    id: identity(),
    queryId: key()
      .notNull()
      .references(() => chargeQueries.id, { onDelete: 'cascade' }),
    side: text().$type<'customer' | 'staff'>().notNull(),
    userId: key().references(() => webUsers.id),
    text: label(),
    createTime: now(),
  },
  (table) => [index().on(table.queryId)],
);

/** A file of a statement; it goes along with a note once that is sent. */
export const accountFiles = pgTable(
  'account_files',
  {
    fileId: key()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    accountId: key()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    noteId: key().references(() => chargeQueryNotes.id, { onDelete: 'cascade' }),
    size: integer().notNull(),
    userId: key().references(() => webUsers.id),
  },
  (table) => [index().on(table.accountId), index().on(table.noteId)],
);
