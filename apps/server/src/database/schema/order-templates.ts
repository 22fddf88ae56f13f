import type { BookingDraft } from '@lading/validators/booking';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, now } from '../columns.ts';
import { customers, webUsers } from './people.ts';

/** What a company books again and again: a booking without its days, numbers and papers. */
export const orderTemplates = pgTable(
  'order_templates',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    booking: jsonb().$type<BookingDraft>().notNull(),
    usedAt: instant(),
    revision: integer().notNull().default(1),
    updateTime: now(),
    updatedBy: key().references(() => webUsers.id, { onDelete: 'set null' }),
    // The sending that made it: the same one makes no second.
    requestId: text(),
  },
  (table) => [
    uniqueIndex('order_templates_name').on(table.customerId, sql`lower(${table.name})`),
    uniqueIndex('order_templates_sending').on(table.customerId, table.requestId),
  ],
);
