import { BID_STATE, type BidState, type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { asOwner } from './sample-company.ts';
import { staffInfo } from './sample-desk.ts';
import { rateAnswers } from './sample-rates.ts';

const { freight } = contract;
type Bid = Out<typeof freight.bidPage>['records'][number];
type Followed = Out<typeof freight.followedRates>['records'][number];
type Max = Out<typeof freight.maxBid>;

const BIDDER: Code[] = ['order:view', 'order:edit', 'rate:follow', 'bid:place'];

const NINGBO = { id: 1, portCode: 'CNNGB', nameCn: '宁波', nameEn: 'Ningbo' };
const SHANGHAI = { id: 2, portCode: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' };
const LAX = { id: 4, portCode: 'USLAX', nameCn: '洛杉矶', nameEn: 'Los Angeles' };
const SEATTLE = { id: 5, portCode: 'USSEA', nameCn: '西雅图', nameEn: 'Seattle' };
const HAMBURG = { id: 7, portCode: 'DEHAM', nameCn: '汉堡', nameEn: 'Hamburg' };
const COSCO = { id: 1, nameCn: '中远海运', nameEn: 'COSCO Shipping' };
const YM = { id: 2, nameCn: '阳明海运', nameEn: 'Yang Ming' };
const ONE = { id: 3, nameCn: '海洋网联', nameEn: 'ONE' };

const NAMES = {
  'zh-CN': ['宁波昊屿家居有限公司', '深圳电塔科技', '可以在这个价格上安排'],
  'en-US': ['Ningbo Haoyu', 'Shenzhen Dianta', 'We can take it at this price.'],
} as const;

/** Outbid, leading, answered with another price, on hold, and four that are over. */
function bidsOf(locale: Language, named = false): Bid[] {
  const [own, other, words] = NAMES[locale];
  const bid = (id: number, state: BidState, price: string, more: Partial<Bid> = {}): Bid => ({
    id,
    bidNo: `BD261120000${id}`,
    rateId: 12,
    pol: NINGBO,
    pod: LAX,
    shipping: YM,
    serviceCode: 'PS6',
    etd: '2026-11-29',
    ctnType: 3,
    count: 2,
    price,
    currency: 'USD',
    state,
    validUntil: null,
    closesAt: '2026-11-20T15:00:00+08:00',
    placedAt: '2026-11-20T08:40:00+08:00',
    answer: null,
    holdUntil: null,
    company: named ? (id % 2 === 0 ? other : own) : '',
    max: '2275.00',
    revision: 1,
    ...more,
  });
  const later = { closesAt: '2026-11-22T15:00:00+08:00', shipping: ONE };
  const over = { max: null, closesAt: '2026-11-12T15:00:00+08:00' };
  return [
    bid(21, BID_STATE.outbid, '2260.00'),
    bid(22, BID_STATE.live, '2480.00', {
      ...later,
      rateId: 13,
      pol: SHANGHAI,
      pod: SEATTLE,
      serviceCode: 'PN2',
      etd: '2026-12-02',
      count: 1,
      max: '2480.00',
    }),
    bid(23, BID_STATE.countered, '2300.00', {
      ...later,
      rateId: 14,
      serviceCode: 'PN3',
      etd: '2026-11-28',
      max: '2330.00',
      answer: { price: '2345.00', text: words, at: '2026-11-20T09:05:00+08:00' },
    }),
    bid(24, BID_STATE.taken, '2310.00', {
      rateId: 11,
      shipping: COSCO,
      serviceCode: 'AAC2',
      etd: '2026-11-26',
      max: null,
      holdUntil: '2026-11-20T11:10:00+08:00',
    }),
    bid(25, BID_STATE.booked, '2310.00', { ...over, shipping: COSCO, serviceCode: 'AAC2', etd: '2026-11-12' }),
    bid(26, BID_STATE.lost, '2280.00', { ...over, shipping: ONE, serviceCode: 'PN3', etd: '2026-11-05', count: 1 }),
    bid(27, BID_STATE.lapsed, '2300.00', { ...over, etd: '2026-11-02', count: 1 }),
    bid(28, BID_STATE.withdrawn, '2350.00', { ...over, etd: '2026-11-14', count: 1 }),
  ];
}

const followed = (id: number, more: Partial<Followed>): Followed => ({
  id,
  kind: 'rate',
  rateId: 11,
  rateNo: 'FR26111800001',
  pol: NINGBO,
  pod: LAX,
  shipping: COSCO,
  serviceCode: 'AAC2',
  ctnType: 3,
  etd: '2026-11-26',
  currency: 'USD',
  startPrice: '2380.00',
  nowPrice: '2310.00',
  change: '-70.00',
  biddable: false,
  met: true,
  state: 'active',
  since: '2026-11-07T09:00:00+08:00',
  triggers: { priceBelow: '2320.00', boxesAtMost: 10 },
  channels: ['portal'],
  ...more,
});
export const FOLLOWED: readonly Followed[] = [
  followed(31, {}),
  followed(32, {
    rateId: 12,
    shipping: YM,
    serviceCode: 'PS6',
    etd: '2026-11-29',
    biddable: true,
    met: false,
    startPrice: '2310.00',
    nowPrice: '2340.00',
    change: '30.00',
    triggers: { sailingChanged: true },
  }),
  followed(33, {
    kind: 'route',
    rateId: null,
    rateNo: '',
    pod: HAMBURG,
    shipping: null,
    serviceCode: '',
    met: false,
    startPrice: '1960.00',
    nowPrice: '1960.00',
    change: '0.00',
    triggers: {},
    etd: '2026-12-01',
  }),
  followed(34, {
    rateId: 16,
    shipping: YM,
    serviceCode: 'AWE2',
    etd: null,
    nowPrice: null,
    change: null,
    met: false,
    state: 'expired',
    triggers: {},
  }),
];

export const MAX: Max = {
  max: '2275.00',
  mine: '2260.00',
  listPrice: '2410.00',
  price: '2340.00',
  sure: '2340.00',
  currency: 'USD',
  closesAt: '2026-11-20T15:00:00+08:00',
  step: 5,
  bids: [
    { at: '2026-11-20T09:12:00+08:00', own: false, boxes: 3, price: '2275.00', outbid: false },
    { at: '2026-11-20T08:40:00+08:00', own: true, boxes: 2, price: '2260.00', outbid: true },
    { at: '2026-11-19T17:05:00+08:00', own: false, boxes: 1, price: '2250.00', outbid: true },
  ],
};

const bidPageOf = (records: Bid[]) =>
  mock(freight.bidPage, ({ state, rateId }) => {
    const found = records.filter(
      (bid) => (state === undefined || bid.state === state) && (rateId === undefined || bid.rateId === rateId),
    );
    return { records: found, total: found.length };
  });

/** What the page of what is followed asks, and the bids on it. */
export const followAnswers = (locale: Language, codes: readonly Code[] = BIDDER): AnyHandler[] => [
  asOwner(locale, codes),
  mock(freight.followedRates, { records: [...FOLLOWED], total: FOLLOWED.length, followCount: FOLLOWED.length }),
  mock(freight.followedRoutes, {
    list: [
      { pol: NINGBO, pod: LAX, followed: 2, count: 6, etd: '2026-11-25', currency: 'USD', minPrice: '2310.00' },
      { pol: NINGBO, pod: HAMBURG, followed: 1, count: 0, etd: null, currency: '', minPrice: null },
    ],
  }),
  bidPageOf(bidsOf(locale)),
  mock(freight.maxBid, MAX),
  mock(freight.placeBid, ({ price, count }) => ({
    ...(bidsOf(locale)[0] as Bid),
    state: BID_STATE.live,
    price,
    count,
  })),
  mock(freight.decideBid, ({ bidId, decision }) => ({
    id: bidId,
    state: decision === 'accept' ? BID_STATE.taken : BID_STATE.withdrawn,
    holdUntil: null,
  })),
  ...rateAnswers(locale),
];

/** What the desk asks that answers bids. */
export const bidDeskAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, ['staff:home', 'bid:answer']),
  bidPageOf(bidsOf(locale, true)),
  mock(freight.answerBid, ({ bidId, decision }) => ({
    id: bidId,
    state: decision === 'accept' ? BID_STATE.taken : BID_STATE.countered,
    holdUntil: null,
  })),
  ...rateAnswers(locale),
];
