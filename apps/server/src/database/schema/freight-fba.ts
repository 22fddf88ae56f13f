import type { FbaEnquiryState, FbaMode, FbaOrigin, FbaPriceStatus } from '@lading/api-client/contract';
import type { FbaCartons, OversizeRule } from '@lading/validators/freight';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { edited, identity, instant, key, label, measure, money, now } from '../columns.ts';
import { areas, fbaWarehouses } from './basedata.ts';
import type { OwnCharge } from './freight-modes.ts';
import { customers, webUsers } from './people.ts';
import { type CutoffRule, days, ids, space, validity } from './rate-columns.ts';

/** A charge of a price list: in the price of a kilogram already, or for some goods alone. */
export interface FbaExtra extends Omit<OwnCharge, 'min' | 'currency' | 'weighed'> {
  readonly included: boolean;
  readonly goodsTypes: readonly number[];
}

/** What a kilogram costs members from so many on. */
export interface FbaBreak {
  readonly fromKg: number;
  readonly price: string;
}

const country = () =>
  key()
    .notNull()
    .references(() => areas.id);

/** Prices of the first leg to Amazon-type warehouses, a channel to a zone each. */
export const fbaPrices = pgTable(
  'fba_prices',
  {
    id: identity(),
    status: integer().$type<FbaPriceStatus>().notNull().default(1),
    channelName: text().notNull(),
    channelNameEn: label(),
    channelDesc: label(),
    channelDescEn: label(),
    carrier: label(),
    serviceCode: label(),
    vessel: label(),
    mode: integer().$type<FbaMode>().notNull(),
    origins: jsonb().$type<FbaOrigin[]>().notNull(),
    countryId: country(),
    // Sites, or beginnings of zips; everywhere in the country without either.
    warehouseIds: ids(),
    zipPrefixes: jsonb().$type<string[]>().notNull().default([]),
    breaks: jsonb().$type<FbaBreak[]>().notNull(),
    pricePerCbm: money(),
    minCbm: measure(),
    listAdd: money().notNull().default('0.30'),
    vipLess: money().notNull().default('0.10'),
    currency: text().notNull().default('CNY'),
    divisor: integer().$type<6000 | 5000 | 0>().notNull(),
    compareBy: text().$type<'shipment' | 'carton'>().notNull(),
    cartonMin: measure(),
    shipmentMin: measure(),
    roundTo: text().$type<'0.5' | '1'>().notNull().default('1'),
    transitMin: integer().notNull(),
    transitMax: integer().notNull(),
    transitUnit: text().$type<'workday' | 'day'>().notNull().default('day'),
    sailDays: days(),
    cutoff: jsonb().$type<CutoffRule>(),
    taxIncluded: boolean().notNull(),
    goodsTypes: ids(),
    oversize: jsonb().$type<OversizeRule>(),
    extras: jsonb().$type<FbaExtra[]>().notNull().default([]),
    lateRefund: jsonb().$type<{ perKgDay: string; most?: string | undefined }>(),
    compensation: label(),
    compensationEn: label(),
    spaceState: space(),
    ...validity(),
    ...edited(),
  },
  (table) => [index('fba_prices_place').on(table.countryId, table.status, table.validTo)],
);

/** Questions for a price to a site: of a company, or of a visitor who holds a link. */
export const fbaEnquiries = pgTable(
  'fba_enquiries',
  {
    id: identity(),
    enquiryNo: text().notNull().unique(),
    state: integer().$type<FbaEnquiryState>().notNull().default(1),
    customerId: key().references(() => customers.id),
    userId: key().references(() => webUsers.id, { onDelete: 'set null' }),
    // Of the link of a visitor.
    tokenHash: text().unique(),
    language: text().$type<'zh-CN' | 'en-US'>().notNull().default('zh-CN'),
    warehouseId: key().references(() => fbaWarehouses.id),
    countryId: country(),
    zip: label(),
    mode: integer().$type<FbaMode>(),
    originCity: text().notNull(),
    readyDay: date(),
    cartons: jsonb().$type<FbaCartons[]>().notNull().default([]),
    weight: measure(),
    volume: measure(),
    count: integer(),
    goods: text().notNull(),
    goodsEn: label(),
    hsCode: label(),
    goodsType: integer(),
    declaredValue: money(),
    taxIncluded: boolean().notNull().default(true),
    contactName: text().notNull(),
    phone: label(),
    email: label(),
    companyName: label(),
    remark: label(),
    chosenQuoteId: key(),
    reason: label(),
    requestId: text().notNull().unique(),
    createTime: now(),
    answeredAt: instant(),
    answeredBy: key().references(() => webUsers.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.customerId), index().on(table.state)],
);

/** The prices that were answered. */
export const fbaQuotes = pgTable(
  'fba_quotes',
  {
    id: identity(),
    enquiryId: key()
      .notNull()
      .references(() => fbaEnquiries.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    mode: integer().$type<FbaMode>(),
    chargeable: measure().notNull(),
    price: money().notNull(),
    total: money().notNull(),
    currency: text().notNull(),
    transitMin: integer().notNull(),
    transitMax: integer().notNull(),
    validTo: date().notNull(),
    remark: label(),
    byId: key().references(() => webUsers.id, { onDelete: 'set null' }),
    createTime: now(),
  },
  (table) => [index().on(table.enquiryId)],
);
