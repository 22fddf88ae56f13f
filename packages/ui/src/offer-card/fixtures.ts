import type { Offer, OfferSide } from './offer.ts';

interface Sample {
  lcl: Offer;
  lclSides: OfferSide[];
  lclSpace: string;
  dear: Offer;
  air: Offer;
  airSides: OfferSide[];
  cheapest: string;
  order: string;
  how: string;
}

const LCL = {
  currency: 'USD',
  amount: '617.66',
  listAmount: '648.86',
  service: 'MB-HAM',
  validUntil: '2026-12-31',
};
const AIR = { currency: 'CNY', amount: '28.90', listAmount: '29.60', service: 'CX3271', through: true };
const BREAKS = [
  ['−45', '44.00'],
  ['+45', '37.80'],
  ['+100', '33.60'],
  ['+300', '30.90'],
  ['+500', '28.90'],
  ['+1000', '27.50'],
] as const;
const breaks = (least: string) => [
  { name: least, amount: '460.00' },
  ...BREAKS.map(([name, amount]) => ({ name, amount, own: name === '+300', charged: name === '+500' })),
];

/** A share of a container and a flight, in both languages. */
export const OFFERS: Readonly<Record<'zh-CN' | 'en-US', Sample>> = {
  'zh-CN': {
    lcl: {
      ...LCL,
      carrier: { name: '子午湾自拼', code: 'MB' },
      from: { date: '2026-11-29', port: '宁波', place: '北仑 CFS' },
      to: { date: '2026-12-30', port: '汉堡' },
      transit: '31 天',
      way: '直拼',
      pricesLabel: '每计费吨',
      prices: [
        { name: '海运费 / RT', amount: '5.00', currency: 'USD' },
        { name: '最低计费吨', amount: '1' },
      ],
      caption: '两端合计 / 6.240 RT',
      totals: [
        { name: '起运港付', amount: '151.19' },
        { name: '目的港付，估', amount: '466.47' },
      ],
      closing: { name: '截货', at: '11-26 12:00' },
      remark: '每周日一柜，目的港不二次拆箱。',
    },
    lclSides: [
      {
        name: '起运港付，您付给我们',
        kind: 'included',
        lines: [
          { name: '海运费 O/F', basis: '5.00 × 6.240', value: 'USD 31.20' },
          { name: '装箱费 CFS', basis: '60.00 × 6.240', value: 'CNY 374.40' },
          { name: '文件费', basis: '每票', value: 'CNY 300.00' },
        ],
        total: { note: '1 USD = 7.1000 CNY，11-20 09:00', value: 'USD 151.19' },
      },
      {
        name: '目的港付，收货人付，估算',
        kind: 'estimate',
        lines: [
          { name: '拆箱与码头 CFS/THC', basis: '58.00 × 6.240', value: 'EUR 361.92' },
          { name: '换单费 D/O', basis: '每票', value: 'EUR 70.00' },
        ],
        total: { note: '1 EUR = 7.6680 CNY，11-20 09:00', value: 'USD 466.47' },
        note: '不含关税、清关、派送与查验。',
      },
    ],
    lclSpace: '可配 11.4 方',
    dear: {
      ...LCL,
      amount: '893.02',
      listAmount: undefined,
      service: 'YGC-2',
      carrier: { name: '甬港集拼', code: 'YGC' },
      from: { date: '2026-11-30', port: '宁波', place: '北仑 CFS' },
      to: { date: '2027-01-02', port: '汉堡' },
      transit: '33 天',
      way: '安特卫普转拼',
      through: true,
      pricesLabel: '每计费吨',
      prices: [{ name: '海运费 / RT', amount: '-20.00', currency: 'USD' }],
      caption: '两端合计 / 6.240 RT',
      totals: [
        { name: '起运港付', amount: '-4.81' },
        { name: '目的港付，估', amount: '897.83' },
      ],
      warning: '海运费倒贴，由收货人在目的港付回：请看两端合计。',
    },
    air: {
      ...AIR,
      carrier: { name: '国泰货运', code: 'CX' },
      from: { date: '2026-11-24', port: '上海浦东' },
      to: { date: '2026-11-26', port: '洛杉矶' },
      transit: '2 天',
      way: '香港中转',
      pricesLabel: '每公斤，CNY',
      prices: breaks('最低'),
      caption: '会员价 / kg，按 500 级',
      totals: [
        { name: '空运费 × 500', amount: '14450.00' },
        { name: '预计总费用', amount: '17993.00' },
      ],
      closing: { name: '截货', at: '11-23 14:00' },
      hint: '按 500 kg 计费，省 CNY 216.70。',
    },
    airSides: [
      {
        name: '预计总费用已含',
        kind: 'included',
        lines: [
          { name: '空运费', basis: '28.90 × 500', value: 'CNY 14,450.00' },
          { name: '运单费 AWB', basis: '每票', value: 'CNY 50.00' },
        ],
        total: { value: 'CNY 17,993.00' },
      },
      { name: '不含，可能另收', kind: 'excluded', lines: [{ name: '海关查验费', value: '实报实销' }] },
    ],
    cheapest: '最低总价',
    order: '下单',
    how: '怎么算的？',
  },
  'en-US': {
    lcl: {
      ...LCL,
      carrier: { name: 'Meridian Bay own box', code: 'MB' },
      from: { date: '2026-11-29', port: 'Ningbo', place: 'Beilun CFS' },
      to: { date: '2026-12-30', port: 'Hamburg' },
      transit: '31 days',
      way: 'Direct box',
      pricesLabel: 'Per revenue ton',
      prices: [
        { name: 'Freight / RT', amount: '5.00', currency: 'USD' },
        { name: 'Least RT', amount: '1' },
      ],
      caption: 'Both ends / 6.240 RT',
      totals: [
        { name: 'Paid at origin', amount: '151.19' },
        { name: 'At destination, est.', amount: '466.47' },
      ],
      closing: { name: 'Cargo cut-off', at: '11-26 12:00' },
      remark: 'A box every Sunday, unpacked once only.',
    },
    lclSides: [
      {
        name: 'Paid at origin, to us',
        kind: 'included',
        lines: [
          { name: 'Ocean freight O/F', basis: '5.00 × 6.240', value: 'USD 31.20' },
          { name: 'CFS handling', basis: '60.00 × 6.240', value: 'CNY 374.40' },
          { name: 'Documentation', basis: 'per bill', value: 'CNY 300.00' },
        ],
        total: { note: '1 USD = 7.1000 CNY, 11-20 09:00', value: 'USD 151.19' },
      },
      {
        name: 'Paid at destination by the consignee, estimated',
        kind: 'estimate',
        lines: [
          { name: 'CFS and terminal', basis: '58.00 × 6.240', value: 'EUR 361.92' },
          { name: 'Delivery order', basis: 'per bill', value: 'EUR 70.00' },
        ],
        total: { note: '1 EUR = 7.6680 CNY, 11-20 09:00', value: 'USD 466.47' },
        note: 'Without duties, clearance, delivery and examination.',
      },
    ],
    lclSpace: '11.4 CBM free',
    dear: {
      ...LCL,
      amount: '893.02',
      listAmount: undefined,
      service: 'YGC-2',
      carrier: { name: 'Yonggang Consol', code: 'YGC' },
      from: { date: '2026-11-30', port: 'Ningbo', place: 'Beilun CFS' },
      to: { date: '2027-01-02', port: 'Hamburg' },
      transit: '33 days',
      way: 're-packed at Antwerp',
      through: true,
      pricesLabel: 'Per revenue ton',
      prices: [{ name: 'Freight / RT', amount: '-20.00', currency: 'USD' }],
      caption: 'Both ends / 6.240 RT',
      totals: [
        { name: 'Paid at origin', amount: '-4.81' },
        { name: 'At destination, est.', amount: '897.83' },
      ],
      warning: 'Freight is given back, and the consignee pays for it: look at both ends.',
    },
    air: {
      ...AIR,
      carrier: { name: 'Cathay Cargo', code: 'CX' },
      from: { date: '2026-11-24', port: 'Shanghai Pudong' },
      to: { date: '2026-11-26', port: 'Los Angeles' },
      transit: '2 days',
      way: 'via Hong Kong',
      pricesLabel: 'Per kg, CNY',
      prices: breaks('Least'),
      caption: 'Member price / kg, as +500',
      totals: [
        { name: 'Air freight × 500', amount: '14450.00' },
        { name: 'Predicted total', amount: '17993.00' },
      ],
      closing: { name: 'Cargo cut-off', at: '11-23 14:00' },
      hint: 'Charged as 500 kg: CNY 216.70 less.',
    },
    airSides: [
      {
        name: 'Predicted total includes',
        kind: 'included',
        lines: [
          { name: 'Air freight', basis: '28.90 × 500', value: 'CNY 14,450.00' },
          { name: 'Air waybill', basis: 'per bill', value: 'CNY 50.00' },
        ],
        total: { value: 'CNY 17,993.00' },
      },
      {
        name: 'Not included, may be charged',
        kind: 'excluded',
        lines: [{ name: 'Customs examination', value: 'at cost' }],
      },
    ],
    cheapest: 'Lowest total',
    order: 'Order',
    how: 'How is this reckoned?',
  },
};
