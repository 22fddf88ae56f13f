import type { EtaReason, HoldKind, TraceSource } from '@lading/api-client/contract';
import type { Classifier, MilestoneCode, SeaPlace, VoyagePhase } from '@lading/validators/freight';
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { bookings } from './bookings.ts';
import { webUsers } from './people.ts';

/** A place of a voyage: where it is loaded, where the ship calls or is changed, where it is discharged, and where it goes on land. */
export interface TraceCall {
  readonly role: 'load' | 'pass' | 'change' | 'discharge' | 'deliver';
  /** UN/LOCODE, or the postal code of a place on land */
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  /** IANA */
  readonly zone: string;
  /** null where nobody knows where it is */
  readonly at: SeaPlace | null;
}

export interface TraceHold {
  readonly kind: HoldKind;
  /** ISO */
  readonly since: string;
}

/** What the local source of the demonstration sails by; days and hours are counted from the planned sailing. */
export interface DemoVoyage {
  /** planned sailing, ISO */
  readonly etd: string;
  /** hours that she sails later than planned */
  readonly leaves: number;
  /** hours at sea from port to port, the call between them included */
  readonly hours: number;
  /** hours after sailing that she reaches the call between the ports */
  readonly via?: number | undefined;
  /** what the carrier says of the arrival: so many hours after the planned sailing, it becomes later by `by` hours */
  readonly changes: readonly { readonly after: number; readonly by: number; readonly reason: EtaReason }[];
  /** nothing is heard any more so many hours after sailing */
  readonly silent?: number | undefined;
  /** a container stays at the port, from so many hours after arrival */
  readonly hold?: { readonly after: number; readonly kind: HoldKind } | undefined;
  readonly freeDays: number;
  readonly appointment?: string | undefined;
}

export interface TraceTold {
  /** how far the shipment was */
  readonly phases?: readonly VoyagePhase[] | undefined;
  /** ISO: the arrival that was expected */
  readonly eta?: string | undefined;
  /** the last free day */
  readonly freeDay?: string | undefined;
}

/** Where the shipment of a booking is. The number of a warehouse entry opens it to whoever has both numbers. */
export const traces = pgTable(
  'traces',
  {
    bookingId: key()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    warehouseEntryNo: label(),
    originWarehouse: label(),
    poNos: jsonb().$type<string[]>().notNull().default([]),
    imo: label(),
    calls: jsonb().$type<TraceCall[]>().notNull(),
    destinationCountry: label(),
    // Round which capes the ship sails, port to port.
    course: jsonb().$type<SeaPlace[]>().notNull().default([]),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    // Knots; degrees from north.
    speed: doublePrecision(),
    heading: integer(),
    positionAt: instant(),
    // When the source last said anything of it, and who that was.
    heardAt: instant(),
    heardFrom: text().$type<TraceSource>(),
    lastFreeDay: date(),
    appointmentAt: instant(),
    appointmentNo: label(),
    holds: jsonb().$type<TraceHold[]>().notNull().default([]),
    // What the source calls it; empty where nothing is followed.
    subscription: label(),
    // It is asked for again from then on; null where nothing more is to come.
    nextPoll: instant(),
    voyage: jsonb().$type<DemoVoyage>(),
    // Of what the customer was told, so that it is told once.
    told: jsonb().$type<TraceTold>().notNull().default({}),
    createTime: now(),
  },
  (table) => [
    index().on(table.warehouseEntryNo),
    index().on(table.nextPoll),
    index().using('gin', table.poNos),
    index().on(table.subscription),
  ],
);

/** What was said of a shipment, each thing once: the newest of a place, a container and a classifier is what counts. */
export const traceEvents = pgTable(
  'trace_events',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => traces.bookingId, { onDelete: 'cascade' }),
    // The source's own number of it.
    eventId: text().notNull(),
    code: text().$type<MilestoneCode>().notNull(),
    classifier: text().$type<Classifier>().notNull(),
    time: instant().notNull(),
    portCode: label(),
    facility: label(),
    // Empty where it is of the ship.
    ctnNo: label(),
    vessel: label(),
    voyage: label(),
    laden: boolean(),
    source: text().$type<TraceSource>().notNull(),
    saidAt: instant().notNull(),
    receivedAt: now(),
  },
  (table) => [uniqueIndex().on(table.bookingId, table.eventId)],
);

/** When a ship was expected at the port of discharge, each time it changed. */
export const traceEtas = pgTable(
  'trace_etas',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => traces.bookingId, { onDelete: 'cascade' }),
    at: instant().notNull(),
    eta: instant().notNull(),
    reason: text().$type<EtaReason>().notNull(),
    source: text().$type<TraceSource>().notNull(),
  },
  (table) => [index().on(table.bookingId, table.at)],
);

/** A link that shows where a shipment is without a session. */
export const traceLinks = pgTable(
  'trace_links',
  {
    id: identity(),
    // SHA-256 of the token, hexadecimal: the token itself is nowhere.
    tokenHash: text().notNull().unique(),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    opened: integer().notNull().default(0),
    lastOpenedAt: instant(),
    createTime: now(),
  },
  (table) => [index().on(table.bookingId)],
);
