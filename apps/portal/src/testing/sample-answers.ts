import { type Code, contract, type In, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { type AnyHandler, ws } from 'msw';
import { SAMPLE_PAGE } from '../../../../packages/ui/src/bill/sample-page.ts';
import type { UserData } from '../session/state.ts';
import { NO_VERSIONS } from './no-versions.ts';
import { NO_WORK } from './no-work.ts';
import { billAnswer, SUB_BILLS } from './sample-bill.ts';
import { siteContent } from './sample-content.ts';
import { houseAnswers } from './sample-house.ts';
import { messageLists } from './sample-messages.ts';
import { NOTHING_OWED } from './sample-money.ts';
import { sampleReport } from './sample-report.ts';
import { sampleInfo } from './sample-statement.ts';
import { WORDS } from './sample-words.ts';

const { user, order, settlement, message, freight, desk } = contract;
type Orders = Out<typeof order.orderPage>;

export const member = (locale: Language): UserData => ({
  token: 'token-of-chen-wei',
  ext: { codeList: ['bill:view'] satisfies Code[] },
  user: { id: 1, name: WORDS[locale].person, companyName: WORDS[locale].company },
});

type Line = readonly [
  bookingNo: string,
  mblNo: string,
  carrier: 0 | 1 | 2 | 3,
  port: 0 | 1 | 2 | 3 | 4,
  vessel: string,
  etd: string,
  cutOff: string,
  status: 2 | 3 | 4 | 6 | 8,
  containers: string,
];
const LINES: readonly Line[] = [
  [
    'MB26S01702',
    'COSU6412098730',
    0,
    0,
    'COSCO SHIPPING ANDES / 042E',
    '2026-11-26',
    '2026-11-21T17:00:00+08:00',
    4,
    '2×40HQ 1×20GP',
  ],
  [
    'MB26S01711',
    'MAEU226104417',
    1,
    1,
    'MAERSK HERRERA / 548W',
    '2026-11-28',
    '2026-11-23T12:00:00+08:00',
    3,
    '1×40HQ',
  ],
  ['MB26S01718', 'EGLV143682205', 2, 2, 'EVER GENTLE / 0912W', '2026-11-29', '2026-11-24T18:00:00+08:00', 2, '3×40HQ'],
  ['MB26S01690', 'ONEYNGB5518800', 3, 3, 'ONE TRUST / 031W', '2026-11-22', '2026-11-18T17:00:00+08:00', 6, '1×20GP'],
  [
    'MB26S01677',
    'COSU6411880310',
    0,
    4,
    'COSCO SHIPPING ADEN / 118S',
    '2026-11-19',
    '2026-11-15T17:00:00+08:00',
    8,
    '2×20GP',
  ],
];

function row(locale: Language, line: Line, at: number): Orders['records'][number] {
  const [bookingNo, mblNo, carrier, port, vessel, etd, cutOff, webStatus, containers] = line;
  const { carriers, ports, ningbo, status, states } = WORDS[locale];
  const [ship = '', voyage = ''] = vessel.split(' / ');
  const [portEndName, portEndCode] = ports[port];
  return {
    bookingId: 1702 + at,
    orderId: 2373 + at,
    bookingNo,
    bkgNo: mblNo.slice(4),
    mblNo,
    blType: 1,
    shippingName: carriers[carrier],
    portStartName: ningbo,
    portStartCode: 'CNNGB',
    portEndName,
    portEndCode,
    vessel: ship,
    voyage,
    etd,
    cutOff,
    zone: 'Asia/Shanghai',
    containers,
    webStatus,
    webStatusName: status[webStatus],
    orderStatus: webStatus === 8 ? 8 : 4,
    orderStatusName: states[webStatus === 8 ? 'sailed' : 'spaceConfirmed'],
    openToDo: webStatus === 4 ? 8 : null,
    accountId: at < 2 ? 77 + at : null,
    accountStatus: at < 2 ? 1 : null,
  };
}

/** As much of the list as a call asks for. */
export function sampleOrders(
  locale: Language,
  { bookingId, webStatus, orderStatus, keyword }: In<typeof order.orderPage>,
): Orders {
  const records = LINES.map((line, at) => row(locale, line, at)).filter(
    (one) =>
      (bookingId === undefined || one.bookingId === bookingId) &&
      (webStatus === undefined || one.webStatus === webStatus) &&
      (orderStatus === undefined || one.orderStatus === orderStatus) &&
      one.bookingNo.includes(keyword),
  );
  return { records, total: records.length };
}

const SAMPLE_COUNTS: Out<typeof order.orderCounts> = {
  all: 128,
  orderStatus: [
    { status: 1, count: 12 },
    { status: 2, count: 7 },
    { status: 3, count: 5 },
    { status: 4, count: 31 },
    { status: 5, count: 2 },
    { status: 8, count: 46 },
    { status: 9, count: 25 },
  ],
  webStatus: [
    { status: 4, count: 4 },
    { status: 5, count: 2 },
  ],
};

/** The charges of the booking that its to-do asks for. */
function statement(locale: Language): Out<typeof settlement.inConfirmInfo> {
  const { charges, toConfirm } = WORDS[locale];
  const line = (id: number, name: string, unitPrice: string, quantity: string, amount: string) => ({
    id,
    name,
    nameEn: name,
    currency: 'USD',
    unitPrice,
    quantity,
    amount,
  });
  const info = sampleInfo(locale);
  const own = { id: 77, accountNo: 'MB26S01702', bookingNo: '177EB4402', status: 1 };
  return {
    ...info,
    ...own,
    statusName: toConfirm,
    type: '4',
    row: { ...info.row, ...own, state: 'toConfirm' },
    lines: [
      line(1, charges.ocean, '2180.00', '2', '4360.00'),
      line(2, charges.handling, '174.65', '3', '523.95'),
      line(3, charges.seal, '11.40', '1', '11.40'),
      line(4, charges.documents, '60.00', '1', '60.00'),
    ],
    totals: [{ currency: 'USD', amount: '4955.35' }],
  };
}

const live = ws.link('*/ws/socket/*');

/** The live socket: accepts whoever comes, and tells what it is given. */
export const listens = (locale: Language, tell = false): AnyHandler =>
  live.addEventListener('connection', ({ client }) => {
    client.addEventListener('message', (event) => {
      if (!tell || !String(event.data).includes('"login"')) return;
      client.send(JSON.stringify({ cmd: 'notice_msg', msg: { data: notice(locale) } }));
    });
  });

const notice = (locale: Language) => {
  const [messageTypeStr, messageTitle, body] = WORDS[locale].message;
  return { id: 9, messageTypeStr, messageTitle, message: body, createTime: '2026-11-20T09:28:00+08:00' };
};

/** A server with a working day in it; what a story is about is answered before. */
export function workingDay(locale: Language): AnyHandler[] {
  const { toDos } = WORDS[locale];
  const { user: person } = member(locale);
  const toDo = (busType: number, [busTypeName, title]: readonly [string, string], id: number) => ({
    busType,
    busTypeName,
    title,
    dueAt: '2026-11-21T17:00:00+08:00',
    zone: 'Asia/Shanghai',
    createdAt: '2026-11-18T09:00:00+08:00',
    map: { bookingId: 1702, orderId: 2373, id },
  });
  return [
    ...houseAnswers(locale),
    mock(user.webUserInfo, { roles: ['bill:view'] satisfies Code[], baseInfo: { ...person, account: '13800138000' } }),
    mock(user.checkToken, true),
    mock(user.logout, null),
    mock(freight.recentPorts, []),
    mock(user.toDoCount, 7),
    mock(desk.deskQueue, NO_WORK),
    mock(user.listViews, { list: [] }),
    mock(user.toDoList, {
      records: [toDo(8, toDos.copy, 1702), toDo(5, toDos.instruction, 1702), toDo(10, toDos.account, 77)],
      total: 7,
    }),
    mock(order.orderPage, (input) => sampleOrders(locale, input)),
    mock(order.orderFacets, { ports: [], carriers: [] }),
    mock(order.orderCounts, SAMPLE_COUNTS),
    mock(order.blType, 1),
    mock(order.blVersions, NO_VERSIONS),
    mock(order.blFile, '/files/COSU6412098730_draft_v3.svg'),
    mock(order.countNumMbl, { list: SUB_BILLS }),
    mock(order.initInfoMbl, ({ mblId }) => billAnswer(locale, mblId)),
    mock(order.copyQueRenToMbl, null),
    mock(settlement.inConfirmInfo, statement(locale)),
    mock(settlement.updateInConfirm, null),
    mock(settlement.report, () => sampleReport(locale, statement(locale))),
    ...NOTHING_OWED,
    mock(message.messageDetail, { ...notice(locale), snoozedUntil: null, link: null }),
    ...messageLists(locale),
    ...siteContent(locale),
    listens(locale),
  ];
}

/** The sample page of the bill, which comes outside the contract's envelope. */
export const sampleFile = () => new Blob([SAMPLE_PAGE], { type: 'image/svg+xml' });
