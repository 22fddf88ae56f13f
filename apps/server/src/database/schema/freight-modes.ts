import type { ChargeBasis, ChargeSide, DeclareKind } from '@lading/api-client/contract';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { edited, identity, key, label, measure, money } from '../columns.ts';
import { sheet, wharves } from './freight.ts';
import { type CutoffRule, days, ids, port, remarks, space, status, validity } from './rate-columns.ts';

/** A charge that belongs to one rate. */
export interface OwnCharge {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly side: ChargeSide;
  readonly basis: ChargeBasis;
  readonly amount: string | null;
  readonly min?: string;
  readonly currency: string;
  readonly mandatory: boolean;
  /** of air freight: by what the cargo weighs, instead of what is paid for */
  readonly weighed?: 'charged' | 'actual';
}

/** What a kilogram costs from so many on. */
export interface AirBreak {
  readonly from: number;
  readonly member: string;
}

/** Less than a container, by revenue tonnes. */
export const lclRates = pgTable(
  'lcl_rates',
  {
    id: identity(),
    rateNo: text().notNull().unique(),
    sheetId: sheet(),
    status: status(),
    polId: port(),
    podId: port(),
    coLoader: text().notNull(),
    serviceCode: label(),
    price: money().notNull(),
    currency: text().notNull(),
    minRt: measure().notNull().default('1'),
    ratio: integer().notNull().default(1000),
    etdDays: days(),
    transitDays: integer().notNull(),
    cfsCutoff: jsonb().$type<CutoffRule>(),
    docCutoff: jsonb().$type<CutoffRule>(),
    ...validity(),
    via: label(),
    spaceLeft: measure(),
    warehouse: jsonb().$type<{ name: string; address: string; contact: string; hours: string }>().notNull(),
    charges: jsonb().$type<OwnCharge[]>().notNull().default([]),
    ...remarks(),
    ...edited(),
  },
  (table) => [index('lcl_rates_lane').on(table.polId, table.podId, table.status, table.validTo)],
);

/** Air freight, by kilograms with breaks. */
export const airRates = pgTable(
  'air_rates',
  {
    id: identity(),
    rateNo: text().notNull().unique(),
    sheetId: sheet(),
    status: status(),
    startId: port(),
    endId: port(),
    // Of the list of airlines.
    airlineId: key().notNull(),
    flightNo: label(),
    flightDays: days(),
    transitDays: integer().notNull(),
    viaIds: ids(),
    cargoCutoff: jsonb().$type<CutoffRule>(),
    ...validity(),
    currency: text().notNull(),
    min: money().notNull(),
    breaks: jsonb().$type<AirBreak[]>().notNull(),
    charges: jsonb().$type<OwnCharge[]>().notNull().default([]),
    spaceState: space(),
    spaceLeft: measure(),
    // Goods that it takes; empty takes all.
    goodsTypes: ids(),
    ...remarks(),
    ...edited(),
  },
  (table) => [index('air_rates_lane').on(table.startId, table.endId, table.status, table.validTo)],
);

/** Trucks between a port and a district. */
export const truckRates = pgTable(
  'truck_rates',
  {
    id: identity(),
    portId: port(),
    wharfId: key().references(() => wharves.id),
    // Of the list of areas.
    cityId: key().notNull(),
    ctnType: integer().notNull(),
    price: money().notNull(),
    currency: text().notNull().default('CNY'),
    overweight: jsonb().$type<{ fromKg: number; add: string }[]>().notNull().default([]),
    waitFree: integer().notNull().default(0),
    waitPrice: money().notNull().default('0'),
    ...validity(),
    status: status(),
    ...remarks(),
    ...edited(),
  },
  (table) => [index().on(table.portId, table.cityId)],
);

/** Customs declarations. */
export const declareRates = pgTable(
  'declare_rates',
  {
    id: identity(),
    portId: port(),
    kind: text().$type<DeclareKind>().notNull(),
    price: money().notNull(),
    perPage: money().notNull().default('0'),
    currency: text().notNull().default('CNY'),
    examination: label(),
    examinationEn: label(),
    validTo: date(),
    status: status(),
    ...remarks(),
    ...edited(),
  },
  (table) => [index().on(table.portId)],
);
