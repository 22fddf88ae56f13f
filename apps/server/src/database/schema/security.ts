import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';

/** What browsers refused by the page's policy; the same from the same place is one row. */
export const browserReports = pgTable('browser_reports', {
  // SHA-256 of all that tells one from another, hexadecimal.
  reportHash: text().primaryKey(),
  type: text().notNull(),
  page: label(),
  directive: label(),
  blocked: label(),
  source: label(),
  line: integer().notNull().default(0),
  count: integer().notNull().default(1),
  createTime: now(),
  lastTime: now(),
});

/** Who came in and who did not, who was given what: apart from the log of requests, and without a secret. */
export const securityLog = pgTable('security_log', {
  id: identity(),
  at: now(),
  event: text().notNull(),
  // No reference: what is told of a person outlives him.
  userId: key(),
  address: label(),
  detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  // The same within a minute is one row.
  count: integer().notNull().default(1),
  lastTime: instant(),
  // Its place in the chain, the hash of the entry before and its own: security/chain.ts puts them there, and nothing changes them.
  place: key().unique(),
  before: text(),
  hash: text(),
});
