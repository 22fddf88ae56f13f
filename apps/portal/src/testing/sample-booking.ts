import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { emptyBooking, emptyGoods } from '@lading/validators/booking';
import type { AnyHandler } from 'msw';
import { FX, sampleCost } from './sample-cost.ts';
import { rateAnswers, sampleRows } from './sample-rates.ts';

const { order, freight, basedata, user } = contract;
type Info = Out<typeof order.bookingInfo>;
type Draft = Out<typeof order.initOrder>['draft'];

/** Who writes bookings. */
export const BOOKS: Code[] = ['order:view', 'order:edit', 'order:submit', 'party:view'];
export const DESK: Code[] = ['order:accept', 'staff:home'];

const party = (text: string) => ({ partyId: null, text });
const SHIPPER = 'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, YINZHOU\nDISTRICT, NINGBO 315040, CHINA';
const CONSIGNEE = 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021, USA';

const row = (goodsCn: string, goodsEn: string, hsCode: string, number: number, weight: string, volume: string) => ({
  ...emptyGoods(),
  goodsCn,
  goodsEn,
  hsCode,
  number,
  weight,
  volume,
});

/** Two 40HQ of homeware from Ningbo to Los Angeles, by the first rate of the samples. */
export function sampleDraft(): Draft {
  const empty = emptyBooking();
  return {
    ...empty,
    route: {
      ...empty.route,
      polId: 1,
      podId: 4,
      porId: 1,
      delId: 4,
      incoterm: 6,
      shippingId: 1,
      rateId: 11,
      etd: '2026-11-26',
      serviceCode: 'AAC2',
      houseCount: 2,
    },
    parties: {
      ...empty.parties,
      shipper: party(SHIPPER),
      consignee: party(CONSIGNEE),
      notify: party('SAME AS CONSIGNEE'),
    },
    cargo: {
      ...empty.cargo,
      readyDay: '2026-11-22',
      goods: [
        row('竹制厨房置物架', 'BAMBOO KITCHEN SHELF', '940382', 640, '6880.0000', '78.2350'),
        row('不锈钢保鲜盒', 'STAINLESS STEEL BOX', '732393', 330, '2106.5000', '26.0000'),
      ],
    },
    equipment: { boxes: [{ ctnType: 3, count: 2, soc: false, numbers: '', weight: '4493.2500' }] },
    services: { ...empty.services, settleMethodId: 2 },
    papers: { ...empty.papers, fileIds: [], contact: { name: '陈蔚', phone: '13800138000', email: '' }, agreed: true },
  };
}

/** A share of a container by the first rate of the samples: half written, at its price. */
export function sampleOffer(): Draft {
  const draft = sampleDraft();
  const [line] = draft.cargo.goods;
  return {
    ...draft,
    route: { ...draft.route, mode: 'lcl', offerId: 31, rateId: null, shippingId: null, serviceCode: 'MB-HAM' },
    cargo: { ...draft.cargo, goods: line ? [{ ...line, number: 8, weight: '2980', volume: '6.24' }] : [] },
    equipment: { boxes: [] },
  };
}

/** The same as the server knows it. */
export function sampleInfo(locale: Language, more: Partial<Info> = {}): Info {
  const chinese = locale === 'zh-CN';
  const { route, parties, cargo, equipment, services, papers } = sampleDraft();
  return {
    bookingId: 501,
    orderId: 100_501,
    bookingNo: 'MB26S100501',
    orderStatus: 1,
    revision: 3,
    open: true,
    orderStatusName: chinese ? '草稿' : 'Draft',
    moves: ['submit'],
    customerName: chinese ? '宁波昊屿家居' : 'Ningbo Haoyu',
    zone: 'Asia/Shanghai',
    endZone: 'America/Los_Angeles',
    polName: chinese ? '宁波' : 'Ningbo',
    podName: chinese ? '洛杉矶' : 'Los Angeles',
    reason: '',
    returned: [],
    wantedBy: null,
    submittedAt: null,
    submittedBy: '',
    former: [],
    editedAt: '2026-11-20T09:30:00+08:00',
    editedBy: chinese ? '陈蔚' : 'Chen Wei',
    cutoffs: [
      { code: 'DCO', time: '2026-11-21T17:00:00+08:00' },
      { code: 'FCO', time: '2026-11-24T12:00:00+08:00' },
    ],
    route,
    parties,
    cargo,
    equipment,
    services,
    papers,
    ...more,
  };
}

/** As it came back: one field, why, and until when. */
export const returnedInfo = (locale: Language): Info => {
  const chinese = locale === 'zh-CN';
  return sampleInfo(locale, {
    orderStatus: 5,
    orderStatusName: chinese ? '已退回' : 'Returned',
    wantedBy: '2026-11-22T09:30:00+08:00',
    reason: chinese ? '货描过于笼统：请写明材质' : 'Too vague: please name the material',
    returned: [
      {
        path: 'cargo.goods.1.goodsEn',
        reason: 'vague',
        text: chinese ? '请写明材质' : 'Name the material',
        reasonName: chinese ? '货描过于笼统' : 'Too vague',
      },
    ],
  });
};

