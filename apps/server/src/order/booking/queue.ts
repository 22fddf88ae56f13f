import { BOOKING_QUEUES, type BookingQueue, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, asc, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { zoneOf } from '../../basedata/zones.ts';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bookingForms, bookings, customers, deskTakes, webUsers } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import { boxOf } from '../../freight/named.ts';
import type { Caller } from '../../http/caller.ts';
import { sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Staff } from '../../user/session.ts';
import { boxesOf } from './cost.ts';

type Calls = PortalContract['order'];

const { draft, submitted, accepted, returned, cancelAsked, rolled } = ORDER_STATUS;
const WITHIN: Readonly<Record<BookingQueue, SQL | undefined>> = {
  waiting: inArray(bookings.orderStatus, [submitted, cancelAsked]),
  accepted: inArray(bookings.orderStatus, [accepted, rolled]),
  returned: eq(bookings.orderStatus, returned),
  all: ne(bookings.orderStatus, draft),
};
/** Hours within which the desk means to have answered. */
const HOURS = 2;

function matching(keyword: string): SQL | undefined {
  const text = keyword.trim();
  if (text === '') return undefined;
  const pattern = containing(text);
  return or(
    ...[bookings.bookingNo, bookings.bkgNo, customers.name, customers.nameEn].map((one) => ilike(one, pattern)),
  );
}

const taken = and(eq(deskTakes.kind, 'booking'), eq(deskTakes.subjectId, bookings.id));

const pageOf = (db: Db, { current, size, state, keyword }: In<Calls['bookingQueue']>) =>
  db
    .select({ booking: bookings, form: bookingForms, company: customers, owner: webUsers, total: total() })
    .from(bookings)
    .innerJoin(bookingForms, eq(bookingForms.bookingId, bookings.id))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .leftJoin(deskTakes, taken)
    .leftJoin(webUsers, eq(webUsers.id, deskTakes.userId))
    .where(and(WITHIN[state], matching(keyword)))
    .orderBy(
      state === 'waiting' ? sql`${bookingForms.submittedAt} asc nulls last` : desc(bookingForms.editedAt),
      asc(bookings.id),
    )
    .limit(size)
    .offset((current - 1) * size);

async function countsOf(db: Db) {
  const found = await db
    .select({ status: bookings.orderStatus, count: count() })
    .from(bookings)
    .innerJoin(bookingForms, eq(bookingForms.bookingId, bookings.id))
    .groupBy(bookings.orderStatus);
  const of: Readonly<Record<BookingQueue, (status: number) => boolean>> = {
    waiting: (status) => status === submitted || status === cancelAsked,
    accepted: (status) => status === accepted || status === rolled,
    returned: (status) => status === returned,
    all: (status) => status !== draft,
  };
  return BOOKING_QUEUES.map((state) => ({
    state,
    count: found.filter(({ status }) => of[state](status)).reduce((sum, one) => sum + one.count, 0),
  }));
}

/** Bookings that were sent in the portal, whosever they are. */
export async function bookingQueue(
  db: Db,
  asked: In<Calls['bookingQueue']>,
  { visitor, language }: Caller<Staff>,
): Promise<Out<Calls['bookingQueue']>> {
  const rows = await pageOf(db, asked);
  const records = rows.map(({ booking, form, company, owner }) => ({
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    orderStatus: booking.orderStatus,
    customerName: ofLanguage(language, company.name, company.nameEn),
    orderStatusName: sayNumbered(language, 'orderStatus', booking.orderStatus),
    polName: ofLanguage(language, booking.portStartNameCn, booking.portStartNameEn),
    podName: ofLanguage(language, booking.portEndNameCn, booking.portEndNameEn),
    shippingName: booking.shippingName,
    vessel: booking.vessel,
    voyage: booking.voyage,
    etd: booking.etd,
    containers: boxesOf(form.draft)
      .map((one) => `${one.count}×${boxOf(one.ctnType)}`)
      .join(' '),
    cutOff: booking.cutOff && isoInstant(booking.cutOff),
    zone: zoneOf(booking.portStartCode),
    submittedAt: form.submittedAt && isoInstant(form.submittedAt),
    dueAt: form.submittedAt && isoInstant(new Date(form.submittedAt.getTime() + HOURS * 3_600_000)),
    owner: owner ? ofLanguage(language, owner.name, owner.nameEn) : '',
    mine: owner?.id === visitor.userId,
  }));
  const counts = await countsOf(db);
  const all = counts.find(({ state }) => state === asked.state)?.count ?? 0;
  return { records, total: rows[0]?.total ?? (asked.keyword.trim() === '' ? all : 0), counts };
}
