import type { SpaceState } from '@lading/api-client/contract';
import { date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { key, label } from '../columns.ts';
import { ports } from './basedata.ts';

/** Of a sheet and of each of its rows: being written, on sale, taken back. */
export const RATE_STATUS = { draft: 1, live: 2, withdrawn: 3 } as const;
export type RateStatus = (typeof RATE_STATUS)[keyof typeof RATE_STATUS];

/** The clock of the port so many days before a sailing. */
export interface CutoffRule {
  readonly days: number;
  readonly time: string;
}

export const port = () =>
  key()
    .notNull()
    .references(() => ports.id);
export const status = () => integer().$type<RateStatus>().notNull().default(2);
export const validity = () => ({ validFrom: date().notNull(), validTo: date().notNull() });
export const days = () => jsonb().$type<number[]>().notNull();
export const ids = () => jsonb().$type<number[]>().notNull().default([]);
export const remarks = () => ({ remark: label(), remarkEn: label() });
export const space = () => text().$type<SpaceState>().notNull().default('open');
