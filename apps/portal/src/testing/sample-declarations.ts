import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { emptyPreplanBox, emptyPreplanGoods, emptyPreplanParty } from '@lading/validators/preplan';
import { emptyVgmBox } from '@lading/validators/vgm';
import type { AnyHandler } from 'msw';
import { of, WORDS } from './sample-declaration-words.ts';
import { staffInfo } from './sample-desk.ts';

const { order } = contract;
type Vgm = Out<typeof order.vgm>;
type Preplan = Out<typeof order.preplan>;

const weights = (cargo: string, dunnage: string, tare: string, vgm: string) => ({ cargo, dunnage, tare, vgm });
const BOXES = [
  { ctnNo: 'CBHU3202732', ctnType: '40HQ', sealNo: 'CN4471203', ...weights('5420.500', '60', '3880', '5420.500') },
  { ctnNo: 'TCNU7200794', ctnType: '40HQ', sealNo: 'CN4471204', ...weights('5106', '0', '3880', '8986') },
  { ctnNo: 'CSQU3054383', ctnType: '20GP', sealNo: 'CN4471218', ...weights('1873.500', '0', '2220', '4093.500') },
] as const;

/** A sheet of three containers, two of them accepted. */
export const sampleVgm = (locale: Language, more: Partial<Vgm> = {}): Vgm => ({
  ...of(locale),
  revision: 2,
  locked: null,
  today: '2026-11-20',
  lateFee: WORDS[locale].fee,
  billWeight: '12400',
  head: {
    responsible: 'NINGBO HAOYU HOMEWARE CO., LTD.',
    signatory: 'CHEN WEI',
    phone: '0574-87000000',
    weighingParty: WORDS[locale].scale,
    weighedOn: '2026-11-20',
    method: 'SM2',
  },
  list: BOXES.map((box, place) => ({
    ...emptyVgmBox(place === 2 ? 'SM1' : 'SM2'),
    ...box,
    id: place + 1,
    maxGross: place === 2 ? '30480' : '32500',
    certificateNo: place === 2 ? 'XG-261119-0417' : '',
    status: place === 0 ? 1 : 4,
    statusName: WORDS[locale][place === 0 ? 'open' : 'accepted'],
    version: 1,
    reference: `VGM-MB26S01873-${place + 1}`,
    kilograms: box.vgm,
    late: false,
    submittedAt: null,
    answeredAt: null,
    answer: '',
    reasons: [],
    billWeight: box.cargo,
  })),
  log: [
    {
      event: 'accepted',
      author: WORDS[locale].desk,
      side: 'staff',
      at: '2026-11-19T17:20:00+08:00',
      note: '',
      ctnNos: ['TCNU7200794', 'CSQU3054383'],
    },
    {
      event: 'submitted',
      author: WORDS[locale].clerk,
      side: 'customer',
      at: '2026-11-19T16:40:00+08:00',
      note: '',
      ctnNos: ['TCNU7200794', 'CSQU3054383'],
    },
  ],
  ...more,
});

