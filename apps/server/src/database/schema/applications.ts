import type { ApplicationKind } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { customers, webUsers } from './people.ts';

/** What a company applied for, with what was decided; a new application is a new row. */
export const applications = pgTable(
  'applications',
  {
    id: identity(),
    kind: text().$type<ApplicationKind>().notNull(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    state: integer().$type<1 | 2 | 3>().notNull().default(1),
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    reason: label(),
    reasons: jsonb().$type<{ field: string; reason: string }[]>().notNull().default([]),
    decidedBy: key(),
    decidedAt: instant(),
    createTime: now(),
  },
  (table) => [
    index().on(table.customerId, table.kind),
    // One of a kind is looked at at a time.
    uniqueIndex('applications_in_review').on(table.customerId, table.kind).where(sql`${table.state} = 1`),
  ],
);
