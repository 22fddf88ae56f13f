import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import {
  bookings,
  chatMessages,
  chatReads,
  chats,
  customers,
  files,
  orderFiles,
  webUsers,
} from '../../database/schema.ts';
import { addressOf } from '../../documents/uploaded.ts';
import type { Caller } from '../../http/caller.ts';
import { isoInstant } from '../../time.ts';
import { signed } from '../signed.ts';

type Calls = PortalContract['order'];
type Message = Out<Calls['sendChat']>;
type Asking = Pick<Caller, 'language' | 'visitor'>;

const messages = (db: Db) =>
  db
    .select({ message: chatMessages, user: webUsers, customer: customers, file: { id: files.id, name: files.name } })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .innerJoin(bookings, eq(bookings.id, chats.bookingId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(webUsers, eq(webUsers.id, chatMessages.userId))
    // A paper that was kept back since is shown to nobody here.
    .leftJoin(orderFiles, and(eq(orderFiles.fileId, chatMessages.fileId), eq(orderFiles.visible, true)))
    .leftJoin(files, eq(files.id, orderFiles.fileId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof messages>>[number];

const messageOf = ({ message, user, file }: Row, { language, visitor }: Asking): Message => ({
  id: message.id,
  text: message.text,
  file: file && { fileId: file.id, name: file.name, address: addressOf(file) },
  ...signed(language, user, null),
  side: message.side,
  at: isoInstant(message.createTime),
  mine: message.userId === visitor.userId,
});

/** One message as its answer. */
export async function oneMessage(db: Db, id: number, asking: Asking): Promise<Message> {
  const [row] = await messages(db).where(eq(chatMessages.id, id));
  if (!row) throw new Error('the message is not there');
  return messageOf(row, asking);
}

/** The conversation of a booking, the newest messages of it. */
export async function chatPage(
  db: Db,
  { bookingId, before, size }: In<Calls['chatPage']>,
  asking: Asking,
): Promise<Out<Calls['chatPage']>> {
  const [chat] = await db.select().from(chats).where(eq(chats.bookingId, bookingId));
  if (!chat) return { groupId: null, list: [], more: false, reads: [], unread: 0 };
  const here = eq(chatMessages.chatId, chat.id);
  const rows = await messages(db)
    .where(and(here, before === undefined ? undefined : lt(chatMessages.id, before)))
    .orderBy(desc(chatMessages.id))
    .limit(size + 1);
  const { userId } = asking.visitor;
  const readers = await db
    .select({ read: chatReads, user: webUsers })
    .from(chatReads)
    .innerJoin(webUsers, eq(webUsers.id, chatReads.userId))
    .where(eq(chatReads.chatId, chat.id))
    .orderBy(chatReads.readAt);
  const last = readers.find(({ user }) => user.id === userId)?.read.lastId ?? 0;
  const unread = await db.$count(
    chatMessages,
    and(here, gt(chatMessages.id, last), ne(chatMessages.userId, sql`${userId}`)),
  );
  return {
    groupId: chat.id,
    list: rows
      .slice(0, size)
      .reverse()
      .map((row) => messageOf(row, asking)),
    more: rows.length > size,
    reads: readers
      .filter(({ user }) => user.id !== userId)
      .map(({ read, user }) => ({
        ...signed(asking.language, user, null),
        at: isoInstant(read.readAt),
        lastId: read.lastId,
      })),
    unread,
  };
}