/** As it waits at the desk. */
export function deskBooking(locale: Language): Out<typeof order.bookingById> {
  const { route, parties, cargo, equipment, services, papers, ...head } = sampleInfo(locale, {
    orderStatus: 2,
    orderStatusName: locale === 'zh-CN' ? '已提交' : 'Submitted',
    open: false,
    moves: ['accept', 'return', 'refuse'],
    submittedAt: '2026-11-20T09:22:00+08:00',
  });
  if (!(route && parties && cargo && equipment && services && papers)) throw new Error('a section is missing');
  return { ...head, draft: { route, parties, cargo, equipment, services, papers } };
}

const choices = (names: readonly string[]) => names.map((nameEn, at) => ({ id: at + 1, nameCn: nameEn, nameEn }));
const DICTIONARIES = {
  transportClause: choices(['CY-CY', 'CY-CFS', 'CY-DOOR']),
  payMethod: choices(['FREIGHT PREPAID', 'FREIGHT COLLECT']),
  blMethod: choices(['ORIGINAL', 'TELEX RELEASE', 'SEA WAYBILL']),
  settleMethod: choices(['PER SHIPMENT', 'MONTHLY', 'PAY THEN RELEASE']),
  goodsType: choices(['GENERAL CARGO', 'DANGEROUS GOODS', 'REEFER CARGO']),
  packageType: choices(['CARTONS', 'PACKAGES', 'PALLETS']),
  ctnType: choices(['20GP', '40GP', '40HQ']),
  shipping: choices(['COSCO SHIPPING', 'OOCL', 'ONE']),
  incoterm: choices(['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF']),
};

/** What the pages of a booking ask for. */
export function bookingAnswers(locale: Language, info: Info = sampleInfo(locale)): AnyHandler[] {
  const [rate] = sampleRows(true);
  if (!rate) throw new Error('the samples have a rate');
  const cost = sampleCost(locale, '2310.00', '4620.00', '5180.35');
  return [
    mock(user.webUserInfo, {
      roles: [...BOOKS, ...DESK],
      baseInfo: { id: 1, name: '陈蔚', companyName: '宁波昊屿家居', account: '13800138000' },
    }),
    mock(order.bookingInfo, info),
    mock(order.bookingById, deskBooking(locale)),
    mock(order.initOrder, { draft: sampleDraft(), rate, cost }),
    mock(order.bookingCost, { rate, cost }),
    mock(order.offerCost, {
      title: locale === 'zh-CN' ? '美邦拼箱' : 'Meibang Consol',
      service: 'MB-HAM',
      etd: '2026-11-26',
      cost: { ...cost, predicted: { currency: 'USD', amount: '617.66' } },
    }),
    mock(freight.bookingCharges, { cost: { ...cost, frozen: true, fx: FX } }),
    mock(order.bookingFiles, { list: [] }),
    mock(order.bookingTeam, { list: [{ id: 7, name: locale === 'zh-CN' ? '周宁' : 'Zhou Ning' }], ownerId: 7 }),
    mock(order.chatPage, { groupId: null, list: [], more: false, reads: [], unread: 0 }),
    mock(order.payers, []),
    mock(order.logNodes, {
      list: [],
      log: [
        {
          id: 1,
          author: '陈蔚',
          side: 'customer',
          at: '2026-11-20T09:22:00+08:00',
          note: '',
          text: locale === 'zh-CN' ? '陈蔚提交了订舱' : 'Chen Wei submitted the booking',
        },
      ],
    }),
    mock(
      basedata.dictionaries,
      ({ types }) =>
        Object.fromEntries(types.map((type) => [type, DICTIONARIES[type as keyof typeof DICTIONARIES] ?? []])) as never,
    ),
    ...rateAnswers(locale),
  ];
}

/** What waits at the desk. */
export function sampleQueue(locale: Language): Out<typeof order.bookingQueue> {
  const chinese = locale === 'zh-CN';
  const records = [
    {
      bookingId: 501,
      bookingNo: 'MB26S100501',
      customerName: chinese ? '宁波昊屿家居' : 'Ningbo Haoyu',
      orderStatus: 2 as const,
      orderStatusName: chinese ? '已提交' : 'Submitted',
      polName: chinese ? '宁波' : 'Ningbo',
      podName: chinese ? '洛杉矶' : 'Los Angeles',
      shippingName: 'COSCO SHIPPING',
      vessel: 'COSCO SHIPPING ANDES',
      voyage: '041E',
      etd: '2026-11-26',
      containers: '2×40HQ',
      cutOff: '2026-11-21T17:00:00+08:00',
      zone: 'Asia/Shanghai',
      submittedAt: '2026-11-20T09:22:00+08:00',
      dueAt: '2026-11-20T11:22:00+08:00',
      owner: '',
      mine: false,
    },
  ];
  const counts = [
    { state: 'waiting' as const, count: 1 },
    { state: 'accepted' as const, count: 0 },
    { state: 'returned' as const, count: 0 },
    { state: 'all' as const, count: 1 },
  ];
  return { records, total: 1, counts };
}
