import type { CUSTOMER_KINDS } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages/intl.ts';
import type { StoredObject } from '../../storage/stored.ts';
import { bytea, identity, instant, key, label, now } from '../columns.ts';

/** A company in the partner programme: as a partner it writes rates, too; paused it sees none. */
export interface FudaMembership {
  readonly memberNo: string;
  readonly validTo: string;
  readonly partner?: boolean;
  readonly paused?: boolean;
}

export const customers = pgTable(
  'customers',
  {
    id: identity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    nameEn: label(),
    shortName: label(),
    // How the name is read, initials and whole, and the name that was read: desk/search/pinyin.ts keeps both.
    pinyin: label(),
    pinyinOf: label(),
    // What it is looked for by, a line each: read as it stands, for folding letters of each row takes longer than all else.
    sought: text().generatedAlwaysAs(
      sql`lower(E'\\n' || name || E'\\n' || name_en || E'\\n' || short_name || E'\\n' || code || E'\\n' || coalesce(uscc, ''))`,
    ),
    // The unified social credit code: known once the company is certified, and of one customer only.
    uscc: text().unique(),
    kind: text().$type<(typeof CUSTOMER_KINDS)[number]>(),
    address: label(),
    phone: label(),
    website: label(),
    customsCode: label(),
    mainLanes: jsonb().$type<string[]>().notNull().default([]),
    level: integer().notNull().default(0),
    certification: integer().notNull().default(0),
    // Terms of settlement as they were granted, and the membership of the partner programme.
    credit: jsonb().$type<{ method: string; days: number; limit: string; validTo: string }>(),
    fuda: jsonb().$type<FudaMembership>(),
    revision: integer().notNull().default(1),
    createTime: now(),
  },
  (table) => [index('customers_unread').on(table.id).where(sql`${table.pinyinOf} <> ${table.name}`)],
);

/** What a role is granted where the house changed it, or made it: `user/codes.ts` says what it is granted otherwise. */
export const roleGrants = pgTable(
  'role_grants',
  {
    side: text().$type<'customer' | 'staff'>().notNull(),
    role: text().notNull(),
    // Of a role that the house made itself.
    name: label(),
    nameEn: label(),
    codes: jsonb().$type<string[]>().notNull(),
    // No reference: what was granted outlives who granted it.
    editedBy: key().notNull(),
    editedAt: now(),
  },
  (table) => [
    primaryKey({ columns: [table.side, table.role] }),
    // Nobody could tell two of one name apart.
    uniqueIndex('role_grants_name').on(table.side, sql`lower(${table.name})`).where(sql`${table.name} <> ''`),
    uniqueIndex('role_grants_name_en').on(table.side, sql`lower(${table.nameEn})`).where(sql`${table.nameEn} <> ''`),
  ],
);

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
  // The request that gave it: one that comes again gives no other.
  resetRequest: label(),
  lastLogin: instant(),
  createTime: now(),
});

/** Whom a company waits for: the first login by a code to this number makes the account. */
export const invitations = pgTable(
  'invitations',
  {
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    name: text().notNull(),
    roles: jsonb().$type<string[]>().notNull(),
    createTime: now(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.phone] }), index().on(table.phone)],
);

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

/** How somebody looks at a list, under a name: what its address said as its page wrote it, and its columns. */
export const keptViews = pgTable(
  'kept_views',
  {
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    search: label(),
    columns: jsonb().$type<{ id: string; show: boolean }[]>(),
    createTime: now(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list, table.name] })],
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

/** Whose WeChat opens which account: one each. */
export const wechatBindings = pgTable('wechat_bindings', {
  userId: key()
    .primaryKey()
    .references(() => webUsers.id, { onDelete: 'cascade' }),
  person: text().notNull().unique(),
  openid: text().notNull(),
  nickname: label(),
  createTime: now(),
});

/** Second factors: a secret that an app of the person knows, too. */
export const secondFactors = pgTable('second_factors', {
  userId: key()
    .primaryKey()
    .references(() => webUsers.id, { onDelete: 'cascade' }),
  // Wrapped by the key of the settings: the one that counts, and one that was shown and not proven yet.
  secret: label(),
  next: label(),
  // Since when it is asked for.
  since: instant(),
  // Of the last right figures, which are good once.
  lastStep: integer().notNull().default(0),
  // SHA-256 of the recovery codes that are left, hexadecimal.
  recovery: jsonb().$type<string[]>().notNull().default([]),
  // Wrong figures since the last right ones.
  tries: integer().notNull().default(0),
  lockedUntil: instant(),
  createTime: now(),
});

export const sealKeys = pgTable('seal_keys', {
  kid: text().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createTime: now(),
});

/** Sealed secrets already opened, so that none opens twice. */
export const sealUses = pgTable('seal_uses', { epk: text().primaryKey(), usedAt: now() });

export const files = pgTable(
  'files',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    name: text().notNull(),
    contentType: text().notNull(),
    // `papers` are shown to whoever reviews applications, `changes` that were sent to whoever issues drafts; the others to the customer alone.
    folder: label(),
    userId: key(),
    // Here, or in the bucket: storage/uploads.ts.
    bytes: bytea(),
    object: jsonb().$type<StoredObject>(),
    createTime: now(),
  },
  (table) => [check('files_place', sql`num_nonnulls(${table.bytes}, ${table.object}) = 1`)],
);