/** A pre-plan that customs refused because a phone number was missing. */
export const samplePreplan = (locale: Language, more: Partial<Preplan> = {}): Preplan => ({
  ...of(locale),
  revision: 3,
  status: 5,
  statusName: WORDS[locale].refused,
  answer: '',
  reasons: [{ path: 'consignee.phone', text: WORDS[locale].phone }],
  answeredAt: '2026-11-19T16:20:00+08:00',
  submittedAt: '2026-11-18T11:05:00+08:00',
  draft: {
    header: {
      mblNo: 'COSU6412098730',
      hblNo: '',
      vessel: 'COSCO SHIPPING ANDES',
      voyage: '042E',
      imo: '9783447',
      polCode: 'CNNGB',
      podCode: 'USLAX',
      carrierCode: 'COSU',
      etd: '2026-11-26',
      customs: '3104',
      payTerm: 'PP',
    },
    shipper: {
      ...emptyPreplanParty(),
      name: 'NINGBO HAOYU HOMEWARE CO., LTD.',
      address: 'NO. 288 JIANGNAN ROAD, YINZHOU',
      countryCode: 'CN',
      enterpriseCode: 'USCI+91350100M000100Y43',
      phone: '0574-87000000',
    },
    consignee: {
      name: 'CASCADE HOME SUPPLY LLC',
      address: '1420 E WAREHOUSE STREET, LOS ANGELES',
      countryCode: 'US',
      enterpriseCode: 'OC+201733410872',
      phone: '',
      contact: 'DANA REYES',
    },
    notify: { ...emptyPreplanParty(), name: 'SAME AS CONSIGNEE' },
    goods: [
      ['BAMBOO KITCHEN SHELF', '940382', '640', '6880', '39.2', 'CBHU3202732, TCNU7200794'],
      ['STAINLESS STEEL FOOD CONTAINER', '732393', '420', '3960', '26.4', 'TCNU7200794'],
      ['SILICONE BAKING MAT', '392410', '220', '1560', '12.635', 'CSQU3054383'],
    ].map(([description = '', hsCode = '', number = '', weight = '', volume = '', into = '']) => ({
      ...emptyPreplanGoods(),
      description,
      hsCode,
      number,
      weight,
      volume,
      into,
    })),
    boxes: BOXES.map(({ ctnNo, ctnType, sealNo }) => ({ ...emptyPreplanBox(), ctnNo, ctnType, sealNo })),
  },
  differences: [{ path: 'consignee.phone', old: '', new: '1-213-555-0142' }],
  differs: [],
  log: [],
  ...more,
});

const vgmRow = (locale: Language, more: Partial<Out<typeof order.vgmPage>['records'][number]> = {}) => ({
  ...of(locale),
  boxes: 3,
  counts: [1, 0, 0, 2, 0, 0, 0],
  kilograms: '18500',
  submittedAt: null,
  locked: '',
  ...more,
});
const planRow = (locale: Language, more: Partial<Out<typeof order.preplanPage>['records'][number]> = {}) => ({
  ...of(locale),
  status: 5,
  statusName: WORDS[locale].refused,
  mblNo: 'COSU6412098730',
  number: '1280',
  weight: '12400',
  boxes: 3,
  submittedAt: '2026-11-18T11:05:00+08:00',
  differs: true,
  ...more,
});

/** What the pages of both papers ask, for a customer. */
export const declarationAnswers = (locale: Language): AnyHandler[] => [
  mock(order.vgm, sampleVgm(locale)),
  mock(order.preplan, samplePreplan(locale)),
  mock(order.vgmPage, {
    records: [
      vgmRow(locale),
      vgmRow(locale, {
        bookingId: 1874,
        bookingNo: 'MB26S01874',
        boxes: 0,
        counts: [0, 0, 0, 0, 0, 0, 0],
        kilograms: '0',
      }),
    ],
    total: 2,
  }),
  mock(order.preplanPage, { records: [planRow(locale)], total: 1 }),
  mock(order.vgmTemplates, { records: [], total: 0 }),
  mock(order.preplanTemplates, { records: [], total: 0 }),
  mock(order.lockVgm, { locked: null }),
  mock(order.saveVgm, ({ list }) => ({
    id: 1873,
    status: 1 as const,
    revision: 3,
    issues: [],
    ids: list.map(({ id }, place) => id ?? 100 + place),
  })),
  mock(order.savePreplan, { id: 1, status: 5, revision: 4, issues: [] }),
];

/** The same for the desk, where something waits. */
export const declarationDeskAnswers = (locale: Language): AnyHandler[] => {
  const codes: Code[] = ['staff:home', 'vgm:process', 'preplan:process'];
  const vgm = sampleVgm(locale);
  const list = vgm.list.map((box) => ({
    ...box,
    vgm: box.tare === '2220' ? '4093.500' : '9360.500',
    status: 2 as const,
    statusName: WORDS[locale].submitted,
  }));
  return [
    staffInfo(locale, codes),
    mock(order.vgm, { ...vgm, list }),
    mock(order.preplan, samplePreplan(locale, { status: 2, statusName: WORDS[locale].submitted, reasons: [] })),
    ...declarationAnswers(locale),
  ];
};
