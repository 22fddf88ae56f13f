import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { chargeDeskAnswers, orderOf } from './sample-charges.ts';
import { payment, sampleInvoices } from './sample-invoices.ts';
import { sampleCharges, sampleInfo } from './sample-statement.ts';
import { sampleStatements } from './sample-statements.ts';

const calls = contract.settlement;
type Templates = Out<typeof calls.chargeTemplates>['list'];
type Query = Out<typeof calls.queryPage>['records'][number];
type Month = Out<typeof calls.monthPage>['list'][number];
type Payment = Out<typeof calls.paymentPage>['records'][number];

const WORDS = {
  'zh-CN': {
    customer: '上海诚怀',
    template: '上海至北欧整箱',
    asks: '没有等候，门岗记录为证。',
    people: ['陈蔚', '贺青'],
    bank: '中国外汇交易中心',
    file: '门岗记录.pdf',
  },
  'en-US': {
    customer: 'Shanghai Chenghuai',
    template: 'Shanghai to North Europe, FCL',
    asks: 'Nobody waited: the gate log shows it.',
    people: ['Chen Wei', 'He Qing'],
    bank: 'China Foreign Exchange Trade System',
    file: 'gate-log.pdf',
  },
} as const;

const both = (usd: string, cny: string) => [
  { currency: 'USD', amount: usd },
  { currency: 'CNY', amount: cny },
];
const charge = (code: string, name: string, nameEn: string, currency: string, unitPrice: string) => ({
  code,
  name,
  nameEn,
  currency,
  unitPrice,
  quantity: '1.0000',
  unit: 'bill' as const,
  taxRate: currency === 'CNY' ? ('6' as const) : ('0' as const),
});

const templates = (locale: Language): Templates => [
  {
    id: 8,
    name: WORDS[locale].template,
    revision: 2,
    lines: [
      charge('DOC', '文件费', 'Documentation', 'CNY', '450.00'),
      charge('ENS', 'ENS 舱单', 'Manifest ENS', 'USD', '35.00'),
    ],
  },
];

/** A second order of the same company, and one of another. */
const orders = (locale: Language) => [
  orderOf(locale),
  { ...orderOf(locale), bookingId: 48, bookingNo: 'MB26S01848', extra: [] },
  { ...orderOf(locale), bookingId: 49, bookingNo: 'MB26S01851', customerId: 5, customerName: 'NORDWIND', extra: [] },
];

/** A query that waits for its answer, with the file that the customer sent along. */
function sampleQuery(locale: Language): Query {
  const { asks, customer, file, people } = WORDS[locale];
  return {
    id: 5,
    status: 'open',
    reason: 'notOccurred',
    expected: '1350.00',
    revision: 1,
    accountId: 12,
    accountNo: 'ST26110012',
    accountStatus: 1,
    accountRevision: 3,
    customerName: customer,
    lineId: 7,
    bookingNo: 'MB26S01855',
    code: 'TRK',
    name: '拖车费',
    nameEn: 'Trucking',
    currency: 'CNY',
    amount: '1650.00',
    askedAt: '2026-11-19T17:05:00+08:00',
    answerBy: '2026-11-23',
    notes: [
      {
        id: 1,
        side: 'customer',
        name: people[0],
        at: '2026-11-19T17:05:00+08:00',
        text: asks,
        files: [{ fileId: 31, name: file, size: 48_212, address: '/files/31' }],
      },
    ],
  };
}

const months = (locale: Language): Month[] => [
  {
    month: '2026-11',
    statements: 9,
    open: 4,
    unbilled: 2,
    totals: both('69734.15', '51310.00'),
    closedAt: null,
    closedBy: '',
  },
  {
    month: '2026-10',
    statements: 31,
    open: 0,
    unbilled: 0,
    totals: both('214380.60', '132470.00'),
    closedAt: null,
    closedBy: '',
  },
  {
    month: '2026-09',
    statements: 28,
    open: 0,
    unbilled: 0,
    totals: both('187205.00', '118930.00'),
    closedAt: '2026-10-09T10:12:00+08:00',
    closedBy: WORDS[locale].people[1],
  },
];

const booked = (locale: Language): Payment => ({
  ...payment(locale),
  customerId: 3,
  customerName: WORDS[locale].customer,
  by: WORDS[locale].people[1],
});

/** What stands beside the orders on the desk of charges: templates, statements, queries, payments, invoices, months and rates. */
export function chargePartAnswers(locale: Language) {
  const { bank, people } = WORDS[locale];
  const rate = (currency: string, day: string, cnyPerUnit: string) => ({
    currency,
    day,
    cnyPerUnit,
    source: bank,
    by: people[1],
  });
  return [
    mock(calls.chargeOrders, {
      records: orders(locale),
      total: 3,
      counts: { toBill: 3, promised: 0, extra: 1, billed: 12 },
    }),
    mock(calls.chargeTemplates, { list: templates(locale) }),
    mock(calls.inConfirmPage, { records: sampleStatements(locale), total: 118, totals: both('69734.15', '51310.00') }),
    mock(calls.inConfirmInfo, sampleInfo(locale)),
    mock(calls.inConfirmCharges, sampleCharges(locale)),
    mock(calls.queryPage, { records: [sampleQuery(locale)], total: 1 }),
    mock(calls.paymentPage, {
      records: [booked(locale)],
      total: 1,
      totals: [{ currency: 'USD', amount: '5000.00' }],
    }),
    mock(calls.eInvoices, { records: sampleInvoices(locale), total: 4 }),
    mock(calls.monthPage, { list: months(locale) }),
    mock(calls.exchangeDays, {
      list: [
        rate('USD', '2026-11-20', '7.1000'),
        rate('EUR', '2026-11-20', '7.6680'),
        rate('USD', '2026-11-19', '7.1012'),
      ],
    }),
    ...chargeDeskAnswers(locale),
  ];
}
