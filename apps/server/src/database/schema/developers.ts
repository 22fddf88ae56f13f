import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { customers, webUsers } from './people.ts';

/** Keys by which a customer's own systems call: each opens less than whoever made it may. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    // Whose rights it has at most; when he goes, it opens nothing.
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    // SHA-256 of the key, hexadecimal: the key itself is nowhere.
    keyHash: text().notNull().unique(),
    // Its last characters, by which its owner tells it.
    ending: text().notNull(),
    scopes: jsonb().$type<string[]>().notNull(),
    requestId: text().unique(),
    createTime: now(),
    lastUsedAt: instant(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.customerId)],
);

/** Where a customer's own system hears what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: jsonb().$type<string[]>().notNull(),
    // Wrapped by the key of the settings: what is sent is signed with it.
    secret: text().notNull(),
    active: boolean().notNull().default(true),
    requestId: text().unique(),
    createTime: now(),
  },
  (table) => [index().on(table.customerId)],
);

/** What was or is to be sent to one of them, as often as it takes. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    webhookId: key()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    // The same however often it is sent: by it the receiver knows what it has had.
    eventId: text().notNull(),
    event: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    state: text().$type<'new' | 'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    tries: integer().notNull().default(0),
    // What was answered last; 0 where nothing was.
    status: integer().notNull().default(0),
    failure: label(),
    createTime: now(),
    doneAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.webhookId, table.eventId),
    index().on(table.webhookId, table.createTime.desc()),
    check('webhook_deliveries_tries', sql`${table.tries} >= 0`),
  ],
);
