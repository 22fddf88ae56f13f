import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import { deskAnswers, staffInfo } from './sample-desk.ts';

const calls = contract.settlement;
type Order = Out<typeof calls.chargeOrders>['records'][number];
type Sheet = Out<typeof calls.chargeSheet>;

const WORDS = {
  'zh-CN': { customer: '上海诚怀', pol: '上海', pod: '鹿特丹' },
  'en-US': { customer: 'Shanghai Chenghuai', pol: 'Shanghai', pod: 'Rotterdam' },
} as const;

export const orderOf = (locale: Language): Order => ({
  bookingId: 47,
  bookingNo: 'MB26S01847',
  customerId: 3,
  customerName: WORDS[locale].customer,
  pol: WORDS[locale].pol,
  pod: WORDS[locale].pod,
  vessel: 'OOCL ZEEBRUGGE',
  voyage: '088W',
  etd: '2026-11-15',
  lines: 3,
  promised: [],
  extra: ['AMD'],
  terms: 'month',
  totals: [
    { currency: 'USD', amount: '3150.00' },
    { currency: 'CNY', amount: '1850.00' },
  ],
});

const line = (id: number, code: string, name: string, nameEn: string, currency: string, price: string) => ({
  id,
  code,
  name,
  nameEn,
  currency,
  unitPrice: price,
  quantity: '1.0000',
  amount: price,
  unit: 'bill' as const,
  taxRate: '0' as const,
  predicted: price,
  variance: '0.00',
  reason: '' as const,
  reasonText: '',
  source: null,
  cost: null,
  costAmount: null,
  margin: null,
  supplier: '',
  account: null,
});

const sheetOf = (locale: Language): Sheet => ({
  ...orderOf(locale),
  boxes: '1×40HQ',
  terms: { by: 'month', days: 30 },
  dropped: [],
  dueDay: '2026-12-31',
  revision: 4,
  lines: [
    {
      ...line(1, 'OF', '海运费', 'Ocean freight', 'USD', '3110.00'),
      cost: '2860.00',
      costAmount: '2860.00',
      margin: '250.00',
      supplier: 'OOCL',
    },
    { ...line(2, 'AMD', '改单费', 'Amendment', 'USD', '40.00'), predicted: null, variance: null, reason: 'change' },
    { ...line(3, 'TRK', '拖车费', 'Trucking', 'CNY', '1850.00'), taxRate: '9' },
  ],
  totals: [
    { currency: 'USD', receivable: '3150.00', payable: '2860.00', predicted: '3110.00' },
    { currency: 'CNY', receivable: '1850.00', payable: '0.00', predicted: '1850.00' },
  ],
  overall: { currency: 'USD', receivable: '3410.56', payable: '2860.00', margin: '550.56', percent: '16.1' },
  marginShown: true,
  fx: [{ currency: 'USD', cnyPerUnit: '7.1000', day: '2026-11-20', source: '' }],
  canTake: true,
});

export const chargeDeskAnswers = (locale: Language) => [
  staffInfo(locale, ['staff:home', 'charge:issue', 'charge:margin', 'invoice:issue']),
  mock(calls.chargeOrders, {
    records: [orderOf(locale)],
    total: 1,
    counts: { toBill: 1, promised: 0, extra: 1, billed: 12 },
  }),
  mock(calls.chargeSheet, sheetOf(locale)),
  mock(calls.chargeTemplates, { list: [] }),
  ...deskAnswers(locale),
];
