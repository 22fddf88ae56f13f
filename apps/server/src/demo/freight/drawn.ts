import type { SpaceState } from '@lading/api-client/contract';

/** The lane from Ningbo to Los Angeles as it was drawn: six channels, counted from the 20th of November 2026. */
export interface DrawnRate {
  readonly shippingId: number;
  readonly service: string;
  /** ISO weekday of that week, moved with the days of the demonstration */
  readonly weekday: number;
  readonly transit: number;
  readonly via?: string;
  readonly prices: Readonly<Record<number, string>>;
  readonly list?: string;
  readonly doc: readonly [days: number, time: string];
  readonly from: number;
  readonly to: number;
  readonly wharf: string;
  readonly endWharf: string;
  readonly space: SpaceState;
  readonly left?: number;
  readonly vessel: string;
  readonly cn: string;
  readonly en: string;
  readonly free: number;
  readonly promoted?: true;
  /** when bids close */
  readonly bid: readonly [days: number, time: string];
}

const ZIM = {
  shippingId: 13,
  service: 'ZEX',
  weekday: 5,
  transit: 15,
  doc: [5, '12:00'],
  wharf: 'NBCT4',
  free: 5,
} as const;

export const DRAWN: readonly DrawnRate[] = [
  {
    shippingId: 1,
    service: 'AAC2',
    weekday: 4,
    transit: 14,
    doc: [5, '17:00'],
    from: -13,
    to: 45,
    space: 'open',
    prices: { 1: '1820.00', 2: '2240.00', 3: '2310.00' },
    wharf: 'NBCT3',
    endWharf: 'APM400',
    free: 5,
    vessel: 'COSCO SHIPPING ANDES',
    promoted: true,
    bid: [5, '12:00'],
    cn: '直挂洛杉矶，周四开航。截单较早，适合单证已备齐的货物。',
    en: 'Calls Los Angeles direct, Thursdays. Documents close a day early; suits cargo whose papers are ready.',
  },
  {
    shippingId: 5,
    service: 'PS6',
    weekday: 7,
    transit: 16,
    via: 'KRPUS',
    doc: [5, '12:00'],
    from: -13,
    to: 45,
    prices: { 1: '1840.00', 2: '2270.00', 3: '2340.00' },
    wharf: 'NBCS',
    endWharf: 'YTI',
    free: 7,
    space: 'limited',
    left: 6,
    vessel: 'YM TARGET',
    bid: [9, '14:52'],
    cn: '挂靠釜山，不换船。目的港免用箱七天。',
    en: 'Stops at Busan without change of vessel. Seven free days at destination.',
  },
  {
    shippingId: 3,
    service: 'PN3',
    weekday: 6,
    transit: 17,
    via: 'JPYOK',
    doc: [5, '17:00'],
    from: -13,
    to: 45,
    prices: { 1: '1860.00', 2: '2300.00', 3: '2365.00' },
    wharf: 'NBMS',
    endWharf: 'TRAPAC',
    free: 5,
    space: 'open',
    vessel: 'ONE HAWK',
    bid: [6, '15:00'],
    cn: '横滨中转，价格保持两周。',
    en: 'Tranships at Yokohama; price held for two weeks.',
  },
  {
    shippingId: 6,
    service: 'CLX',
    weekday: 3,
    transit: 11,
    doc: [4, '10:00'],
    from: -13,
    to: 45,
    free: 4,
    prices: { 2: '3450.00', 3: '3560.00' },
    list: '3680.00',
    wharf: 'NBCT2',
    endWharf: 'C60',
    space: 'waitlist',
    vessel: 'MATSON WAIKIKI',
    bid: [4, '09:00'],
    cn: '快船，自有码头，到港当天提箱。',
    en: 'Fast vessel, own terminal, boxes out the same day.',
  },
  {
    ...ZIM,
    from: -13,
    to: 10,
    space: 'open',
    endWharf: 'WBCT',
    vessel: 'ZIM SAMMY',
    bid: [6, '15:00'],
    prices: { 1: '1890.00', 2: '2350.00', 3: '2420.00' },
    cn: '周五开航，靠北仑四期。',
    en: 'Sails on Fridays from Beilun 4.',
  },
  {
    ...ZIM,
    from: 11,
    to: 45,
    space: 'open',
    endWharf: 'WBCT',
    vessel: 'ZIM SAMMY',
    bid: [6, '15:00'],
    prices: { 1: '1865.00', 2: '2325.00', 3: '2395.00' },
    cn: '周五开航，靠北仑四期，12 月新价。',
    en: 'Sails on Fridays from Beilun 4; the price of December.',
  },
];
