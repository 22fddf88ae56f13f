import type { FbaRegion, FbaSite, FbaStatus, FbaType, Lane, PortKind } from '@lading/api-client/contract';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { edited, identity, key, label, now } from '../columns.ts';

/** Rows of a data file that staff edited, or took away, are left as they are when the files are loaded again. */

/** Countries and what is below them. The ids are those of the registers: ISO 3166 numbers, and the codes of China's regions. */
export const areas = pgTable(
  'areas',
  {
    id: key().primaryKey(),
    pid: key().notNull(),
    code: text().notNull(),
    nameCn: text().notNull(),
    nameEn: text().notNull(),
  },
  (table) => [index().on(table.pid)],
);

/** Sea ports (UN/LOCODE) and airports (IATA). */
export const ports = pgTable(
  'ports',
  {
    id: identity(),
    kind: text().$type<PortKind>().notNull(),
    code: text().notNull(),
    nameCn: label(),
    nameEn: text().notNull(),
    city: label(),
    countryId: key().notNull(),
    zone: label(),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    lane: text().$type<Lane>().notNull(),
    pinyin: label(),
    initials: label(),
    hot: boolean().notNull().default(false),
    ...edited(),
  },
  (table) => [unique().on(table.kind, table.code), index().on(table.countryId)],
);

/** What stands behind an id in the forms: `value` is that id, and is never given to anything else. */
export const dictionaryItems = pgTable(
  'dictionary_items',
  {
    id: identity(),
    type: text().notNull(),
    value: integer().notNull(),
    nameCn: text().notNull(),
    nameEn: text().notNull(),
    active: boolean().notNull().default(true),
    // Where staff want it in its list; by its number where they said nothing.
    place: integer(),
    ...edited(),
  },
  (table) => [unique().on(table.type, table.value)],
);

export const fbaWarehouses = pgTable(
  'fba_warehouses',
  {
    id: identity(),
    code: text().notNull(),
    countryId: key().notNull(),
    state: label(),
    city: label(),
    district: label(),
    zip: label(),
    // Empty where it is not public: sellers read it on their label.
    address: label(),
    type: text().$type<FbaType>().notNull().default('FC'),
    region: text().$type<FbaRegion>(),
    status: text().$type<FbaStatus>().notNull().default('open'),
    note: label(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hot: boolean().notNull().default(false),
    // What the site takes and how long it makes trucks wait; null where nobody wrote it down.
    site: jsonb().$type<FbaSite>(),
    ...edited(),
  },
  (table) => [unique().on(table.countryId, table.code)],
);

export const airlines = pgTable('airlines', {
  id: identity(),
  code: text().notNull().unique(),
  prefix: text().notNull(),
  nameCn: text().notNull(),
  nameEn: text().notNull(),
  logo: label(),
  ...edited(),
});

export const airRoutes = pgTable(
  'air_routes',
  {
    id: identity(),
    startId: key()
      .notNull()
      .references(() => ports.id),
    endId: key()
      .notNull()
      .references(() => ports.id),
    airlineId: key()
      .notNull()
      .references(() => airlines.id),
    flightNo: label(),
    days: jsonb().$type<number[]>().notNull(),
    viaIds: jsonb().$type<number[]>().notNull().default([]),
    transitHours: integer(),
    aircraft: label(),
    active: boolean().notNull().default(true),
    ...edited(),
  },
  (table) => [index().on(table.startId, table.endId), index().on(table.airlineId)],
);

/** Which data files are in the tables, by the hash of their content. */
export const baseLoads = pgTable('base_loads', { file: text().primaryKey(), hash: text().notNull(), loadedAt: now() });
