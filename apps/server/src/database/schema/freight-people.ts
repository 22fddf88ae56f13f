import type { BidState, FollowChannel, FollowKind, PortKind, PortSide } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, key, label, money, now } from '../columns.ts';
import { fclRates } from './freight.ts';
import { customers, webUsers } from './people.ts';
import { port } from './rate-columns.ts';

/** What a company keeps an eye on, each thing once. */
export const follows = pgTable(
  'follows',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    kind: text().$type<FollowKind>().notNull(),
    // Of a lane null; the carrier null where it is all of them.
    rateId: key().references(() => fclRates.id),
    polId: port(),
    podId: port(),
    shippingId: key(),
    ctnType: integer().notNull(),
    triggers: jsonb()
      .$type<{
        priceBelow?: string | undefined;
        boxesAtMost?: number | undefined;
        sailingChanged?: boolean | undefined;
        beforeDocs?: boolean | undefined;
      }>()
      .notNull()
      .default({}),
    channels: jsonb().$type<FollowChannel[]>().notNull().default([]),
    currency: label(),
    startPrice: money(),
    active: boolean().notNull().default(true),
    // Of what the company was told, so that it is told once: the day and the price of a drop, the day of little room, the sailings
    // as they were, the sailing whose papers close, the day that the rate ends.
    told: jsonb()
      .$type<{
        dropDay?: string | undefined;
        dropPrice?: string | undefined;
        roomDay?: string | undefined;
        sailings?: string | undefined;
        docsOf?: string | undefined;
        ends?: string | undefined;
      }>()
      .notNull()
      .default({}),
    createTime: now(),
  },
  (table) => [
    uniqueIndex('follows_once').on(
      table.customerId,
      table.kind,
      sql`coalesce(${table.rateId}, 0)`,
      table.polId,
      table.podId,
      sql`coalesce(${table.shippingId}, 0)`,
    ),
    index('follows_rate').on(table.rateId).where(sql`${table.active}`),
  ],
);

/** Ports that somebody searched, each with the last time. */
export const searchedPorts = pgTable(
  'searched_ports',
  {
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    side: text().$type<PortSide>().notNull(),
    portId: port(),
    kind: text().$type<PortKind>().notNull(),
    searchedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.side, table.portId] })],
);

/** What companies offer for boxes on a sailing. */
export const bids = pgTable(
  'bids',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    rateId: key()
      .notNull()
      .references(() => fclRates.id),
    etd: date().notNull(),
    ctnType: integer().notNull(),
    count: integer().notNull(),
    price: money().notNull(),
    currency: text().notNull(),
    state: integer().$type<BidState>().notNull().default(1),
    closesAt: instant().notNull(),
    validUntil: instant(),
    answer: jsonb().$type<{ price: string | null; text: string; by: number; at: string }>(),
    holdUntil: instant(),
    revision: integer().notNull().default(1),
    // The sending that made it: the same one makes no second.
    requestId: text().notNull(),
    placedAt: now(),
  },
  (table) => [
    unique().on(table.customerId, table.requestId),
    index().on(table.rateId, table.etd, table.ctnType, table.state),
    index().on(table.state, table.closesAt),
  ],
);
