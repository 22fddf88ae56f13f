import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { member } from './sample-answers.ts';

const { freight } = contract;
type Row = Out<typeof freight.quoteHistory>['records'][number];
type Opened = Out<typeof freight.openQuoteShare>;
type Template = Out<typeof freight.quoteTemplates>['records'][number];

const usd = (amount: string) => ({ currency: 'USD', amount });
const LANE = '宁波 Ningbo – 洛杉矶 Los Angeles';
const BASE: Row = {
  id: 31,
  quoteNo: 'QT2611200031',
  mode: 'fcl',
  lanes: LANE,
  cargo: '2×40HQ · FOB',
  rates: 1,
  etd: '2026-11-26',
  carriers: 'COSCO SHIPPING AAC2',
  total: usd('5180.35'),
  subtotals: [usd('4655.00')],
  markedUp: false,
  links: 0,
  toCompany: 'Northgate Home Inc.',
  by: 'Wei Chen',
  at: '2026-11-20T09:40:00+08:00',
  validTo: '2026-11-27',
  state: 'valid',
};

/** The history as it was drawn: of each kind and in each state. */
export const quoteRows = (locale: Language): Row[] => {
  const by = locale === 'zh-CN' ? '陈蔚' : 'Wei Chen';
  return [
    { ...BASE, by, links: 1 },
    {
      ...BASE,
      by,
      id: 30,
      quoteNo: 'QT2611130030',
      validTo: '2026-11-20',
      state: 'endsToday',
      rates: 3,
      carriers: 'COSCO SHIPPING AAC2, YANG MING PS6, ONE PN3',
      toCompany: 'Bayline Imports',
    },
    {
      ...BASE,
      by,
      id: 29,
      quoteNo: 'QT2611160029',
      mode: 'lcl',
      lanes: '宁波 Ningbo – 汉堡 Hamburg',
      rates: 3,
      cargo: '5100 kg · 6.24 m³ · FOB',
      carriers: '子午湾自拼 MB-HAM',
      total: usd('617.66'),
      toCompany: 'Elbhaus GmbH',
    },
    {
      ...BASE,
      by,
      id: 28,
      quoteNo: 'QT2611190028',
      mode: 'air',
      lanes: '上海 Shanghai – 洛杉矶 Los Angeles',
      cargo: '386 kg · 2.8725 m³',
      carriers: 'Cathay Pacific CX3271',
      total: null,
      toCompany: '',
    },
    {
      ...BASE,
      by,
      id: 27,
      quoteNo: 'QT2611110027',
      validTo: '2026-11-13',
      state: 'lapsed',
      cargo: '1×40HQ',
      lanes: '上海 Shanghai – 长滩 Long Beach',
      carriers: 'OOCL PCS1',
      total: usd('2890.00'),
    },
  ];
};

const OF: Template = {
  id: 3,
  revision: 2,
  name: 'US west 40HQ weekly',
  language: 'en',
  usedAt: '2026-11-20T08:30:00+08:00',
  columns: ['carrier', 'etd', 'transit'],
  markUps: [{ code: 'OF', kind: 'add', value: '50' }],
  opening: '',
  closing: 'Subject to space.',
  showSurcharges: true,
  logo: true,
};
const quoteTemplateRows = (locale: Language): Template[] => {
  const name = (zh: string, en: string) => (locale === 'zh-CN' ? zh : en);
  return [
    { ...OF, name: name('美西 40HQ 周报', 'US west 40HQ weekly') },
    {
      ...OF,
      id: 2,
      name: name('欧洲基本港整箱', 'Europe base ports FCL'),
      language: 'both',
      columns: [],
      markUps: [{ code: 'OF', kind: 'percent', value: '3' }],
      usedAt: '2026-11-19T10:00:00+08:00',
    },
    { ...OF, id: 1, name: name('拼箱与空运', 'LCL and air'), language: 'zh', columns: [], markUps: [], usedAt: null },
  ];
};

