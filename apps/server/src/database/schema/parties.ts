import type { CompanyCode, PartyKind } from '@lading/validators/record';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, key, label, now } from '../columns.ts';
import { customers, webUsers } from './people.ts';

/** The book of a company: whom it ships for and to, by kind. What names one keeps a copy of its text. */
export const parties = pgTable(
  'parties',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<PartyKind>().notNull(),
    alias: text().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: label(),
    zip: label(),
    countryCode: text().notNull(),
    contact: label(),
    phone: label(),
    email: label(),
    enterpriseType: text().$type<CompanyCode | ''>().notNull().default(''),
    enterpriseCode: label(),
    displayText: text().notNull(),
    isDefault: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
    updateTime: now(),
    updatedBy: key().references(() => webUsers.id, { onDelete: 'set null' }),
    // The sending that made it: the same one makes no second.
    requestId: text(),
  },
  (table) => [
    uniqueIndex('parties_alias').on(table.customerId, table.kind, sql`lower(${table.alias})`),
    uniqueIndex('parties_default').on(table.customerId, table.kind).where(sql`${table.isDefault}`),
    uniqueIndex('parties_sending').on(table.customerId, table.kind, table.requestId),
  ],
);

/** Companies that let another one have its orders billed to them. */
export const payerConsents = pgTable(
  'payer_consents',
  {
    payerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createTime: now(),
  },
  (table) => [primaryKey({ columns: [table.payerId, table.customerId] }), index().on(table.customerId)],
);
