import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { bookings, chatMessages, chatReads, chats } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import type { Caller } from '../../http/caller.ts';
import { sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Member } from '../../user/session.ts';

type Call = PortalContract['order']['chatOrders'];

/** A customer's bookings to talk about: where something was said last first, then the newest. */
export async function chatOrders(
  db: Db,
  { current, size, keyword }: In<Call>,
  { visitor: { customerId, userId }, language }: Caller<Member>,
): Promise<Out<Call>> {
  const word = containing(keyword.trim());
  const where = and(
    eq(bookings.customerId, customerId),
    keyword.trim()
      ? or(ilike(bookings.bookingNo, word), ilike(bookings.bkgNo, word), ilike(bookings.mblNo, word))
      : undefined,
  );
  const last = db
    .selectDistinctOn([chatMessages.chatId], {
      chatId: chatMessages.chatId,
      text: chatMessages.text,
      at: chatMessages.createTime,
    })
    .from(chatMessages)
    .orderBy(chatMessages.chatId, desc(chatMessages.id))
    .as('last_said');
  const unread =
    sql<number>`(select count(*) from ${chatMessages} m where m.chat_id = ${chats.id} and m.user_id <> ${userId}
    and m.id > coalesce((select r.last_id from ${chatReads} r where r.chat_id = ${chats.id} and r.user_id = ${userId}), 0))`.mapWith(
      Number,
    );
  const found = () =>
    db
      .select({ booking: bookings, groupId: chats.id, text: last.text, at: last.at, unread, total: total() })
      .from(bookings)
      .leftJoin(chats, eq(chats.bookingId, bookings.id))
      .leftJoin(last, eq(last.chatId, chats.id))
      .where(where)
      .orderBy(sql`${last.at} desc nulls last`, desc(bookings.createTime), desc(bookings.id));
  const before = (current - 1) * size;
  const rows = await found().limit(size).offset(before);
  const records = rows.map(({ booking, groupId, text, at, unread: fresh }) => ({
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    mblNo: booking.mblNo,
    portStartName: ofLanguage(language, booking.portStartNameCn, booking.portStartNameEn),
    portEndName: ofLanguage(language, booking.portEndNameCn, booking.portEndNameEn),
    webStatus: booking.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', booking.webStatus),
    groupId,
    unread: fresh,
    lastText: text ?? '',
    lastAt: at && isoInstant(at),
  }));
  if (rows.length > 0 || before === 0) return { records, total: rows[0]?.total ?? 0 };
  const [counted] = await found().limit(1);
  return { records, total: counted?.total ?? 0 };
}
