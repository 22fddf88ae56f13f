import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { bills, bookings, todos } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { type Language, say, sayNumbered, type TextId } from '../messages/say.ts';
import { isOwnKind } from '../order/find.ts';
import type { Services } from '../services.ts';
import { totalsText } from '../settlement/totals.ts';
import { isoInstant } from '../time.ts';
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

const pageOfToDo = oncePerDatabase((db) =>
  db
    .select({ todo: todos, booking: bookings, version: bills.version, hblNo: bills.hblNo, total: total() })
    .from(todos)
    .innerJoin(bookings, eq(bookings.id, todos.bookingId))
    .leftJoin(bills, and(eq(bills.bookingId, bookings.id), eq(bills.position, 0), isOwnKind))
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
  const charges = await totalsText(
    db,
    rows.map(({ todo }) => todo.accountId).filter((id) => id !== null),
  );
  const records = rows.map(({ todo, booking, version, hblNo }) => ({
    busType: todo.busType,
    busTypeName: sayNumbered(language, 'busType', todo.busType),
    title:
      todo.title ??
      say(language, `todo${todo.busType}` as TextId, {
        bookingNo: booking.bookingNo,
        bkgNo: booking.bkgNo || booking.bookingNo,
        billNo: hblNo || booking.mblNo || booking.bookingNo,
        version: version ?? 1,
        totals: charges.get(todo.accountId ?? 0) ?? '',
      }),
    dueAt: todo.dueAt && isoInstant(todo.dueAt),
    createdAt: isoInstant(todo.createTime),
    map: {
      bookingId: booking.id,
      orderId: booking.orderId,
      id: todo.busType === BUS_TYPE.accountConfirm ? (todo.accountId ?? booking.id) : booking.id,
    },
  }));
  // A page behind the last one has no row to tell the number.
  return { records, total: rows[0]?.total ?? (before > 0 ? await countToDo(db, visitor, { status, channel }) : 0) };
}

export const toDo = ({ db }: Services): FileHandlers<'user', 'toDo'> => ({
  toDoList: (filter, { visitor, language }) => listToDo(db, visitor, filter, language),
  toDoCount: (filter, { visitor }) => countToDo(db, visitor, filter),
});
