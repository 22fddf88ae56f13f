import type { DeclarationEvent } from '@lading/api-client/contract';
import type { PreplanDraft, PreplanState } from '@lading/validators/preplan';
import type { VgmBox, VgmHead, VgmState } from '@lading/validators/vgm';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, now } from '../columns.ts';
import { bookings } from './bookings.ts';
import { customers, webUsers } from './people.ts';

/** Why something came back: for a field, or for all where the path is empty. */
export interface SaidReason {
  readonly path: string;
  readonly text: string;
}

const ofBooking = () => key().references(() => bookings.id, { onDelete: 'cascade' });
const ofCustomer = () =>
  key()
    .notNull()
    .references(() => customers.id);
const byUser = () => key().references(() => webUsers.id, { onDelete: 'set null' });
const answered = () => ({
  submittedAt: instant(),
  answeredAt: instant(),
  answer: label(),
  reasons: jsonb().$type<readonly SaidReason[]>().notNull().default([]),
});

/** What is said once of all containers of a booking, and who writes on the sheet. */
export const vgmSheets = pgTable('vgm_sheets', {
  bookingId: ofBooking().primaryKey(),
  customerId: ofCustomer(),
  head: jsonb().$type<VgmHead>().notNull(),
  revision: integer().notNull().default(1),
  // The last sending that changed it: the same one changes nothing again.
  requestId: label(),
  lockedBy: byUser(),
  lockedAt: instant(),
  lockedUntil: instant(),
  updateTime: now(),
});

/** The verified gross mass of one container. */
export const vgms = pgTable(
  'vgms',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => vgmSheets.bookingId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    // As in the box, for searching.
    ctnNo: text().notNull(),
    box: jsonb().$type<VgmBox>().notNull(),
    status: integer().$type<VgmState>().notNull().default(1),
    version: integer().notNull().default(1),
    // Opened again after the cut-off.
    late: boolean().notNull().default(false),
    ...answered(),
  },
  (table) => [
    index().on(table.bookingId, table.position),
    index('vgms_waiting').on(table.status, table.submittedAt).where(sql`${table.status} in (2, 3)`),
    index().on(table.ctnNo),
    check('vgms_status', sql`${table.status} between 1 and 7`),
  ],
);

/** What is filed with customs before loading, for the main bill of a booking. */
export const preplans = pgTable(
  'preplans',
  {
    id: identity(),
    bookingId: ofBooking().notNull().unique(),
    customerId: ofCustomer(),
    draft: jsonb().$type<PreplanDraft>().notNull(),
    status: integer().$type<PreplanState>().notNull().default(1),
    // The bill has changed since it was sent to customs, in what they have to hear of.
    differs: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
    requestId: label(),
    updateTime: now(),
    ...answered(),
  },
  (table) => [
    index('preplans_waiting').on(table.status, table.submittedAt).where(sql`${table.status} in (2, 3)`),
    check('preplans_status', sql`${table.status} between 1 and 6`),
  ],
);

type DeclarationKind = 'vgm' | 'preplan';

/** Who did what with either, and what was said to it. */
export const declarationLog = pgTable(
  'declaration_log',
  {
    id: identity(),
    bookingId: ofBooking().notNull(),
    kind: text().$type<DeclarationKind>().notNull(),
    event: text().$type<DeclarationEvent>().notNull(),
    userId: byUser(),
    ctnNos: jsonb().$type<readonly string[]>().notNull().default([]),
    note: label(),
    createTime: now(),
  },
  (table) => [index().on(table.bookingId, table.kind, table.id.desc())],
);

/** What a company declares again and again. */
export const declarationTemplates = pgTable(
  'declaration_templates',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<DeclarationKind>().notNull(),
    name: text().notNull(),
    content: jsonb().$type<VgmHead | PreplanDraft>().notNull(),
    revision: integer().notNull().default(1),
    updateTime: now(),
    updatedBy: byUser(),
    requestId: text(),
  },
  (table) => [
    uniqueIndex('declaration_templates_name').on(table.customerId, table.kind, sql`lower(${table.name})`),
    uniqueIndex('declaration_templates_sending').on(table.customerId, table.requestId),
  ],
);
