import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';

/** Questions that show that a person is there. A row is deleted at the first answer, right or wrong. */
export const captchas = pgTable('captchas', {
  id: text().primaryKey(),
  // Bits of work that the browser does meanwhile.
  bits: integer().notNull(),
  // The sum that is asked in words, for whoever does not slide.
  sum: integer().notNull(),
  expiresAt: instant().notNull(),
});

/** Codes that were sent to a telephone: the limits of sending are counted from these rows. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: identity(),
    phone: text().notNull(),
    purpose: text().notNull(),
    address: label(),
    // Who asked, where somebody was logged in.
    userId: key(),
    // Wrapped by the key of the settings.
    code: text().notNull(),
    tries: integer().notNull().default(0),
    createTime: now(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index().on(table.phone, table.createTime),
    index().on(table.address, table.createTime),
    index().on(table.userId, table.createTime),
  ],
);

/** WeChat codes that are shown: what was scanned, and who did. */
export const wechatScenes = pgTable(
  'wechat_scenes',
  {
    // SHA-256 of what only the page knows that shows the code, hexadecimal.
    sceneHash: text().primaryKey(),
    // What the code says.
    code: text().notNull().unique(),
    purpose: text().$type<'login' | 'bind'>().notNull(),
    // Whose account it is to be bound to.
    userId: key(),
    // Where it is shown, for whoever is asked whether that is himself.
    agent: label(),
    network: label(),
    state: text().$type<'waiting' | 'scanned' | 'confirmed' | 'bind' | 'failed'>().notNull().default('waiting'),
    // SHA-256 of what comes back from WeChat, and of the ticket of the next step.
    stateHash: text().unique(),
    ticketHash: text().unique(),
    // Who scanned: one person's name for all of WeChat's apps where there is one, else for this app.
    person: label(),
    openid: label(),
    nickname: label(),
    createTime: now(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** What somebody has proven, for the next step: good once, a few minutes. */
export const tickets = pgTable('tickets', {
  // SHA-256 of the ticket, hexadecimal.
  ticketHash: text().primaryKey(),
  purpose: text().notNull(),
  phone: label(),
  userId: key(),
  expiresAt: instant().notNull(),
});