/** What a link shows. */
export const sharedQuote = (locale: Language): Opened => ({
  quoteNo: BASE.quoteNo,
  mode: 'fcl',
  lanes: LANE,
  cargo: BASE.cargo,
  total: BASE.total,
  state: 'valid',
  author: locale === 'zh-CN' ? '陈蔚' : 'Wei Chen',
  company: locale === 'zh-CN' ? '宁波昊屿家居' : 'Ningbo Haoyu',
  date: '2026-11-20',
  validTo: '2026-11-27',
  expires: '2026-11-27T09:40:00+08:00',
  toCompany: BASE.toCompany,
  sheet: {
    house: '子午湾国际货运 Meridian Bay',
    from: '陈蔚 Wei Chen · 400-820-0000',
    toContact: 'Dana Reyes',
    route: LANE,
    cargo: BASE.cargo,
    fx: ['1 USD = CNY 7.1000 (2026-11-20 09:00)'],
    opening: '',
    terms: ['Subject to space.'],
    heads: [
      { name: '序号 No.', money: false },
      { name: '船公司 Carrier', money: false },
      { name: '船期 ETD', money: false },
      { name: '40HQ', money: true },
    ],
    rates: [
      {
        title: `1. ${LANE}, COSCO SHIPPING AAC2, 2026-11-26`,
        cells: ['1', 'COSCO SHIPPING AAC2', '2026-11-26', '2310.00'],
        lines: [
          {
            code: 'OF',
            name: '海运费 Ocean freight 40HQ',
            basis: '每箱 Container',
            unitPrice: '2310.00',
            quantity: '2',
            currency: 'USD',
            amount: '4620.00',
            state: '计入 Included',
          },
          {
            code: 'THC',
            name: '码头操作费 THC',
            basis: '每箱 Container',
            unitPrice: '1240.00',
            quantity: '2',
            currency: 'CNY',
            amount: '2480.00',
            state: '计入 Included',
          },
          {
            code: 'DUTY',
            name: '目的港关税与清关 Duty',
            basis: '实报实销 At cost',
            unitPrice: null,
            quantity: '',
            currency: 'USD',
            amount: null,
            state: '不含 Not included',
          },
        ],
        subtotals: [usd('4620.00'), { currency: 'CNY', amount: '2480.00' }],
        total: usd('4969.30'),
      },
    ],
    notIncluded: ['目的港关税与清关 Duty and clearance at destination'],
  },
});

const workbook = () => new File(['PK'], 'QT2611200031.xlsx');

/** A company with quotations and templates. */
export const quoteAnswers = (locale: Language): AnyHandler[] => [
  mock(freight.quoteHistory, ({ current, size, mode, state, keyword }) => {
    const all = quoteRows(locale).filter(
      (row) =>
        (!mode || row.mode === mode) &&
        (!state || row.state === state) &&
        `${row.quoteNo} ${row.lanes} ${row.toCompany}`.toLowerCase().includes(keyword.toLowerCase()),
    );
    return { records: all.slice((current - 1) * size, current * size), total: all.length };
  }),
  mock(freight.quoteTemplates, { records: quoteTemplateRows(locale), total: 3 }),
  mock(freight.quoteShares, {
    list: [
      {
        id: 7,
        author: locale === 'zh-CN' ? '陈蔚' : 'Wei Chen',
        state: 'open',
        opened: 2,
        createTime: '2026-11-20T09:45:00+08:00',
        expires: '2026-11-27T09:45:00+08:00',
        lastOpened: '2026-11-20T11:00:00+08:00',
      },
    ],
  }),
  mock(freight.createQuoteShare, { id: 8, token: 'a-token', expires: '2026-11-27T09:50:00+08:00' }),
  mock(freight.revokeQuoteShare, null),
  mock(freight.saveQuoteTemplate, { id: 9 }),
  mock(freight.deleteQuoteTemplates, ({ ids }) => ({ deleted: ids.length })),
  mock(freight.deleteQuoteHistory, ({ ids }) => ({ deleted: ids.length })),
  mock(freight.quoteHistoryExcel, workbook()),
  mock(freight.quotationExcel, workbook()),
  mock(freight.quotationVipExcel, workbook()),
];

/** Somebody who makes quotations. */
export const QUOTING: Code[] = ['order:view', 'quote:export', 'rate:vip'];
export const QUOTES = (locale: Language) =>
  mock(contract.user.webUserInfo, { roles: QUOTING, baseInfo: { ...member(locale).user, account: '13800138000' } });
