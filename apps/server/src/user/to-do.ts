import { BID_STATE, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DESK_ZONE, zoneOf } from '../basedata/zones.ts';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { accountLines, bids, bills, bookings, fclRates, ports, todos } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { type Language, say, sayNumbered, type TextId } from '../messages/say.ts';
import { isOwnKind } from '../order/find.ts';
import type { Services } from '../services.ts';
import { totalsSentence } from '../settlement/totals.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from './name.ts';
import type { Visitor } from './session.ts';

type Calls = PortalContract['user'];

const matching = (customerId: number, { status, channel }: In<Calls['toDoCount']>) =>
  and(eq(todos.customerId, customerId), eq(todos.status, status), eq(todos.channel, channel));

/** How many items a customer has; people without a customer have none. */
async function countToDo(db: Db, visitor: Visitor, filter: In<Calls['toDoCount']>): Promise<number> {
  if (visitor.customerId === null) return 0;
  const [row] = await db.select({ total: count() }).from(todos).where(matching(visitor.customerId, filter));
  return row?.total ?? 0;
}

/** What a statement charges, in its order; it comes with the item that asks to confirm it. Amounts stay decimal text. */
const charges = sql<{ currency: string; amount: string }[] | null>`(
  select json_agg(json_build_object('currency', line.currency, 'amount', line.amount::text) order by line.position, line.id)
  from ${accountLines} line where line.account_id = ${todos.accountId}
)`;

const [pols, pods] = [alias(ports, 'pols'), alias(ports, 'pods')];

const pageOfToDo = oncePerDatabase((db) =>
  db
    .select({
      id: todos.id,
      accountId: todos.accountId,
      applicationId: todos.applicationId,
      busType: todos.busType,
      title: todos.title,
      dueAt: todos.dueAt,
      createTime: todos.createTime,
      bookingId: bookings.id,
      orderId: bookings.orderId,
      bookingNo: bookings.bookingNo,
      orderStatus: bookings.orderStatus,
      bkgNo: bookings.bkgNo,
      mblNo: bookings.mblNo,
      portStartCode: bookings.portStartCode,
      version: bills.version,
      hblNo: bills.hblNo,
      charges,
      bid: { id: bids.id, state: bids.state, price: bids.price, currency: bids.currency, answer: bids.answer },
      pol: { name: pols.nameCn, nameEn: pols.nameEn },
      pod: { name: pods.nameCn, nameEn: pods.nameEn },
      total: total(),
    })
    .from(todos)
    .leftJoin(bookings, eq(bookings.id, todos.bookingId))
    .leftJoin(bills, and(eq(bills.bookingId, bookings.id), eq(bills.position, 0), isOwnKind))
    .leftJoin(bids, eq(bids.id, todos.bidId))
    .leftJoin(fclRates, eq(fclRates.id, bids.rateId))
    .leftJoin(pols, eq(pols.id, fclRates.polId))
    .leftJoin(pods, eq(pods.id, fclRates.podId))
    .where(
      and(
        eq(todos.customerId, sql.placeholder('customerId')),
        eq(todos.status, sql.placeholder('status')),
        eq(todos.channel, sql.placeholder('channel')),
      ),
    )
    .orderBy(sql`${todos.dueAt} asc nulls last`, asc(todos.id))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('before'))
    .prepare('to_do_page'),
);

type Row = Awaited<ReturnType<ReturnType<typeof pageOfToDo>['execute']>>[number];

/** What the title of a bid says. */
const bidValues = ({ bid, pol, pod }: Pick<Row, 'bid' | 'pol' | 'pod'>, language: Language) => ({
  lane: [pol, pod].map((end) => ofLanguage(language, end?.name ?? '', end?.nameEn ?? '')).join(' → '),
  countered: `${bid?.state === BID_STATE.countered}`,
  currency: bid?.currency ?? '',
  price: (bid?.state === BID_STATE.countered ? bid.answer?.price : null) ?? bid?.price ?? '',
});

/** One page of items, the nearest cut-off first. */
async function listToDo(
  db: Db,
  visitor: Visitor,
  { current, size, status, channel }: In<Calls['toDoList']>,
  language: Language,
): Promise<Out<Calls['toDoList']>> {
  const { customerId } = visitor;
  if (customerId === null) return { records: [], total: 0 };
  const before = (current - 1) * size;
  const rows = await pageOfToDo(db).execute({ customerId, status, channel, size, before });
  const records = rows.map((row) => ({
    busType: row.busType,
    busTypeName: sayNumbered(language, 'busType', row.busType),
    title:
      row.title ??
      say(language, `todo${row.busType}` as TextId, {
        bookingNo: row.bookingNo ?? '',
        bkgNo: row.bkgNo || row.bookingNo || '',
        billNo: row.hblNo || row.mblNo || row.bookingNo || '',
        version: row.version ?? 1,
        returned: `${row.orderStatus === ORDER_STATUS.returned}`,
        totals: totalsSentence(row.charges ?? []),
        ...bidValues(row, language),
      }),
    dueAt: row.dueAt && isoInstant(row.dueAt),
    zone: row.busType === BUS_TYPE.accountConfirm || row.portStartCode === null ? DESK_ZONE : zoneOf(row.portStartCode),
    createdAt: isoInstant(row.createTime),
    map: {
      bookingId: row.bookingId,
      orderId: row.orderId,
      id:
        row.applicationId ??
        row.bid?.id ??
        (row.busType === BUS_TYPE.accountConfirm ? row.accountId : null) ??
        row.bookingId ??
        row.id,
    },
  }));
  // A page behind the last one has no row to tell the number.
  return { records, total: rows[0]?.total ?? (before > 0 ? await countToDo(db, visitor, { status, channel }) : 0) };
}

export const toDo = ({ db }: Services): FileHandlers<'user', 'toDo'> => ({
  toDoList: (filter, { visitor, language }) => listToDo(db, visitor, filter, language),
  toDoCount: (filter, { visitor }) => countToDo(db, visitor, filter),
});
