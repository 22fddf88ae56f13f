import type { PriceLevel, ReleaseEvent } from '@lading/api-client/contract';
import type { BookingDraft, OrderEvent, OrderStatus } from '@lading/validators/booking';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { bookings } from './bookings.ts';
import { fclRates } from './freight.ts';
import { customers, webUsers } from './people.ts';

/** What a booking cost when it was sent: lines as they were reckoned, so that they can be said in either language. */
export interface FrozenCost {
  readonly lines: readonly unknown[];
  readonly currency: string;
  readonly rates: { currency: string; cnyPerUnit: string; time: string }[];
  readonly level: PriceLevel;
  readonly freeDays: { readonly detention: number; readonly demurrage: number; readonly combined: boolean } | null;
}

/** A field that the desk wants changed, with a reason of the dictionary and words of its own. */
export interface ReturnedField {
  readonly path: string;
  readonly reason: string;
  readonly text: string;
}

/** The sailing that a booking had before it was rolled. */
export interface FormerSailing {
  readonly bkgNo: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly etd: string | null;
  readonly until: string;
}

/** The contents of a booking as they were written in the portal; those that come from elsewhere have none. */
export const bookingForms = pgTable(
  'booking_forms',
  {
    bookingId: key()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    draft: jsonb().$type<BookingDraft>().notNull(),
    revision: integer().notNull().default(1),
    rateId: key().references(() => fclRates.id),
    cost: jsonb().$type<FrozenCost>(),
    // Where it was when its end was asked for.
    statusBefore: integer().$type<OrderStatus>(),
    // Why it was returned, refused or cancelled, and by when it is wanted back.
    reason: label(),
    note: label(),
    returned: jsonb().$type<ReturnedField[]>().notNull().default([]),
    wantedBy: instant(),
    former: jsonb().$type<FormerSailing[]>().notNull().default([]),
    submittedBy: key().references(() => webUsers.id),
    submittedAt: instant(),
    // The forwarder's people in charge; whoever accepts it is the first of them.
    opId: key().references(() => webUsers.id),
    editedBy: key().references(() => webUsers.id),
    editedAt: now(),
  },
  (table) => [index().on(table.customerId), index().on(table.rateId)],
);

/** What the desk does with a booking that moves it nowhere. */
export type DeskEvent = 'assign' | 'milestone' | 'cutoff' | 'split' | 'merge';

/** Everything that happened to a booking. */
export const orderLog = pgTable(
  'order_log',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    event: text().$type<OrderEvent | ReleaseEvent | 'save' | DeskEvent>().notNull(),
    fromStatus: integer().$type<OrderStatus>(),
    toStatus: integer().$type<OrderStatus>().notNull(),
    userId: key().references(() => webUsers.id),
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    // The sending that did it: the same one does nothing a second time.
    requestId: text(),
    createTime: now(),
  },
  (table) => [
    index().on(table.bookingId, table.id.desc()),
    uniqueIndex('order_log_request').on(table.userId, table.requestId).where(sql`${table.requestId} is not null`),
  ],
);
