import type { HouseSettings } from '@lading/api-client/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, identity, instant, key, now } from '../columns.ts';

/** What the house says of itself: one row, none before it was saved for the first time. */
export const houseSettings = pgTable('house_settings', {
  id: key().primaryKey(),
  revision: integer().notNull(),
  // No reference: what was said outlives who said it.
  editedBy: key().notNull(),
  editedAt: instant().notNull(),
  said: jsonb().$type<Partial<HouseSettings>>().notNull(),
});

/** Logos and QR codes: small and shown to everybody, so they are here even where uploads lie in a bucket. */
export const housePictures = pgTable('house_pictures', {
  id: identity(),
  contentType: text().$type<'image/svg+xml' | 'image/png' | 'image/jpeg'>().notNull(),
  bytes: bytea().notNull(),
  createTime: now(),
});

/** Every version of what the house says of itself, as it was saved. */
export const houseVersions = pgTable('house_versions', {
  revision: integer().primaryKey(),
  said: jsonb().$type<Partial<HouseSettings>>().notNull(),
  editedBy: key().notNull(),
  editedAt: instant().notNull(),
});
