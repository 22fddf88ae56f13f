import { type Code, contract, type Out, RELEASE_STATE } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { asOwner } from './sample-company.ts';
import { PAPER_WORDS } from './sample-paper-words.ts';

const { order } = contract;
type Papers = Out<typeof order.bookingFiles>['list'];
type Bill = Out<typeof order.releaseStatus>['list'][number];

/** What owners of a company may do with an order. */
const OWNER: Code[] = [
  ...(['order:view', 'order:edit', 'bill:view', 'settlement:view', 'file:view', 'release:apply'] as const),
];
export const BOOKING = 1702;

export function papersOf(locale: Language): Papers {
  const { clerk, desk } = PAPER_WORDS[locale];
  const paper = (fileId: number, kind: Papers[number]['kind'], name: string, more: Partial<Papers[number]> = {}) => ({
    fileId,
    kind,
    name,
    contentType: 'application/pdf',
    size: 188_416,
    address: `/files/${name}`,
    version: 1,
    bookingId: BOOKING,
    latest: true,
    visible: true,
    removable: false,
    author: desk,
    side: 'staff' as const,
    at: '2026-11-13T10:05:00+08:00',
    seen: [{ author: clerk, side: 'customer' as const, at: '2026-11-13T10:40:00+08:00' }],
    ...more,
  });
  return [
    paper(12, 'SO', 'SO_6412098730.pdf', { version: 2 }),
    paper(11, 'SO', 'SO_6412098730_1.pdf', { latest: false, at: '2026-11-12T16:41:00+08:00' }),
    paper(13, 'packingInvoice', 'PL-HAOYU-1702.xlsx', {
      author: clerk,
      side: 'customer',
      removable: true,
      seen: [],
      at: '2026-11-18T11:20:00+08:00',
    }),
  ];
}

/** A bill with what stands in the way of its release; `ready` where nothing does. */
export function billOf(locale: Language, ready: boolean, application: Bill['application'] = null): Bill {
  const words = PAPER_WORDS[locale];
  const all: Bill['kind'][] = ['original', 'telex', 'seawaybill', 'switch', 'swap'];
  const check = (code: Bill['checks'][number]['code'], ok: boolean, text: string, kinds = all) => ({
    code,
    ok,
    text,
    kinds,
    who: 'customer' as const,
  });
  return {
    billId: 31,
    billNo: 'COSU6412098730',
    main: true,
    webStatus: 6,
    webStatusName: words.confirmed,
    kind: 'telex',
    consignee: 'CASCADE HOME SUPPLY LLC',
    application,
    checks: [
      check('bill', true, words.bill),
      check('statement', ready, ready ? words.settled : words.open),
      check('overdue', true, words.overdue),
      check('guarantee', ready, ready ? words.kept : words.letter, ['telex']),
      check('consignee', true, words.consignee, ['telex', 'seawaybill']),
      check('originals', true, words.originals, ['telex', 'seawaybill', 'swap']),
    ],
  };
}

export const applicationOf = (locale: Language, status: 2 | 3 | 4): NonNullable<Bill['application']> => ({
  id: 7,
  status,
  kind: 'telex',
  receiver: { name: '', address: '', courier: '' },
  originalsIssued: false,
  statusName: PAPER_WORDS[locale][status === 2 ? 'applied' : status === 3 ? 'reviewing' : 'released'],
  guarantee: { fileId: 14, name: 'LOI-MB26S01702.pdf', address: '/files/LOI-MB26S01702.pdf' },
  originalsReturned: false,
  feeConfirmed: true,
  applicant: PAPER_WORDS[locale].clerk,
  reason: '',
  courierNo: '',
  appliedAt: '2026-11-19T10:20:00+08:00',
  revision: 2,
  telexNo: status === 4 ? 'TLX-2611-0187' : '',
  decider: status === 2 ? '' : PAPER_WORDS[locale].desk,
  decidedAt: status === 2 ? null : '2026-11-19T15:40:00+08:00',
});

