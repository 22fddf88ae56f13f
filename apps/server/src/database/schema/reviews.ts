import type { BillKind } from '@lading/validators/bill';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, label, money, now } from '../columns.ts';
import { bills, bookings } from './bookings.ts';
import { files, webUsers } from './people.ts';

type Stored = Readonly<Record<string, unknown>>;

/** A bill as it was sent or issued: the stored fields, instants as ISO texts. Names in a reader's language are none of them. */
export interface StoredBill {
  readonly fields: Stored;
  readonly goods: readonly Stored[];
  readonly containers: readonly Stored[];
  readonly actualNumber: number;
  readonly actualWeight: string;
  readonly actualVolume: string;
}

const ofBooking = () =>
  key()
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' });
const ofBill = () =>
  key()
    .notNull()
    .references(() => bills.id, { onDelete: 'cascade' });
const byUser = () =>
  key()
    .notNull()
    .references(() => webUsers.id);

/** A numbered instruction or draft of all bills of a kind; written once, never changed. */
export const billVersions = pgTable(
  'bill_versions',
  {
    id: identity(),
    bookingId: ofBooking(),
    kind: text().$type<BillKind>().notNull(),
    source: text().$type<'instruction' | 'draft'>().notNull(),
    version: integer().notNull(),
    // Null where it came with imported data.
    authorId: key().references(() => webUsers.id),
    note: label(),
    // SHA-256 of the contents, hexadecimal.
    hash: text().notNull(),
    // What the page called this issue, so that one that is sent twice is done once.
    requestId: text(),
    createTime: now(),
  },
  (table) => [
    uniqueIndex().on(table.bookingId, table.kind, table.source, table.version),
    uniqueIndex().on(table.bookingId, table.requestId),
    check('bill_versions_source', sql`${table.source} in ('instruction', 'draft')`),
  ],
);

export const billContents = pgTable(
  'bill_contents',
  {
    versionId: key()
      .notNull()
      .references(() => billVersions.id, { onDelete: 'cascade' }),
    // What was sent stays where a sub-bill is deleted.
    billId: key().notNull(),
    position: integer().notNull(),
    content: jsonb().$type<StoredBill>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.billId] })],
);

/** Who looked at a draft, and when first. */
export const billViews = pgTable(
  'bill_views',
  {
    bookingId: ofBooking(),
    kind: text().$type<BillKind>().notNull(),
    version: integer().notNull(),
    userId: byUser(),
    viewedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.kind, table.version, table.userId] })],
);

/** The verdict on one place of a bill, on one draft. Without a verdict it was taken back, or is asked again. */
export const billMarks = pgTable(
  'bill_marks',
  {
    id: identity(),
    billId: ofBill(),
    version: integer().notNull(),
    path: text().notNull(),
    // Counts the changes of this row; a verdict names the one that its author saw.
    revision: integer().notNull().default(1),
    verdict: text().$type<'ok' | 'change' | 'waived'>(),
    proposed: label(),
    reason: label(),
    userId: byUser(),
    markedAt: now(),
    carriedFrom: integer(),
    again: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex().on(table.billId, table.version, table.path)],
);

/** The thread of one place of a bill, through all drafts. */
export const billComments = pgTable(
  'bill_comments',
  {
    id: identity(),
    billId: ofBill(),
    version: integer().notNull(),
    path: text().notNull(),
    text: text().notNull(),
    // What the page called it, so that one that is sent twice is written once.
    requestId: text(),
    userId: byUser(),
    createTime: now(),
  },
  (table) => [index().on(table.billId, table.path), uniqueIndex().on(table.billId, table.userId, table.requestId)],
);

/** A change that was asked for of the forwarder, in the shape of DCSA's Feedback. */
export const billRequests = pgTable(
  'bill_requests',
  {
    id: identity(),
    bookingId: ofBooking(),
    billId: ofBill(),
    version: integer().notNull(),
    path: text().notNull(),
    severity: text().$type<'INFO' | 'WARN' | 'ERROR'>().notNull(),
    code: text().notNull().default('PROPERTY_VALUE_MUST_CHANGE'),
    jsonPath: label(),
    property: label(),
    current: label(),
    proposed: label(),
    reason: text().notNull(),
    requestId: text().notNull(),
    userId: byUser(),
    createTime: now(),
    status: text().$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
    answer: label(),
    answeredBy: key().references(() => webUsers.id),
    answeredAt: instant(),
  },
  (table) => [
    index().on(table.bookingId, table.status),
    // One open request for a place.
    uniqueIndex().on(table.billId, table.path).where(sql`${table.status} = 'open'`),
    check('bill_requests_status', sql`${table.status} in ('open', 'accepted', 'declined')`),
  ],
);

/** A file that goes along with the change of one place. */
export const billFiles = pgTable(
  'bill_files',
  {
    fileId: key()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    bookingId: ofBooking(),
    billId: ofBill(),
    path: text().notNull(),
    userId: byUser(),
    // What it was sent with; nothing as long as it is the customer's own.
    requestId: key().references(() => billRequests.id, { onDelete: 'cascade' }),
    createTime: now(),
  },
  (table) => [index().on(table.bookingId), index().on(table.requestId)],
);

/** Who did what when, on which version. */
export const billLog = pgTable(
  'bill_log',
  {
    id: identity(),
    bookingId: ofBooking(),
    event: text().notNull(),
    source: text().$type<'instruction' | 'draft'>().notNull().default('draft'),
    version: integer().notNull().default(0),
    billId: key().references(() => bills.id, { onDelete: 'cascade' }),
    path: label(),
    userId: key().references(() => webUsers.id),
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    createTime: now(),
  },
  (table) => [index().on(table.bookingId, table.id.desc())],
);

/** A cut-off of a booking: DCO documents, VCO verified weights, FCO full containers, CUA customs. */
export const bookingCutoffs = pgTable(
  'booking_cutoffs',
  {
    bookingId: ofBooking(),
    code: text().$type<'DCO' | 'VCO' | 'FCO' | 'CUA' | 'AFC'>().notNull(),
    closesAt: instant().notNull(),
    // What a change costs after it; unknown where it is null.
    feeAmount: money(),
    feeCurrency: label(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.code] }),
    check('booking_cutoffs_code', sql`${table.code} in ('DCO', 'VCO', 'FCO', 'CUA', 'AFC')`),
  ],
);

/** A link that shows one comparison without a session. */
export const billShares = pgTable(
  'bill_shares',
  {
    id: identity(),
    // SHA-256 of the token, hexadecimal: the token itself is nowhere.
    tokenHash: text().notNull().unique(),
    bookingId: ofBooking(),
    billId: ofBill(),
    version: integer().notNull(),
    userId: byUser(),
    createTime: now(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    opened: integer().notNull().default(0),
    lastOpenedAt: instant(),
  },
  (table) => [index().on(table.bookingId)],
);

/** Who opened a link lately: what its cookie holds, for an hour. */
export const shareVisits = pgTable(
  'share_visits',
  {
    // SHA-256 of the cookie, hexadecimal.
    visitHash: text().primaryKey(),
    shareId: key()
      .notNull()
      .references(() => billShares.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.shareId)],
);
