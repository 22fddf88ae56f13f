import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bookings, chatMessages, chatReads, chats } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Member } from '../../user/session.ts';

type Call = PortalContract['order']['chatOrders'];
type Asked = In<Call>;

function wanted(customerId: number, keyword: string): SQL | undefined {
  const word = containing(keyword.trim());
  return and(
    eq(bookings.customerId, customerId),
    keyword.trim()
      ? or(ilike(bookings.bookingNo, word), ilike(bookings.bkgNo, word), ilike(bookings.mblNo, word))
      : undefined,
  );
}

/** The last message of a conversation: one look into its index. */
const lastOf = (db: Db) =>
  db
    .select({ text: chatMessages.text, at: chatMessages.createTime })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chats.id))
    .orderBy(desc(chatMessages.id))
    .limit(1)
    .as('last_said');

const unreadBy = (userId: number) =>
  sql<number>`(select count(*) from ${chatMessages} m where m.chat_id = ${chats.id} and m.user_id <> ${userId}
    and m.id > coalesce((select r.last_id from ${chatReads} r where r.chat_id = ${chats.id} and r.user_id = ${userId}), 0))`.mapWith(
    Number,
  );

/** Bookings that somebody said something about, the last word first. */
async function talkedOf(db: Db, where: SQL | undefined, userId: number, size: number, before: number) {
  const last = lastOf(db);
  const rows = await db
    .select({ id: chats.id, booking: bookings, text: last.text, at: last.at, unread: unreadBy(userId) })
    .from(chats)
    .innerJoin(bookings, eq(bookings.id, chats.bookingId))
    .innerJoinLateral(last, sql`true`)
    .where(where)
    .orderBy(desc(last.at), desc(bookings.id))
    .limit(size)
    .offset(before);
  return rows.map(({ id, ...row }) => ({ groupId: id as number | null, ...row }));
}

const said = sql`exists (select 1 from ${chats} c join ${chatMessages} m on m.chat_id = c.id where c.booking_id = ${bookings.id})`;

/** All others, the newest first. */
async function silentOf(db: Db, where: SQL | undefined, size: number, before: number) {
  const rows = await db
    .select({ booking: bookings, groupId: chats.id })
    .from(bookings)
    .leftJoin(chats, eq(chats.bookingId, bookings.id))
    .where(and(where, sql`not ${said}`))
    .orderBy(desc(bookings.createTime), desc(bookings.id))
    .limit(size)
    .offset(before);
  return rows.map((row) => ({ ...row, text: '', at: null, unread: 0 }));
}

/** A customer's bookings to talk about: where something was said last first, then the newest. */
export async function chatOrders(
  db: Db,
  { current, size, keyword }: Asked,
  { visitor: { customerId, userId }, language }: Caller<Member>,
): Promise<Out<Call>> {
  const where = wanted(customerId, keyword);
  const [sums] = await db
    .select({ total: count(), talked: sql<number>`count(*) filter (where ${said})`.mapWith(Number) })
    .from(bookings)
    .where(where);
  const { total, talked } = sums ?? { total: 0, talked: 0 };
  const before = (current - 1) * size;
  const first = before < talked ? await talkedOf(db, where, userId, size, before) : [];
  const left = size - first.length;
  const rest = left > 0 && before + size > talked ? await silentOf(db, where, left, Math.max(0, before - talked)) : [];
  const records = [...first, ...rest].map(({ booking, groupId, text, at, unread }) => ({
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    mblNo: booking.mblNo,
    portStartName: ofLanguage(language, booking.portStartNameCn, booking.portStartNameEn),
    portEndName: ofLanguage(language, booking.portEndNameCn, booking.portEndNameEn),
    webStatus: booking.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', booking.webStatus),
    groupId,
    unread,
    lastText: text,
    lastAt: at && isoInstant(at),
    createdAt: isoInstant(booking.createTime),
  }));
  return { records, total };
}