export function talk(locale: Language): Out<typeof order.chatPage> {
  const { clerk, desk, asked, said, more } = PAPER_WORDS[locale];
  const line = (id: number, mine: boolean, text: string, at: string) => ({
    id,
    mine,
    text,
    at,
    author: mine ? clerk : desk,
    side: mine ? ('customer' as const) : ('staff' as const),
    file: null,
  });
  return {
    groupId: 3,
    list: [
      line(1, true, asked, '2026-11-20T09:02:00+08:00'),
      line(2, false, said, '2026-11-20T09:14:00+08:00'),
      line(3, true, more, '2026-11-20T09:32:00+08:00'),
    ],
    more: false,
    reads: [{ author: desk, side: 'staff', at: '2026-11-20T09:14:00+08:00', lastId: 2 }],
    unread: 0,
  };
}

function steps(locale: Language): Out<typeof order.logNodes> {
  const { booked, space, closes, sailed, desk, noted } = PAPER_WORDS[locale];
  const none = { plannedAt: null, doneAt: null, by: '' };
  return {
    list: [
      { ...none, code: 'booked', name: booked, state: 'done', doneAt: '2026-11-12T15:20:00+08:00' },
      { ...none, code: 'space', name: space, state: 'done', doneAt: '2026-11-13T10:05:00+08:00', by: desk },
      { ...none, code: 'docClosed', name: closes, state: 'now', plannedAt: '2026-11-21T17:00:00+08:00' },
      { ...none, code: 'sailed', name: sailed, state: 'none', plannedAt: '2026-11-26T12:00:00+08:00' },
    ],
    log: [{ id: 2, author: desk, side: 'staff', at: '2026-11-13T10:05:00+08:00', text: noted, note: '' }],
  };
}

const cutOffs = (locale: Language): Out<typeof order.blCutoffs> => {
  const { port, docs, vgm, cy, fee } = PAPER_WORDS[locale];
  const one = (code: 'DCO' | 'VCO' | 'FCO', name: string, time: string) => ({
    code,
    name,
    time,
    passed: false,
    feeAmount: '',
    feeCurrency: '',
    feeText: code === 'DCO' ? fee : '',
  });
  return {
    portName: port,
    portCode: 'CNNGB',
    zone: 'Asia/Shanghai',
    list: [
      one('DCO', docs, '2026-11-21T17:00:00+08:00'),
      one('VCO', vgm, '2026-11-21T20:00:00+08:00'),
      one('FCO', cy, '2026-11-22T12:00:00+08:00'),
    ],
  };
};

/** What the papers of a booking, its release and its conversation answer. */
export const paperAnswers = (locale: Language): AnyHandler[] => [
  mock(order.bookingFiles, { list: papersOf(locale) }),
  mock(order.filePage, {
    records: papersOf(locale).map(({ seen, ...paper }) => ({
      ...paper,
      bookingNo: 'MB26S01702',
      seenByOthers: seen.length > 0,
    })),
    total: 3,
  }),
  mock(order.uploadOrderFile, ({ kind, file }) => ({
    ...(papersOf(locale)[2] as Papers[number]),
    fileId: 15,
    kind,
    name: file.name,
  })),
  mock(order.removeOrderFile, null),
  mock(order.releaseStatus, { list: [billOf(locale, false)] }),
  mock(order.applyRelease, { id: 7, status: RELEASE_STATE.applied, revision: 1 }),
  mock(order.chatPage, talk(locale)),
  mock(order.readChat, null),
  mock(order.sendChat, ({ text }) => ({ ...(talk(locale).list[0] as Out<typeof order.sendChat>), id: 4, text })),
];

/** An order on its page, for somebody who may do everything with it. */
export const orderAnswers = (locale: Language): AnyHandler[] => {
  const { doc, sales, desk, hours } = PAPER_WORDS[locale];
  const contact = { qq: '', wechatQr: '', workTime: hours };
  return [
    asOwner(locale, OWNER),
    ...paperAnswers(locale),
    mock(order.blCutoffs, cutOffs(locale)),
    mock(order.logNodes, steps(locale)),
    mock(order.bookingContacts, [
      { ...contact, role: 'doc', roleName: doc, name: desk, phone: '0574 5550 0142', email: 'heqing@meridian.example' },
      { ...contact, role: 'sales', roleName: sales, name: 'Zhou Yu', phone: '0574 5550 0121', email: '' },
    ]),
  ];
};
