import { contract, type MessageGroup, type MessageMatter, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { RequestHandler } from 'msw';
import { asOwner } from './sample-company.ts';

const { messageDetail, messagePage, messageCounts, readMessages, deleteMessages, restoreMessages } = contract.message;
type Row = Out<typeof messagePage>['records'][number];
type Words = readonly [kind: string, title: string, summary: string];

const ROWS: readonly { type: MessageGroup; time: string; read: boolean; link: [MessageMatter, string] | null }[] = [
  { type: 'papers', time: '2026-11-20T09:12:00+08:00', read: false, link: ['order', 'MB26S01873'] },
  { type: 'booking', time: '2026-11-20T08:10:00+08:00', read: false, link: ['order', 'MB26S01702'] },
  { type: 'system', time: '2026-11-19T10:05:00+08:00', read: false, link: null },
  { type: 'rates', time: '2026-11-19T10:02:00+08:00', read: true, link: ['follow', ''] },
  { type: 'transit', time: '2026-11-12T21:10:00+08:00', read: true, link: ['order', 'MB26S01702'] },
];
const WORDS: Readonly<Record<Language, readonly Words[]>> = {
  'zh-CN': [
    ['COPY确认', 'COSU6412098730 草单已出，请核对', '业务 MB26S01873 的提单 COSU6412098730 第 3 版草单已出。'],
    ['订舱', '订舱 MB26S01702 已放舱', '阳明 YM TARGET / 061E，3×40HQ，请在截单前提交补料。'],
    ['系统消息', '宁波港部分泊位 11-22 夜间检修', '11-22 22:00 至 11-23 06:00，四期 7、8 号泊位检修。'],
    ['运价提醒', '关注的运价降了', '宁波 → 洛杉矶 40HQ，现价 USD 2,310.00。'],
    ['订舱', 'MB26S01702 已开船', 'YM TARGET / 061E 已离开宁波。'],
  ],
  'en-US': [
    [
      'COPY confirm',
      'Draft of COSU6412098730 is ready to check',
      'Version 3 of the draft, booking MB26S01873, is ready.',
    ],
    [
      'Booking',
      'Space is confirmed for MB26S01702',
      'YM TARGET / 061E, 3×40HQ. Send the instruction before the cut-off.',
    ],
    [
      'System message',
      'Berths at Ningbo close for a night',
      '22 Nov 22:00 to 23 Nov 06:00, berths 7 and 8 of phase four.',
    ],
    ['Rate alert', 'A followed rate fell', 'Ningbo to Los Angeles 40HQ is USD 2,310.00 now.'],
    ['Booking', 'MB26S01702 has sailed', 'YM TARGET / 061E has left Ningbo.'],
  ],
};

const sampleMessages = (language: Language): Row[] =>
  ROWS.map(({ type, time, read, link }, at) => {
    const [messageTypeStr = '', messageTitle = '', summary = ''] = WORDS[language][at] ?? [];
    const shown = link && { matter: link[0], no: link[1] };
    return {
      id: at + 1,
      type,
      messageTypeStr,
      messageTitle,
      summary,
      createTime: time,
      read,
      snoozedUntil: null,
      link: shown,
    };
  });

const UNREAD = ROWS.filter(({ read }) => !read).length;
const GROUPS = { papers: 1, booking: 1, transit: 1, charges: 0, rates: 1, system: 1 };

/** Messages of a customer, three of them unread. */
export const messageLists = (language: Language): RequestHandler[] => [
  mock(messagePage, ({ type, unread, keyword, from, to }) => {
    const records = sampleMessages(language).filter(
      (row) =>
        (!type || row.type === type) &&
        !(unread && row.read) &&
        (!from || row.createTime.slice(0, 10) >= from) &&
        (!to || row.createTime.slice(0, 10) <= to) &&
        `${row.messageTitle} ${row.summary}`.includes(keyword ?? ''),
    );
    return { records, total: records.length, unread: UNREAD };
  }),
  mock(messageCounts, { all: ROWS.length, unread: UNREAD, later: 0, groups: GROUPS }),
  mock(messageDetail, ({ id }) => {
    const { messageTypeStr, messageTitle, summary, createTime, ...row } = sampleMessages(language)[id - 1] as Row;
    const standing = { link: row.link, snoozedUntil: row.snoozedUntil };
    return { id, messageTypeStr, messageTitle, message: `<p>${summary}</p>`, createTime, ...standing };
  }),
  mock(readMessages, { unread: UNREAD - 1 }),
  mock(deleteMessages, { unread: UNREAD - 1 }),
  mock(restoreMessages, { unread: UNREAD }),
];

/** The same to somebody who may read them. */
export const messageAnswers = (language: Language): RequestHandler[] => [
  asOwner(language, ['order:view', 'bill:view', 'message:view']),
  ...messageLists(language),
];
