import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { PAPER_WORDS } from './sample-paper-words.ts';
import { orderAnswers, talk } from './sample-papers.ts';

const { order } = contract;
type TalkedOf = Out<typeof order.chatOrders>['records'][number];

/** Orders that were talked about, and one that nobody said anything of. */
export const conversationAnswers = (locale: Language): AnyHandler[] => {
  const zh = locale === 'zh-CN';
  const { asked, said, more } = PAPER_WORDS[locale];
  const one = (bookingId: number, port: string, lastText: string, lastAt: string | null, unread = 0): TalkedOf => ({
    bookingId,
    bookingNo: `MB26S0${1200 + bookingId}`,
    mblNo: `COSU64120${98_000 + bookingId}`,
    portStartName: zh ? '宁波' : 'Ningbo',
    portEndName: port,
    webStatus: 4,
    groupId: lastAt ? bookingId : null,
    webStatusName: zh ? '待确认 COPY' : 'Copy ready',
    unread,
    lastText,
    lastAt,
    createdAt: '2026-11-12T15:20:00+08:00',
  });
  const records = [
    one(501, zh ? '洛杉矶' : 'Los Angeles', more, '2026-11-20T09:32:00+08:00'),
    one(502, zh ? '汉堡' : 'Hamburg', said, '2026-11-20T08:14:00+08:00', 2),
    one(504, zh ? '鹿特丹' : 'Rotterdam', asked, '2026-11-19T17:40:00+08:00'),
    one(503, zh ? '奥克兰' : 'Oakland', '', null),
  ];
  const none = { groupId: null, list: [], more: false, reads: [], unread: 0 };
  return [
    mock(order.chatOrders, { records, total: records.length }),
    mock(order.createChat, { groupId: 9 }),
    mock(order.chatPage, ({ bookingId }) => (bookingId === 503 ? none : talk(locale))),
    ...orderAnswers(locale),
  ];
};
