import type { In, Out, PortalContract } from '@lading/api-client/contract';
import {
  PREPLAN_STATE,
  type PreplanChange,
  type PreplanDraft,
  preplanChanges,
  preplanDeviations,
  preplanTotals,
} from '@lading/validators/preplan';
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bookingCutoffs, bookings, customers, preplans } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { Visitor } from '../../user/session.ts';
import { aboutBooking, aboutRow, closeOf } from '../declarations/about.ts';
import { storyOf } from '../declarations/story.ts';
import type { Booking } from '../versions/find.ts';
import { freshPlan, type Preplan, planFrom, preplanOf, preplanStatusName } from './plan.ts';

type Calls = PortalContract['order'];

const { sent, accepted } = PREPLAN_STATE;

/** What the instruction says otherwise now, and of that what customs have to hear of once it was sent to them. */
export async function deviations(db: Db, booking: Booking, row: Pick<Preplan, 'draft' | 'status'> | undefined) {
  if (!row) return { differences: [] as PreplanChange[], differs: [] as PreplanChange[] };
  const bill = await planFrom(db, booking, row.draft, 'instruction');
  const told = row.status === sent || row.status === accepted;
  return {
    differences: preplanChanges(row.draft, bill),
    differs: told ? preplanDeviations(row.draft, bill) : [],
  };
}

const onWire = (draft: PreplanDraft): Out<Calls['preplan']>['draft'] => ({
  ...draft,
  goods: [...draft.goods],
  boxes: [...draft.boxes],
});

/** The pre-plan of a booking, or what it would be. */
export async function readPreplan(db: Db, booking: Booking, language: Language): Promise<Out<Calls['preplan']>> {
  const row = await preplanOf(db, booking.id);
  const { differences, differs } = await deviations(db, booking, row);
  const status = row?.status ?? PREPLAN_STATE.draft;
  return {
    ...(await aboutBooking(db, booking, 'preplan', language)),
    revision: row?.revision ?? 0,
    status,
    statusName: preplanStatusName(language, status),
    differences,
    differs,
    draft: onWire(row?.draft ?? (await freshPlan(db, booking))),
    answer: row?.answer ?? '',
    reasons: [...(row?.reasons ?? [])],
    answeredAt: row?.answeredAt ? isoInstant(row.answeredAt) : null,
    submittedAt: row?.submittedAt ? isoInstant(row.submittedAt) : null,
    log: await storyOf(db, booking.id, 'preplan', language),
  };
}

const filing = sql`coalesce((select c.closes_at from ${bookingCutoffs} c where c.booking_id = ${bookings.id} and c.code = 'AFC'),
  (${bookings.etd}::timestamp at time zone 'Asia/Shanghai') - interval '1 day')`;

function wanted(
  { keyword, state, open, bookingId }: In<Calls['preplanPage']>,
  { customerId }: Visitor,
): SQL | undefined {
  const word = containing(keyword.trim());
  const written = sql`${bookings.orderStatus} in (3, 4, 6, 10)`;
  const ofSide =
    customerId === null
      ? sql`${preplans.id} is not null`
      : and(eq(bookings.customerId, customerId), or(written, sql`${preplans.id} is not null`));
  const waits =
    customerId === null
      ? sql`${preplans.status} in (2, 3)`
      : and(written, or(sql`${preplans.id} is null`, sql`${preplans.status} in (1, 5, 6)`, eq(preplans.differs, true)));
  return and(
    ofSide,
    open ? waits : undefined,
    state === undefined ? undefined : sql`${preplans.status} = ${state}`,
    bookingId === undefined ? undefined : eq(bookings.id, bookingId),
    keyword.trim() === ''
      ? undefined
      : or(
          ilike(bookings.bookingNo, word),
          ilike(bookings.bkgNo, word),
          ilike(bookings.mblNo, word),
          ...(customerId === null ? [ilike(customers.name, word), ilike(customers.nameEn, word)] : []),
        ),
  );
}

/** One page of bookings with how their pre-plans stand; what has to be accepted next comes first, what is late last. */
export async function preplanPage(
  db: Db,
  asked: In<Calls['preplanPage']>,
  visitor: Visitor,
  language: Language,
): Promise<Out<Calls['preplanPage']>> {
  const { current, size } = asked;
  const rows = await db
    .select({ booking: bookings, customer: customers, row: preplans, total: total() })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .leftJoin(preplans, eq(preplans.bookingId, bookings.id))
    .where(wanted(asked, visitor))
    .orderBy(sql`coalesce(${filing} <= now(), false)`, sql`${filing} asc nulls last`, asc(bookings.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = [];
  for (const { booking, customer, row } of rows) {
    const totals = row ? preplanTotals(row.draft) : { number: '', weight: '' };
    records.push({
      ...aboutRow(booking, customer, await closeOf(db, booking, 'preplan'), language),
      status: row?.status ?? 0,
      statusName: preplanStatusName(language, row?.status ?? 0),
      mblNo: row?.draft.header.mblNo || booking.mblNo,
      number: totals.number,
      weight: totals.weight,
      boxes: row?.draft.boxes.length ?? 0,
      submittedAt: row?.submittedAt ? isoInstant(row.submittedAt) : null,
      differs: row?.differs ?? false,
    });
  }
  return { records, total: rows[0]?.total ?? 0 };
}
