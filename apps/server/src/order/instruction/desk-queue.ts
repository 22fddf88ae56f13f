import type { In, Out, PortalContract, SiQueue } from '@lading/api-client/contract';
import { WEB_STATUS } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { zoneOf } from '../../basedata/zones.ts';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bookings, customers, instructionSendings } from '../../database/schema.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { ownKind } from '../versions/find.ts';

type Call = PortalContract['order']['siQueue'];

const { draft, submitted, accepted, rejected } = WEB_STATUS;
const { spaceConfirmed, rolled, sailed, cancelAsked } = ORDER_STATUS;
/** Hours before the cut-off from which one that is not sent is the desk's business. */
const SOON = 24;

const waiting = sql`(${bookings.webStatus} = ${submitted} or exists (
  select from ${instructionSendings} one where one.booking_id = ${bookings.id} and one.state = 'open'))`;
const booked = inArray(bookings.orderStatus, [spaceConfirmed, rolled, sailed, cancelAsked]);
const statusIs = (...statuses: number[]) => inArray(bookings.webStatus, statuses);

/** What each queue holds, of bookings whose space is confirmed. */
const QUEUES: Readonly<Record<SiQueue, SQL | undefined>> = {
  open: waiting,
  returned: statusIs(rejected),
  accepted: statusIs(accepted),
  late: and(
    statusIs(draft, rejected),
    sql`${bookings.cutOff} < now() + make_interval(hours => ${SOON})`,
    inArray(bookings.orderStatus, [spaceConfirmed, rolled]),
  ),
  all: or(statusIs(draft, submitted, accepted, rejected), waiting),
};

async function countsOf(db: Db): Promise<Out<Call>['counts']> {
  const counted = (queue: SiQueue) => sql<number>`count(*) filter (where ${QUEUES[queue]})`.mapWith(Number);
  const [row] = await db
    .select({
      open: counted('open'),
      returned: counted('returned'),
      accepted: counted('accepted'),
      late: counted('late'),
      all: counted('all'),
    })
    .from(bookings)
    .where(booked);
  return row ?? { open: 0, returned: 0, accepted: 0, late: 0, all: 0 };
}

const newest = (db: Db) =>
  db
    .selectDistinctOn([instructionSendings.bookingId], {
      bookingId: instructionSendings.bookingId,
      version: instructionSendings.version,
      late: instructionSendings.late,
      base: instructionSendings.base,
      changes: sql<number>`jsonb_array_length(${instructionSendings.changes})`.mapWith(Number).as('changes'),
      warnings: sql<number>`jsonb_array_length(${instructionSendings.issues})`.mapWith(Number).as('warnings'),
      sentAt: instructionSendings.createTime,
    })
    .from(instructionSendings)
    .orderBy(instructionSendings.bookingId, desc(instructionSendings.id))
    .as('newest');

/** Instructions of all customers, the nearest cut-off first. */
export async function siQueue(db: Db, filter: In<Call>, language: Language): Promise<Out<Call>> {
  const { state, current, size } = filter;
  const keyword = filter.keyword.trim();
  const pattern = containing(keyword);
  const where = and(
    booked,
    QUEUES[state],
    keyword === ''
      ? undefined
      : or(
          ...[
            bookings.bookingNo,
            bookings.bkgNo,
            bookings.mblNo,
            bookings.vessel,
            customers.name,
            customers.nameEn,
          ].map((column) => ilike(column, pattern)),
        ),
  );
  const last = newest(db);
  const rows = await db
    .select({
      booking: bookings,
      customer: customers,
      last: {
        version: last.version,
        late: last.late,
        base: last.base,
        sentAt: last.sentAt,
        changes: last.changes,
        warnings: last.warnings,
      },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .leftJoin(last, eq(last.bookingId, bookings.id))
    .where(where)
    .orderBy(sql`${bookings.cutOff} asc nulls last`, asc(bookings.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ booking, customer, last: sent }) => ({
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    bkgNo: booking.bkgNo,
    kind: ownKind(booking),
    customerName: ofLanguage(language, customer.name, customer.nameEn),
    polName: ofLanguage(language, booking.portStartNameCn || booking.portStartNameEn, booking.portStartNameEn),
    podName: ofLanguage(language, booking.portEndNameCn || booking.portEndNameEn, booking.portEndNameEn),
    vessel: booking.vessel,
    voyage: booking.voyage,
    webStatus: booking.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', booking.webStatus),
    version: sent?.version ?? 0,
    changes: sent && sent.base > 0 ? sent.changes : 0,
    warnings: sent?.warnings ?? 0,
    late: sent?.late ?? false,
    since: sent ? isoInstant(sent.sentAt) : null,
    cutOff: booking.cutOff && isoInstant(booking.cutOff),
    zone: zoneOf(booking.portStartCode),
  }));
  return { records, total: rows[0]?.total ?? 0, counts: await countsOf(db) };
}
