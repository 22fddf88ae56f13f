import { type In, type Out, type PortalContract, RELEASE_STATE } from '@lading/api-client/contract';
import { type BillKind, kindOf } from '@lading/validators/bill';
import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bills, bookings, customers, files, releases, webUsers } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import { addressOf } from '../../documents/uploaded.ts';
import { type Language, say, sayNumbered, type TextId } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { isOwnKind } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import { checksOf, consigneeOf, kindOfBill, missing, standingOf } from './checks.ts';

type Calls = PortalContract['order'];
type Bill = typeof bills.$inferSelect;
type Release = typeof releases.$inferSelect;
type Shown = NonNullable<Out<Calls['releaseStatus']>['list'][number]['application']>;

export const statusName = (language: Language, status: number): string =>
  say(language, `releaseStatus${status}` as TextId);

const numberOf = (bill: Bill, kind: BillKind, booking: { bookingNo: string }) =>
  (kind === 'HBL' ? bill.hblNo : bill.mblNo) || booking.bookingNo;

/** How people call a bill. */
export const billNumber = (bill: Bill, booking: Booking): string => numberOf(bill, kindOf(booking.blType), booking);

/** The bills of a booking that can be released: those of the kind that its bill type asks for, the main one first. */
export const ownBills = (db: Db, bookingId: number): Promise<Bill[]> =>
  db
    .select({ bill: bills })
    .from(bills)
    .innerJoin(bookings, eq(bookings.id, bills.bookingId))
    .where(and(eq(bills.bookingId, bookingId), isOwnKind))
    .orderBy(asc(bills.position))
    .then((rows) => rows.map(({ bill }) => bill));

/** The newest application of a bill. */
export async function newestRelease(db: Db, billId: number): Promise<Release | undefined> {
  const [row] = await db.select().from(releases).where(eq(releases.billId, billId)).orderBy(desc(releases.id)).limit(1);
  return row;
}

async function shown(db: Db, row: Release, language: Language): Promise<Shown> {
  const people = [row.userId, row.decidedBy].flatMap((id) => id ?? []);
  const named = await db.select().from(webUsers).where(inArray(webUsers.id, people));
  const nameOf = (id: number | null) => {
    const person = named.find((one) => one.id === id);
    return person ? ofLanguage(language, person.name, person.nameEn) : '';
  };
  const [guarantee] =
    row.guaranteeFileId === null ? [] : await db.select().from(files).where(eq(files.id, row.guaranteeFileId));
  const { id, status, kind, receiver, originalsIssued, originalsReturned, feeConfirmed, revision } = row;
  const { reason, telexNo, courierNo } = row;
  return {
    id,
    status,
    kind,
    receiver,
    originalsIssued,
    originalsReturned,
    feeConfirmed,
    revision,
    reason,
    telexNo,
    courierNo,
    statusName: statusName(language, status),
    guarantee: guarantee ? { fileId: guarantee.id, name: guarantee.name, address: addressOf(guarantee) } : null,
    applicant: nameOf(row.userId),
    appliedAt: row.appliedAt && isoInstant(row.appliedAt),
    decider: nameOf(row.decidedBy),
    decidedAt: row.decidedAt && isoInstant(row.decidedAt),
  };
}

/** How the release of each bill of a booking stands. */
export async function releaseStatus(
  db: Db,
  booking: Booking,
  language: Language,
): Promise<Out<Calls['releaseStatus']>> {
  const standing = await standingOf(db, booking);
  const list = [];
  for (const bill of await ownBills(db, booking.id)) {
    const row = await newestRelease(db, bill.id);
    list.push({
      billId: bill.id,
      billNo: billNumber(bill, booking),
      main: bill.position === 0,
      webStatus: bill.webStatus,
      webStatusName: sayNumbered(language, 'webStatus', bill.webStatus),
      kind: row?.kind ?? kindOfBill(bill),
      consignee: consigneeOf(bill),
      application: row ? await shown(db, row, language) : null,
      checks: checksOf(bill, standing, row, language),
    });
  }
  return { list };
}

const applicant = alias(webUsers, 'applicant');
const decider = alias(webUsers, 'decider');
/** Those that wait for the forwarder. */
const WAITING = [RELEASE_STATE.applied, RELEASE_STATE.reviewing];

/** One page of what was applied for; what waits longest first, then what was decided last. */
export async function releasePage(
  db: Db,
  { current, size, keyword, status, open, id }: In<Calls['releasePage']>,
  language: Language,
): Promise<Out<Calls['releasePage']>> {
  const word = containing(keyword.trim());
  const waits = inArray(releases.status, WAITING);
  const where = and(
    // What is still being written is the customer's own.
    sql`${releases.status} <> ${RELEASE_STATE.draft}`,
    status === undefined ? undefined : eq(releases.status, status as Release['status']),
    open ? waits : undefined,
    id === undefined ? undefined : eq(releases.id, id),
    keyword.trim()
      ? or(
          ilike(bookings.bookingNo, word),
          ilike(bills.mblNo, word),
          ilike(bills.hblNo, word),
          ilike(customers.name, word),
          ilike(customers.nameEn, word),
        )
      : undefined,
  );
  const found = () =>
    db
      .select({
        release: releases,
        booking: bookings,
        bill: bills,
        customer: customers,
        applicant,
        decider,
        total: total(),
      })
      .from(releases)
      .innerJoin(bookings, eq(bookings.id, releases.bookingId))
      .innerJoin(bills, eq(bills.id, releases.billId))
      .innerJoin(customers, eq(customers.id, releases.customerId))
      .innerJoin(applicant, eq(applicant.id, releases.userId))
      .leftJoin(decider, eq(decider.id, releases.decidedBy))
      .where(where)
      .orderBy(
        sql`case when ${waits} then 0 else 1 end`,
        sql`case when ${waits} then ${releases.appliedAt} end asc nulls last`,
        desc(releases.decidedAt),
        desc(releases.id),
      );
  const before = (current - 1) * size;
  const rows = await found().limit(size).offset(before);
  const records = [];
  for (const row of rows) {
    const { release, booking, bill, customer } = row;
    const standing = await standingOf(db, booking);
    records.push({
      id: release.id,
      bookingId: booking.id,
      bookingNo: booking.bookingNo,
      customerName: ofLanguage(language, customer.name, customer.nameEn),
      billNo: billNumber(bill, booking),
      kind: release.kind,
      status: release.status,
      statusName: statusName(language, release.status),
      applicant: ofLanguage(language, row.applicant.name, row.applicant.nameEn),
      appliedAt: release.appliedAt && isoInstant(release.appliedAt),
      decider: row.decider ? ofLanguage(language, row.decider.name, row.decider.nameEn) : '',
      decidedAt: release.decidedAt && isoInstant(release.decidedAt),
      missing: missing(checksOf(bill, standing, release, language), release.kind).length,
    });
  }
  if (rows.length > 0 || before === 0) return { records, total: rows[0]?.total ?? 0 };
  const [counted] = await found().limit(1);
  return { records, total: counted?.total ?? 0 };
}
