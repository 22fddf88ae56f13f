import type { SendingState } from '@lading/api-client/contract';
import type { BillDraftValues, BillKind } from '@lading/validators/bill';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, money, now } from '../columns.ts';
import { bills, bookings } from './bookings.ts';
import { customers, webUsers } from './people.ts';
import type { StoredBill } from './reviews.ts';

/** Who wrote a cell last, with which save, when (ms) and on which page: of `head.fAddress`, of `containers.<key>.ctnNo`, of a row that is gone. */
export type WrittenCells = Readonly<
  Record<string, readonly [revision: number, userId: number, at: number, page: string]>
>;

/** A bill while its instruction is written; the bill itself says what was sent or issued. */
export const billDrafts = pgTable(
  'bill_drafts',
  {
    billId: key()
      .primaryKey()
      .references(() => bills.id, { onDelete: 'cascade' }),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    // Counts the saves.
    revision: integer().notNull().default(0),
    values: jsonb().$type<BillDraftValues>().notNull(),
    written: jsonb().$type<WrittenCells>().notNull().default({}),
    userId: key().references(() => webUsers.id, { onDelete: 'set null' }),
    savedAt: instant(),
    // The sending that added the bill: the same one adds no second.
    requestId: text(),
  },
  (table) => [index().on(table.bookingId), uniqueIndex().on(table.bookingId, table.requestId)],
);

export interface SentIssue {
  readonly kind: BillKind;
  readonly billId: number;
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: 'error' | 'warning';
  readonly suggestion: string;
}
export interface SentChange {
  readonly kind: BillKind;
  readonly billId: number;
  readonly path: string;
  readonly old: string;
  readonly new: string;
  readonly decision: 'accepted' | 'declined' | null;
  readonly note: string;
}
export interface ReturnedPlace {
  readonly kind: BillKind;
  readonly billId: number;
  readonly path: string;
  readonly reason: string;
}

export type ProposedBills = Readonly<
  Record<BillKind, readonly { readonly billId: number; readonly position: number; readonly content: StoredBill }[]>
>;

/** Each time an instruction was sent: why, what the checks said, what it changed, and what the forwarder answered. */
export const instructionSendings = pgTable(
  'instruction_sendings',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    // Of the booking's own kind; and the one that it changes, 0 for the first.
    version: integer().notNull(),
    base: integer().notNull().default(0),
    // What the booking's bills were when it was sent.
    webStatus: integer().notNull(),
    reason: label(),
    late: boolean().notNull().default(false),
    feeAmount: money(),
    feeCurrency: label(),
    issues: jsonb().$type<readonly SentIssue[]>().notNull().default([]),
    changes: jsonb().$type<readonly SentChange[]>().notNull().default([]),
    // Of a confirmed copy: what would be, once the forwarder agrees; nothing has changed before.
    proposed: jsonb().$type<ProposedBills>(),
    state: text().$type<SendingState>().notNull().default('open'),
    answer: label(),
    fields: jsonb().$type<readonly ReturnedPlace[]>().notNull().default([]),
    answeredBy: key().references(() => webUsers.id),
    answeredAt: instant(),
    userId: key().references(() => webUsers.id),
    requestId: text(),
    answerRequestId: text(),
    createTime: now(),
  },
  (table) => [
    index().on(table.bookingId, table.id.desc()),
    index('instruction_sendings_open').on(table.createTime).where(sql`${table.state} = 'open'`),
    uniqueIndex().on(table.bookingId, table.requestId),
    check('instruction_sendings_state', sql`${table.state} in ('open', 'accepted', 'returned', 'replaced')`),
  ],
);

/** A bill that a company writes again and again: without its numbers and dates. */
export const siTemplates = pgTable(
  'si_templates',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<BillKind>().notNull(),
    content: jsonb().$type<BillDraftValues>().notNull(),
    revision: integer().notNull().default(1),
    updateTime: now(),
    updatedBy: key().references(() => webUsers.id, { onDelete: 'set null' }),
    requestId: text(),
  },
  (table) => [
    uniqueIndex('si_templates_name').on(table.customerId, sql`lower(${table.name})`),
    uniqueIndex('si_templates_sending').on(table.customerId, table.requestId),
    check('si_templates_kind', sql`${table.kind} in ('MBL', 'HBL')`),
  ],
);
