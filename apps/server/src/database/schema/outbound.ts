import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, label, now } from '../columns.ts';

export const OUTBOUND_STATES = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type OutboundState = (typeof OUTBOUND_STATES)[number];

/** What leaves the house: written in the transaction that causes it, sent by a job. */
export const outbound = pgTable(
  'outbound',
  {
    id: identity(),
    channel: text().$type<'sms' | 'mail'>().notNull(),
    receiver: text().notNull(),
    template: text().notNull(),
    language: text().notNull().default('zh-CN'),
    // JSON wrapped by the key of the settings; emptied when it was sent.
    params: label(),
    state: text().$type<OutboundState>().notNull().default('queued'),
    provider: label(),
    providerId: label(),
    // What the provider answered where it did not send.
    failure: label(),
    tries: integer().notNull().default(0),
    createTime: now(),
    doneAt: instant(),
  },
  (table) => [index().on(table.createTime)],
);
