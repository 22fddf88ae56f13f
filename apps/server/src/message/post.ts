import type { Db } from '../database/open.ts';
import { messages } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';

/** The server's own messages: their facts are kept, the words are chosen when they are read. */
export type NoticeType = 'copyReady' | 'copyConfirmed' | 'accountConfirmed';

interface Receiver {
  readonly customerId: number;
  /** the page that did it, which is not told as of news */
  readonly page: string | undefined;
}

/** Writes a message and tells the open pages of its receivers, once `tx` commits. */
export async function postNotice(
  tx: Db,
  bus: Bus,
  { customerId, page }: Receiver,
  type: NoticeType,
  values: Record<string, string>,
): Promise<void> {
  const [row] = await tx.insert(messages).values({ customerId, type, values }).returning({ id: messages.id });
  if (row) await bus.publish(tx, { type: 'message', messageId: row.id, customerId, userId: null, page });
}
