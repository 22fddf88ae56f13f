import type { MarkUpKind, QuoteColumn, QuoteLanguage, QuoteMode } from '@lading/api-client/contract';
import { boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Quote } from '../../documents/quote/quote.ts';
import type { StoredObject } from '../../storage/stored.ts';
import { bytea, edited, identity, instant, key, label, now } from '../columns.ts';
import { customers, webUsers } from './people.ts';

/** An amount as it was printed. */
export interface QuotedAmount {
  readonly currency: string;
  readonly amount: string;
}

/** What was added to the charges of one code. */
export interface QuoteMarkUp {
  readonly code: string;
  readonly kind: MarkUpKind;
  readonly value: string;
}

/** What a quotation says; the logo is looked up where its workbook is made. */
export type SaidQuote = Omit<Quote, 'logo'> & { readonly withLogo: boolean };

/** How a company writes its quotations. */
export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    name: text().notNull(),
    language: text().$type<QuoteLanguage>().notNull(),
    columns: jsonb().$type<QuoteColumn[]>().notNull(),
    markUps: jsonb().$type<QuoteMarkUp[]>().notNull(),
    opening: label(),
    closing: label(),
    showSurcharges: boolean().notNull().default(true),
    logo: boolean().notNull().default(true),
    usedAt: instant(),
    ...edited(),
  },
  (table) => [index().on(table.customerId)],
);

/** Quotations as they were made: the workbook, and what a list says of it. */
export const quotes = pgTable(
  'quotes',
  {
    id: identity(),
    quoteNo: text().notNull().unique(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    mode: text().$type<QuoteMode>().notNull(),
    lanes: text().notNull(),
    cargo: text().notNull(),
    carriers: text().notNull(),
    // Which rates, as they were.
    rates: jsonb().$type<{ id: number; rateNo: string; revision: number }[]>().notNull(),
    etd: date().notNull(),
    total: jsonb().$type<QuotedAmount>(),
    subtotals: jsonb().$type<QuotedAmount[]>().notNull(),
    toCompany: label(),
    markedUp: boolean().notNull(),
    validTo: date().notNull(),
    // Null of those that were made before it was kept.
    said: jsonb().$type<SaidQuote>(),
    // The workbook, here or in the bucket; nowhere until somebody first wants that of a quotation of the demonstration.
    bytes: bytea(),
    object: jsonb().$type<StoredObject>(),
    requestId: text().notNull(),
    createTime: now(),
  },
  (table) => [unique().on(table.customerId, table.requestId), index().on(table.customerId, table.id)],
);

/** A link that shows a quotation without a session. */
export const quoteShares = pgTable(
  'quote_shares',
  {
    id: identity(),
    // SHA-256 of the token, hexadecimal: the token itself is nowhere.
    tokenHash: text().notNull().unique(),
    quoteId: key()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    createTime: now(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    opened: integer().notNull().default(0),
    lastOpenedAt: instant(),
  },
  (table) => [index().on(table.quoteId)],
);
