import type { ChargeUnit, InvoiceKind, InvoiceStatus, PaymentWay, VarianceReason } from '@lading/api-client/contract';
import type { TaxRate } from '@lading/validators/settlement';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, key, label, measure, money, now } from '../columns.ts';
import { accountLines, accounts, type ChargeSource } from './accounts.ts';
import { bookings } from './bookings.ts';
import { customers, webUsers } from './people.ts';

const sum = () => numeric({ precision: 20, scale: 2 });

/** A promise of a rate: what a charge was predicted to be. */
export interface PromisedCharge {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly unit: ChargeUnit;
  readonly currency: string;
  readonly unitPrice: string;
  readonly quantity: string;
  readonly amount: string;
  readonly taxRate: TaxRate;
}

/** The charges of an order: what its rate promised; `charges` has those that are on no statement yet. */
export const chargeSheets = pgTable('charge_sheets', {
  bookingId: key()
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  customerId: key()
    .notNull()
    .references(() => customers.id),
  promised: jsonb().$type<PromisedCharge[]>().notNull().default([]),
  source: jsonb().$type<ChargeSource>(),
  revision: integer().notNull().default(1),
  createTime: now(),
});

export const charges = pgTable(
  'charges',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: label(),
    unit: text().$type<ChargeUnit>().notNull(),
    quantity: measure().notNull(),
    currency: text().notNull(),
    unitPrice: money().notNull(),
    amount: money().notNull(),
    taxRate: text().$type<TaxRate>().notNull(),
    cost: money(),
    supplier: label(),
    reason: text().$type<VarianceReason>().notNull().default(''),
    reasonText: label(),
  },
  (table) => [index().on(table.bookingId, table.position)],
);

export type TemplateCharge = Omit<PromisedCharge, 'amount'>;

export const chargeTemplates = pgTable('charge_templates', {
  id: identity(),
  name: text().notNull(),
  lines: jsonb().$type<TemplateCharge[]>().notNull(),
  revision: integer().notNull().default(1),
  createTime: now(),
});

/** Titles to which a company had invoices made out. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    buyerName: text().notNull(),
    buyerTaxNo: text().notNull(),
    buyerAddress: label(),
    buyerPhone: label(),
    buyerBank: label(),
    buyerAccount: label(),
    receiveEmail: label(),
    usedAt: now(),
  },
  (table) => [uniqueIndex('invoice_titles_tax_no').on(table.customerId, table.buyerTaxNo)],
);

export const eInvoices = pgTable(
  'e_invoices',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    status: integer().$type<InvoiceStatus>().notNull().default(0),
    kind: text().$type<InvoiceKind>().notNull(),
    buyerName: text().notNull(),
    buyerTaxNo: text().notNull(),
    buyerAddress: label(),
    buyerPhone: label(),
    buyerBank: label(),
    buyerAccount: label(),
    receiveEmail: label(),
    netAmount: sum().notNull(),
    taxAmount: sum().notNull(),
    totalAmount: sum().notNull(),
    remark: label(),
    // Of the provider: what was asked for once is not asked for again.
    providerId: label(),
    invoiceNo: text().unique(),
    issuedAt: instant(),
    drawer: label(),
    failReason: label(),
    // The number of the red one that took it back, why and when.
    redNo: label(),
    redAt: instant(),
    redReason: label(),
    userId: key().references(() => webUsers.id),
    requestId: text(),
    revision: integer().notNull().default(1),
    createTime: now(),
  },
  (table) => [
    index().on(table.customerId, table.id.desc()),
    index().on(table.requestId),
    index().on(table.status, table.id),
  ],
);

/** A line of a statement on an invoice; on one that counts each stands once. */
export const eInvoiceLines = pgTable(
  'e_invoice_lines',
  {
    id: identity(),
    invoiceId: key()
      .notNull()
      .references(() => eInvoices.id, { onDelete: 'cascade' }),
    accountLineId: key()
      .notNull()
      .references(() => accountLines.id),
    accountId: key()
      .notNull()
      .references(() => accounts.id),
    position: integer().notNull(),
    itemName: text().notNull(),
    taxCode: text().notNull(),
    unit: label(),
    quantity: measure().notNull(),
    amount: sum().notNull(),
    taxRate: text().$type<TaxRate>().notNull(),
    tax: sum().notNull(),
    total: sum().notNull(),
    currency: text().notNull(),
    billed: sum().notNull(),
    cnyPerUnit: text().notNull(),
    // Whether its invoice counts: neither reversed nor cancelled.
    live: boolean().notNull().default(true),
  },
  (table) => [
    index().on(table.invoiceId),
    index().on(table.accountId),
    uniqueIndex('e_invoice_lines_live').on(table.accountLineId).where(sql`${table.live}`),
  ],
);

/** Money that came. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    day: date().notNull(),
    way: text().$type<PaymentWay>().notNull(),
    reference: label(),
    currency: text().notNull(),
    amount: money().notNull(),
    note: label(),
    userId: key().references(() => webUsers.id),
    requestId: text().unique(),
    revision: integer().notNull().default(1),
    createTime: now(),
  },
  (table) => [index().on(table.customerId, table.day.desc(), table.id.desc())],
);

/** For which statements it was. */
export const paymentMatches = pgTable(
  'payment_matches',
  {
    paymentId: key()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    accountId: key()
      .notNull()
      .references(() => accounts.id),
    amount: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.accountId] }), index().on(table.accountId)],
);

export const monthCloses = pgTable('month_closes', {
  // `2026-11`.
  month: text().primaryKey(),
  userId: key().references(() => webUsers.id),
  createTime: now(),
});
