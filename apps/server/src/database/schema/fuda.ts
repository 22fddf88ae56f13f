import type {
  ChargeBasis,
  ChargeSide,
  FudaChargeStatus,
  FudaShare,
  FudaState,
  PayTerm,
  Route,
} from '@lading/api-client/contract';
import { boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { edited, identity, key, label, money, now } from '../columns.ts';
import { importJobs } from './imports.ts';
import { customers, webUsers } from './people.ts';
import { type CutoffRule, days, ids, port, remarks, space, validity } from './rate-columns.ts';

/** What a box of a partner costs, and its price where that is said apart from what is added to all. */
export interface FudaBox {
  readonly ctnType: number;
  readonly cost: string | null;
  readonly member: string | null;
}

/** Forwarders of the partner programme who write rates for its members. */
export const fudaPartners = pgTable('fuda_partners', {
  id: identity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  nameEn: label(),
  // Null for one that does not log in here: the forwarder writes for it.
  customerId: key()
    .unique()
    .references(() => customers.id),
  active: boolean().notNull().default(true),
  createTime: now(),
});
const partner = () =>
  key()
    .notNull()
    .references(() => fudaPartners.id);

/** Rates of partners for full containers, as they are now. */
export const fudaRates = pgTable(
  'fuda_rates',
  {
    id: identity(),
    partnerId: partner(),
    version: integer().notNull().default(1),
    auditState: integer().$type<FudaState>().notNull().default(1),
    reason: label(),
    shareTo: text().$type<FudaShare>().notNull().default('members'),
    contractNo: label(),
    polId: port(),
    podId: port(),
    routeCode: text().$type<Route>().notNull(),
    // Of the dictionary of carriers.
    shippingId: key().notNull(),
    serviceCode: label(),
    vessel: label(),
    voyage: label(),
    etdDays: days(),
    transitDays: integer().notNull(),
    viaIds: ids(),
    docCutoff: jsonb().$type<CutoffRule>(),
    ...validity(),
    currency: text().notNull(),
    prices: jsonb().$type<FudaBox[]>().notNull(),
    // Added to the cost of each box that has no price of its own.
    sellMarkup: money().notNull().default('0'),
    included: jsonb().$type<string[]>().notNull().default([]),
    freeDays: jsonb().$type<{ detention: number; demurrage: number; combined: boolean }>(),
    spaceState: space(),
    spaceLeft: integer(),
    ...remarks(),
    importJobId: key().references(() => importJobs.id, { onDelete: 'set null' }),
    createTime: now(),
    ...edited(),
  },
  (table) => [
    index('fuda_rates_partner').on(table.partnerId, table.auditState),
    index('fuda_rates_lane').on(table.polId, table.podId, table.auditState, table.validTo),
    index('fuda_rates_job').on(table.importJobId),
  ],
);

/** What a rate was before it was changed. */
export const fudaRateVersions = pgTable(
  'fuda_rate_versions',
  {
    id: identity(),
    rateId: key()
      .notNull()
      .references(() => fudaRates.id),
    version: integer().notNull(),
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    // Who changed it.
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    createTime: now(),
  },
  (table) => [unique().on(table.rateId, table.version)],
);

/** What partners charge beside the freight: for all their rates, or for one. */
export const fudaSurcharges = pgTable(
  'fuda_surcharges',
  {
    id: identity(),
    partnerId: partner(),
    rateId: key().references(() => fudaRates.id),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text().notNull(),
    polId: key(),
    podId: key(),
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
    status: integer().$type<FudaChargeStatus>().notNull().default(2),
    ...edited(),
  },
  (table) => [
    index('fuda_surcharges_partner').on(table.partnerId, table.code),
    index('fuda_surcharges_rate').on(table.rateId),
  ],
);
