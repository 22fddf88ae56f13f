import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { fbaAnswers } from './sample-fba.ts';
import { modeAnswers } from './sample-modes.ts';

const { fbaPrices } = contract.freight;
type Answer = Out<typeof fbaPrices>;
type Offer = Answer['list'][number];

/** The question that the samples answer: 84 cartons to ONT8. */
export const FBA_PATH = '?mode=fba&site=1&cartons=60x50x30x16.5x84';

const cny = (amount: string) => ({ currency: 'CNY', amount });
const offer = (
  id: number,
  names: readonly [string, string],
  service: string,
  price: string,
  sums: readonly [string, string],
  days: readonly [number, number],
  locale: Language,
): Offer => ({
  id,
  revision: 1,
  channelName: names[locale === 'zh-CN' ? 0 : 1],
  channelDesc: '',
  carrier: 'COSCO',
  serviceCode: service,
  vessel: '',
  mode: 1,
  origins: ['shenzhen'],
  zipPrefixes: ['8', '9'],
  currency: 'CNY',
  breaks: [
    { fromKg: 100, price: '7.90', listPrice: null },
    { fromKg: 1000, price, listPrice: null },
  ],
  pricePerCbm: null,
  minCbm: null,
  divisor: 6000,
  compareBy: 'shipment',
  cartonMin: '12',
  shipmentMin: '100',
  roundTo: '1',
  transitMin: days[0],
  transitMax: days[1],
  transitUnit: 'day',
  sailDays: [2],
  etd: '2026-12-01',
  eta: '2027-01-05',
  cutoff: '2026-11-28T18:00:00+08:00',
  taxIncluded: true,
  goodsTypes: [],
  goodsExtras: [],
  oversize: null,
  lateRefund: null,
  compensation: '',
  spaceState: 'open',
  validFrom: '2026-11-15',
  validTo: '2026-12-30',
  priceLevel: 'visitor',
  memberLocked: true,
  quote: {
    actual: '1386',
    volume: '1260',
    chargeable: '1386',
    by: 'actual',
    unit: 'kg',
    quantity: '1386',
    price,
    listPrice: null,
    freight: cny(sums[0]),
    total: cny(sums[1]),
    memberSaving: cny('415.80'),
    refused: [],
    cost: {
      lines: [
        {
          code: 'OF',
          name: locale === 'zh-CN' ? '头程运费' : 'First leg',
          side: 'freight',
          basis: 'PER_KG',
          payTerm: 'PP',
          ctnType: null,
          unitPrice: price,
          quantity: '1386',
          currency: 'CNY',
          amount: sums[0],
          state: 'charged',
          note: '',
        },
        {
          code: 'CUS',
          name: locale === 'zh-CN' ? '单独报关' : 'Own customs entry',
          side: 'papers',
          basis: 'PER_BL',
          payTerm: 'PP',
          ctnType: null,
          unitPrice: '300.00',
          quantity: '1',
          currency: 'CNY',
          amount: '300.00',
          state: 'charged',
          note: '',
        },
        {
          code: 'PUP',
          name: locale === 'zh-CN' ? '工厂提货' : 'Pick-up',
          side: 'origin',
          basis: 'AT_COST',
          payTerm: 'PP',
          ctnType: null,
          unitPrice: null,
          quantity: '',
          currency: 'CNY',
          amount: null,
          state: 'notIncluded',
          note: '',
        },
      ],
      subtotals: [cny(sums[1])],
      freightTotal: cny(sums[0]),
      predicted: cny(sums[1]),
      origin: null,
      destination: null,
      fx: [],
      level: 'visitor',
      frozen: false,
    },
  },
});

/** What goes to ONT8, for visitors. */
const fbaPriceAnswer = (locale: Language): Answer => ({
  list: [
    offer(1, ['普船海卡', 'Standard sea-truck'], 'AAC2', '7.10', ['9840.60', '10140.60'], [30, 35], locale),
    offer(2, ['以星快船海卡', 'ZIM fast sea-truck'], 'ZEX', '9.60', ['13305.60', '13605.60'], [22, 26], locale),
  ],
  country: { id: 840, nameCn: '美国', nameEn: 'United States' },
  site: { id: 1, code: 'ONT8', city: 'Moreno Valley', state: 'CA', zip: '92551' },
  pricedAt: '2026-11-20T09:40:00+08:00',
  fx: [],
});

export const fbaRateAnswers = (locale: Language): AnyHandler[] => [
  mock(fbaPrices, fbaPriceAnswer(locale)),
  ...fbaAnswers(locale),
  ...modeAnswers(locale),
];
