import type {
  ChargeUnit,
  InvoiceCover,
  LineCheck,
  StatementKind,
  StatementState,
  VarianceReason,
} from '@lading/api-client/contract';
import type { TaxRate } from '@lading/validators/settlement';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { identity, instant, key, label, measure, money, now } from '../columns.ts';
import { bookings } from './bookings.ts';
import { customers, webUsers } from './people.ts';
import { sought } from './sought.ts';

/** Sums of amounts, which have more digits than one. */
const sum = () => numeric({ precision: 20, scale: 2 });

/** Where a price was promised. */
export interface ChargeSource {
  readonly rateNo: string;
  readonly rateId: number | null;
  readonly version: number | null;
  readonly quoteNo: string;
  readonly quoteId: number | null;
}

/** A rate of exchange as it was locked. */
export interface LockedRate {
  readonly currency: string;
  readonly cnyPerUnit: string;
  readonly day: string;
  readonly source: string;
}

/** A statement of charges to confirm (inconfirm). */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    // The first of its orders; its lines name theirs.
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    accountNo: text().notNull().unique(),
    kind: text().$type<StatementKind>().notNull().default('order'),
    status: integer().notNull().default(1),
    // How it is shown: settlement/restate.ts reckons this and the following from lines, queries, invoices and payments.
    state: text().$type<StatementState>().notNull().default('toConfirm'),
    orders: integer().notNull().default(1),
    lines: integer().notNull().default(0),
    variances: integer().notNull().default(0),
    openQueries: integer().notNull().default(0),
    answeredQueries: integer().notNull().default(0),
    invoices: text().$type<InvoiceCover>().notNull().default('none'),
    paidDay: date(),
    periodFrom: date(),
    periodTo: date(),
    issueDay: date(),
    dueDay: date(),
    confirmBy: date(),
    version: integer().notNull().default(1),
    fx: jsonb().$type<LockedRate[]>().notNull().default([]),
    note: label(),
    // The one from which queried lines came.
    followsId: key().references((): AnyPgColumn => accounts.id),
    issuedBy: key().references(() => webUsers.id),
    // How it was confirmed; '4' is the customer in the portal.
    type: label(),
    confirmedBy: key().references(() => webUsers.id),
    confirmedAt: instant(),
    revision: integer().notNull().default(1),
    requestId: text().unique(),
    createTime: now(),
  },
  (table) => [
    ...sought('accounts', { account_no: table.accountNo }),
    index().on(table.bookingId),
    index().on(table.followsId),
    // The list, what is unpaid first.
    index('accounts_list').on(
      table.customerId,
      sql`(${table.state} in ('paid', 'void'))`,
      table.issueDay.desc(),
      table.id.desc(),
    ),
    index('accounts_all').on(sql`(${table.state} in ('paid', 'void'))`, table.issueDay.desc(), table.id.desc()),
    index('accounts_due').on(
      table.customerId,
      sql`(${table.state} in ('paid', 'void'))`,
      sql`${table.dueDay} asc nulls last`,
      table.id.desc(),
    ),
    index('accounts_newest').on(table.customerId, table.issueDay.desc(), table.id.desc()),
    index('accounts_state').on(table.customerId, table.state, table.issueDay.desc(), table.id.desc()),
    index('accounts_differ')
      .on(table.customerId, sql`(${table.state} in ('paid', 'void'))`, table.issueDay.desc(), table.id.desc())
      .where(sql`${table.variances} > 0`),
    // A part of a number is looked for among all of a company's.
    index('accounts_number').on(table.customerId, table.accountNo, table.id),
  ],
);

/** What a statement has in each currency: what is shown above a list is reckoned from these. */
export const accountSums = pgTable(
  'account_sums',
  {
    accountId: key()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    customerId: key().notNull(),
    position: integer().notNull(),
    amount: sum().notNull(),
    predicted: sum().notNull(),
    paid: sum().notNull(),
    // Of lines that are queried.
    disputed: sum().notNull(),
    dueDay: date(),
    // Whether something is to be paid: of what is void or paid nothing is.
    open: boolean().notNull(),
    // What a list is searched by, of the statement: its sums are added up without looking at it.
    kind: text().$type<StatementKind>().notNull().default('order'),
    state: text().$type<StatementState>().notNull().default('toConfirm'),
    issueDay: date(),
    differs: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.currency] }),
    index('account_sums_open').on(table.customerId).where(sql`${table.open}`),
    // Each holds what is added up, so that no row is read.
    index('account_sums_state').on(table.customerId, table.state, table.currency, table.amount),
    index('account_sums_currency').on(table.customerId, table.currency, table.amount),
    index('account_sums_days').on(table.customerId, table.issueDay, table.currency, table.amount),
    index('account_sums_differ').on(table.customerId, table.currency, table.amount).where(sql`${table.differs}`),
    index('account_sums_due')
      .on(table.customerId, table.dueDay, table.currency, table.amount)
      .where(sql`${table.open}`),
  ],
);

/**
 * How often statements and their sums were changed: triggers count it, each connection in a row of its own, so that nobody waits for another's. What
 * was added up holds until the sum of these is another; the customer 0 stands for all.
 */
export const accountChanges = pgTable(
  'account_changes',
  { customerId: key().notNull(), backend: integer().notNull(), changes: integer().notNull().default(1) },
  (table) => [primaryKey({ columns: [table.customerId, table.backend] })],
);

export const accountLines = pgTable(
  'account_lines',
  {
    id: identity(),
    accountId: key()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    // Of the statement where it is null.
    bookingId: key().references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    code: label(),
    name: text().notNull(),
    nameEn: label(),
    unit: text().$type<ChargeUnit>().notNull().default('bill'),
    currency: text().notNull(),
    unitPrice: money().notNull(),
    quantity: measure().notNull(),
    amount: money().notNull(),
    taxRate: text().$type<TaxRate>().notNull().default('0'),
    // What it was predicted to be; null where nobody did.
    predicted: money(),
    reason: text().$type<VarianceReason>().notNull().default(''),
    reasonText: label(),
    source: jsonb().$type<ChargeSource>(),
    check: text().$type<LineCheck>().notNull().default('none'),
    // What the forwarder pays for one, and whom.
    cost: money(),
    supplier: label(),
  },
  (table) => [index().on(table.accountId), index().on(table.bookingId)],
);

/** What a version of a statement was, word by word. */
export interface IssuedLine {
  readonly id: number;
  readonly bookingId: number;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly currency: string;
  readonly unitPrice: string;
  readonly quantity: string;
  readonly amount: string;
}

export const accountVersions = pgTable(
  'account_versions',
  {
    accountId: key()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    lines: jsonb().$type<IssuedLine[]>().notNull(),
    why: label(),
    userId: key().references(() => webUsers.id),
    // The sending that made it: the same one makes no second.
    requestId: text().unique(),
    createTime: now(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.version] })],
);

/** What happened to a statement, in the order of time. */
export const accountLog = pgTable(
  'account_log',
  {
    id: identity(),
    accountId: key()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    userId: key().references(() => webUsers.id),
    createTime: now(),
  },
  (table) => [index().on(table.accountId)],
);
