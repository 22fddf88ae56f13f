import type { BillKind, BlType } from '@lading/validators/bill';
import type { OrderStatus } from '@lading/validators/booking';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  billColumns,
  containerColumns,
  goodsColumns,
  identity,
  instant,
  key,
  label,
  measure,
  now,
} from '../columns.ts';
import { customers, files, webUsers } from './people.ts';
import { sought } from './sought.ts';

export const bookings = pgTable(
  'bookings',
  {
    id: identity(),
    // The order has its own numbers, so that mixing the two up cannot go unnoticed.
    orderId: key().notNull().generatedByDefaultAsIdentity({ startWith: 100_001 }).unique(),
    customerId: key()
      .notNull()
      .references(() => customers.id),
    bookingNo: text().notNull().unique(),
    bkgNo: label(),
    mblNo: label(),
    blType: integer().$type<BlType>().notNull(),
    shippingName: label(),
    portStartNameCn: label(),
    portStartNameEn: label(),
    portStartCode: label(),
    portEndNameCn: label(),
    portEndNameEn: label(),
    portEndCode: label(),
    vessel: label(),
    voyage: label(),
    etd: billColumns().etd,
    cutOff: instant(),
    webStatus: integer().notNull().default(1),
    // What comes from elsewhere has its space already.
    orderStatus: integer().$type<OrderStatus>().notNull().default(4),
    sampleFileId: key().references(() => files.id),
    createTime: now(),
  },
  (table) => [
    // Each way that the page of orders is narrowed or sorted: ten of 100,000 are read, and not all of them. Those that sort end with the
    // number of the row, as the sorting does: of very many that are alike (no bill number yet, one state) none is sorted either.
    index('bookings_newest').on(table.customerId, table.createTime.desc(), table.id.desc().nullsFirst()),
    index().on(table.customerId, table.orderStatus),
    index('bookings_by_web_status').on(table.customerId, table.webStatus, table.id),
    index('bookings_by_booking_no').on(table.customerId, table.bookingNo, table.id),
    index('bookings_by_mbl_no').on(table.customerId, table.mblNo, table.id),
    index('bookings_by_etd').on(table.customerId, table.etd, table.id),
    index('bookings_latest_etd').on(table.customerId, table.etd.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('bookings_by_cut_off').on(table.customerId, table.cutOff, table.id),
    index('bookings_latest_cut_off').on(
      table.customerId,
      table.cutOff.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index().on(table.customerId, table.portEndCode),
    index().on(table.customerId, table.shippingName),
    ...sought('bookings', { booking_no: table.bookingNo, bkg_no: table.bkgNo, mbl_no: table.mblNo }),
    index('bookings_cut_off').on(table.cutOff),
    index('bookings_waiting').on(table.orderStatus).where(sql`${table.orderStatus} in (2, 6)`),
    check('bookings_bl_type', sql`${table.blType} in (1, 2)`),
    check('bookings_order_status', sql`${table.orderStatus} between 1 and 10`),
  ],
);

/** One bill: position 0 is the main one, 1 to 9 the sub-bills. */
export const bills = pgTable(
  'bills',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text().$type<BillKind>().notNull(),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    webStatus: integer().notNull().default(1),
    ...billColumns(),
    actualNumber: integer().notNull().default(0),
    actualWeight: measure().notNull().default('0'),
    actualVolume: measure().notNull().default('0'),
  },
  (table) => [
    uniqueIndex().on(table.bookingId, table.kind, table.position),
    ...sought('bills', { mbl_no: table.mblNo, hbl_no: table.hblNo }),
    check('bills_position', sql`${table.position} between 0 and 9`),
    check('bills_kind', sql`${table.kind} in ('MBL', 'HBL')`),
  ],
);

const ofBill = () => ({
  id: identity(),
  billId: key()
    .notNull()
    .references(() => bills.id, { onDelete: 'cascade' }),
  position: integer().notNull().default(0),
});

export const goods = pgTable('goods', { ...ofBill(), ...goodsColumns() }, (table) => [index().on(table.billId)]);

export const containers = pgTable('containers', { ...ofBill(), ...containerColumns() }, (table) => [
  index().on(table.billId),
  index().on(table.ctnNo),
  ...sought('containers', { ctn_no: table.ctnNo }),
]);

/** Who confirmed which version of a copy, and when. */
export const confirmations = pgTable(
  'confirmations',
  {
    id: identity(),
    bookingId: key()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text().$type<BillKind>().notNull(),
    version: integer().notNull(),
    userId: key()
      .notNull()
      .references(() => webUsers.id),
    createTime: now(),
  },
  (table) => [uniqueIndex().on(table.bookingId, table.kind, table.version)],
);
