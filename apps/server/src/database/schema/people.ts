import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages/intl.ts';
import { bytea, identity, instant, key, label, now } from '../columns.ts';

export const customers = pgTable('customers', {
  id: identity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  nameEn: label(),
  createTime: now(),
});

/** People who log in: of one customer, or the forwarder's own where `customerId` is null. `codes` are granted beside those of the roles. */
export const webUsers = pgTable('web_users', {
  id: identity(),
  customerId: key().references(() => customers.id),
  account: text().notNull().unique(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  nameEn: label(),
  email: label(),
  qq: label(),
  position: label(),
  // The language of what is sent to him.
  language: text().$type<Language>().notNull().default('zh-CN'),
  // Several add up: user/codes.ts says what each is granted.
  roles: jsonb().$type<string[]>().notNull().default([]),
  codes: jsonb().$type<string[]>().notNull().default([]),
  active: boolean().notNull().default(true),
  // A password that somebody else gave him: it opens nothing but the change of it.
  mustChange: boolean().notNull().default(false),
  lastLogin: instant(),
  createTime: now(),
});

export const sessions = pgTable(
  'sessions',
  {
    // SHA-256 of the token, hexadecimal: the token itself is nowhere.
    tokenHash: text().primaryKey(),
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    agent: label(),
    // The network of whoever opened it, never the whole address.
    network: label(),
    createTime: now(),
    seenAt: now(),
    // Pushed on by use; expiresAt is not.
    idleUntil: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** Passwords that were tried, for each account, address, device and password: `login/limits.ts` says how many may be. */
export const loginLimits = pgTable('login_limits', {
  // Kind and SHA-256 of what is counted: people type passwords into the wrong box.
  key: text().primaryKey(),
  tries: jsonb().$type<number[]>().notNull().default([]),
  lockedUntil: instant(),
  updateTime: now(),
});

/** Devices on which somebody logged in before: nobody else's wrong passwords shut them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    // SHA-256 of what the device's cookie holds, hexadecimal.
    deviceHash: text().primaryKey(),
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    seenAt: now(),
  },
  (table) => [index().on(table.userId)],
);

export const sealKeys = pgTable('seal_keys', {
  kid: text().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createTime: now(),
});

/** Sealed secrets already opened, so that none opens twice. */
export const sealUses = pgTable('seal_uses', { epk: text().primaryKey(), usedAt: now() });

export const files = pgTable('files', {
  id: identity(),
  customerId: key()
    .notNull()
    .references(() => customers.id),
  name: text().notNull(),
  contentType: text().notNull(),
  bytes: bytea().notNull(),
  createTime: now(),
});
