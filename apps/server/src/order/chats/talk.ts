import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { chatMessages, chatReads, chats, orderFiles, webUsers } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, refused } from '../../http/failure.ts';
import { postNotice, postToStaff } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import { oneMessage } from './page.ts';

type Calls = PortalContract['order'];

/** The conversation of a booking that is held; begun where there is none. */
async function chatOf(tx: Db, bookingId: number, userId: number): Promise<number> {
  const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.bookingId, bookingId));
  if (chat) return chat.id;
  const [made] = await tx.insert(chats).values({ bookingId, userId }).returning({ id: chats.id });
  if (!made) throw new Error('no conversation was begun');
  return made.id;
}

export const beginChat = (
  { db }: Services,
  { bookingId }: In<Calls['createChat']>,
  { visitor: { userId } }: Caller,
): Promise<Out<Calls['createChat']>> =>
  db.transaction(async (tx) => {
    await lockBooking(tx, { id: bookingId });
    return { groupId: await chatOf(tx, bookingId, userId) };
  });

/** Whether the other side has everything read: only then a new message is told by a notice, so that a talk is one notice. */
async function isCaughtUp(tx: Db, chatId: number, side: 'customer' | 'staff'): Promise<boolean> {
  const others = sql`(${webUsers.customerId} is null) = ${side === 'customer'}`;
  const [read] = await tx
    .select({ last: sql<number | null>`max(${chatReads.lastId})`.mapWith(Number) })
    .from(chatReads)
    .innerJoin(webUsers, eq(webUsers.id, chatReads.userId))
    .where(and(eq(chatReads.chatId, chatId), others));
  const unread = and(
    eq(chatMessages.chatId, chatId),
    eq(chatMessages.side, side),
    gt(chatMessages.id, read?.last ?? 0),
  );
  // The one that was just written.
  return (await tx.$count(chatMessages, unread)) <= 1;
}

async function markRead(tx: Db, chatId: number, userId: number, lastId: number): Promise<void> {
  await tx
    .insert(chatReads)
    .values({ chatId, userId, lastId })
    .onConflictDoUpdate({
      target: [chatReads.chatId, chatReads.userId],
      set: { lastId: sql`greatest(${chatReads.lastId}, excluded.last_id)`, readAt: new Date() },
    });
}

/** Says something; the same sending is said once. */
export async function sendChat(
  { db, bus }: Services,
  { bookingId, text, fileId, requestId }: In<Calls['sendChat']>,
  caller: Caller,
  { customerId, bookingNo }: Booking,
): Promise<Out<Calls['sendChat']>> {
  const { visitor, page } = caller;
  const { userId, name, nameEn } = visitor;
  const side = visitor.customerId === null ? 'staff' : 'customer';
  const said = text.trim();
  if (said === '' && fileId === undefined) throw refused('chatEmpty', {}, 'text');
  return db.transaction(async (tx) => {
    await lockBooking(tx, { id: bookingId });
    const chatId = await chatOf(tx, bookingId, userId);
    if (fileId !== undefined) {
      const shown = and(
        eq(orderFiles.fileId, fileId),
        eq(orderFiles.bookingId, bookingId),
        eq(orderFiles.visible, true),
      );
      if ((await tx.$count(orderFiles, shown)) === 0) throw notFound();
    }
    const [made] = await tx
      .insert(chatMessages)
      .values({ chatId, userId, side, text: said, fileId: fileId ?? null, requestId })
      .onConflictDoNothing()
      .returning({ id: chatMessages.id });
    const same = and(
      eq(chatMessages.chatId, chatId),
      eq(chatMessages.userId, userId),
      eq(chatMessages.requestId, requestId),
    );
    const [there] = made ? [made] : await tx.select({ id: chatMessages.id }).from(chatMessages).where(same);
    if (!there) throw new Error('the message was not written');
    if (made) {
      await markRead(tx, chatId, userId, made.id);
      if (await isCaughtUp(tx, chatId, side)) {
        const values = { bookingNo, name, nameEn, text: said.slice(0, 200) };
        if (side === 'staff') await postNotice(tx, bus, { customerId, page }, 'chatMessage', values);
        else await postToStaff(tx, bus, page, 'chatMessage', values, 'order:accept');
      }
      await bus.publish(tx, { type: 'chat', customerId, bookingId, page });
    }
    return oneMessage(tx, there.id, caller);
  });
}

/** Writes down how far somebody has read; it never goes back. */
export async function readChat(
  { db, bus }: Services,
  { bookingId, lastId }: In<Calls['readChat']>,
  { visitor: { userId }, page }: Caller,
  { customerId }: Booking,
): Promise<null> {
  await db.transaction(async (tx) => {
    const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.bookingId, bookingId));
    const there = chat && and(eq(chatMessages.id, lastId), eq(chatMessages.chatId, chat.id));
    if (!there || (await tx.$count(chatMessages, there)) === 0) throw notFound();
    const [read] = await tx
      .select({ lastId: chatReads.lastId })
      .from(chatReads)
      .where(and(eq(chatReads.chatId, chat.id), eq(chatReads.userId, userId)));
    if (read && read.lastId >= lastId) return;
    await markRead(tx, chat.id, userId, lastId);
    await bus.publish(tx, { type: 'chat', customerId, bookingId, page });
  });
  return null;
}
