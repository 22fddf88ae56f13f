import { inArray } from 'drizzle-orm';
import type { Db } from '../../../database/open.ts';
import { bookings, chatMessages, chatReads, chats } from '../../../database/schema.ts';
import { at } from '../../clock.ts';
import { peopleOf } from './load-papers.ts';

type Said = readonly [by: 'clerk' | 'desk', days: number, time: string, text: string];

/** What was talked about; the last words of the desk on the first one are not read yet. */
const TALKS: Readonly<Record<string, readonly Said[]>> = {
  MB26S01873: [
    ['clerk', -1, '16:52', '第二通知人的地址请加上 SUITE 510。'],
    ['desk', -1, '17:05', '收到，下一版草单会改。'],
    ['clerk', 0, '09:02', '截单前还能再看一次吗？'],
    ['desk', 0, '09:14', '草单第 3 版已出，请在截单前核对。'],
  ],
  MB26S01868: [
    ['clerk', -3, '14:20', '箱单发票已上传，件数以箱单为准。'],
    ['desk', -3, '14:41', '已按箱单核对，件数一致。'],
  ],
  MB26S01741: [
    ['desk', -2, '15:42', '电放保函缺公章，请补盖后重新上传。'],
    ['clerk', -2, '16:10', '明天上午补好。'],
  ],
};

/** Conversations of bookings, with how far each side has read. */
export async function loadChats(tx: Db, days: number): Promise<void> {
  const people = await peopleOf(tx);
  const rows = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.bookingNo, Object.keys(TALKS)));
  for (const { id, bookingNo } of rows) {
    const said = TALKS[bookingNo] ?? [];
    const [chat] = await tx.insert(chats).values({ bookingId: id, userId: people.clerk }).returning({ id: chats.id });
    if (!chat) continue;
    const made = await tx
      .insert(chatMessages)
      .values(
        said.map(([by, before, time, text], place) => ({
          chatId: chat.id,
          userId: people[by],
          side: by === 'desk' ? ('staff' as const) : ('customer' as const),
          text,
          requestId: `demo-${bookingNo}-${place}`,
          createTime: new Date(at(days + before, time)),
        })),
      )
      .returning({ id: chatMessages.id, userId: chatMessages.userId });
    const last = made.at(-1)?.id ?? 0;
    const own = made.findLast(({ userId }) => userId === people.clerk)?.id ?? last;
    await tx.insert(chatReads).values([
      { chatId: chat.id, userId: people.desk, lastId: last },
      { chatId: chat.id, userId: people.clerk, lastId: bookingNo === 'MB26S01873' ? own : last },
    ]);
  }
}
