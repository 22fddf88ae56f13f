import type { ChargeBasis, ChargeSide, PayTerm, RateSheet, Route } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { edited, identity, instant, key, label, measure, money, now } from '../columns.ts';
import { ports } from './basedata.ts';
import { webUsers } from './people.ts';
import { type CutoffRule, days, ids, port, remarks, space, status, validity } from './rate-columns.ts';

export { type CutoffRule, RATE_STATUS, type RateStatus } from './rate-columns.ts';

/** What one box costs. The sheet holds the member price; the levels without one follow from the rules of the sheet. */
export interface BoxPrice {
  readonly ctnType: number;
  readonly member: string;
  readonly list?: string;
  readonly vip1?: string;
  readonly vip2?: string;
  readonly vip3?: string;
  readonly floor?: string;
  readonly cost?: string;
  /** at which a bid is taken at once */
  readonly sure?: string;
}

/** Versions of a sheet of rates: an office writes one for each kind of freight, and publishing makes the next. */
export const rateSheets = pgTable(
  'rate_sheets',
  {
    id: identity(),
    mode: text().$type<RateSheet>().notNull(),
    office: text().notNull(),
    version: integer().notNull(),
    status: status(),
    // List is the member price and more, VIP is less, where a row says nothing itself.
    listAdd: money().notNull().default('0'),
    vipLess: money().notNull().default('0'),
    note: label(),
    publishedBy: key().references(() => webUsers.id),
    publishedAt: instant(),
    createTime: now(),
  },
  (table) => [unique().on(table.mode, table.office, table.version)],
);
export const sheet = () =>
  key()
    .notNull()
    .references(() => rateSheets.id);

/** Terminals of sea ports. */
export const wharves = pgTable(
  'wharves',
  { id: identity(), portId: port(), code: text().notNull(), nameCn: text().notNull(), nameEn: text().notNull() },
  (table) => [unique().on(table.portId, table.code)],
);

/** Rates of full containers. A row is a channel: one service of a carrier with its price for some weeks. */
export const fclRates = pgTable(
  'fcl_rates',
  {
    id: identity(),
    rateNo: text().notNull().unique(),
    sheetId: sheet(),
    status: status(),
    polId: port(),
    podId: port(),
    polWharfId: key().references(() => wharves.id),
    podWharfId: key().references(() => wharves.id),
    routeCode: text().$type<Route>().notNull(),
    // Of the dictionary of carriers.
    shippingId: key().notNull(),
    serviceCode: label(),
    serviceName: label(),
    vessel: label(),
    voyage: label(),
    // Days of the week on which it sails, 1 is Monday; or one day alone.
    etdDays: days(),
    etd: date(),
    transitDays: integer().notNull(),
    viaIds: ids(),
    docCutoff: jsonb().$type<CutoffRule>(),
    vgmCutoff: jsonb().$type<CutoffRule>(),
    cyCutoff: jsonb().$type<CutoffRule>(),
    cusCutoff: jsonb().$type<CutoffRule>(),
    // Until when bids are taken; null where none are.
    bidCutoff: jsonb().$type<CutoffRule>(),
    ...validity(),
    currency: text().notNull(),
    prices: jsonb().$type<BoxPrice[]>().notNull(),
    included: jsonb().$type<string[]>().notNull().default([]),
    freeDays: jsonb().$type<{ detention: number; demurrage: number; combined: boolean }>(),
    spaceState: space(),
    spaceLeft: integer(),
    goodsLimit: ids(),
    weightLimit: measure(),
    promoted: boolean().notNull().default(false),
    ...remarks(),
    internalRemark: label(),
    ...edited(),
  },
  (table) => [
    // A lane is searched by its days: few rows of it are valid within a fortnight.
    index('fcl_rates_lane').on(table.polId, table.podId, table.status, table.validTo, table.validFrom),
    index('fcl_rates_promoted').on(table.validTo).where(sql`${table.promoted}`),
    index('fcl_rates_sheet').on(table.sheetId),
  ],
);

/** Charges beside the freight, each for what it names; empty is everywhere. */
export const surcharges = pgTable(
  'surcharges',
  {
    id: identity(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text().notNull(),
    polId: key().references(() => ports.id),
    podId: key().references(() => ports.id),
    lane: text().$type<Route>(),
    shippingId: key(),
    ctnTypes: ids(),
    basis: text().$type<ChargeBasis>().notNull(),
    // Null where it is charged at cost.
    amount: money(),
    min: money(),
    max: money(),
    amountsByCtn: jsonb().$type<{ ctnType: number; amount: string }[]>().notNull().default([]),
    currency: text().notNull(),
    payTerm: text().$type<PayTerm>().notNull().default('PP'),
    side: text().$type<ChargeSide>().notNull(),
    mandatory: boolean().notNull().default(true),
    note: label(),
    noteEn: label(),
    validFrom: date().notNull(),
    validTo: date(),
    status: status(),
    ...edited(),
  },
  (table) => [index().on(table.polId, table.podId), index().on(table.code)],
);

/** What one unit of a currency is worth in yuan, and since when; the newest counts. */
export const fxRates = pgTable(
  'fx_rates',
  {
    currency: text().notNull(),
    cnyPerUnit: numeric({ precision: 12, scale: 4 }).notNull(),
    time: now(),
    // Who published it, and who wrote it down here.
    source: label(),
    userId: key().references(() => webUsers.id),
  },
  (table) => [primaryKey({ columns: [table.currency, table.time] })],
);
