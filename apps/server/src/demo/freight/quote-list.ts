import type { QuoteMode } from '@lading/api-client/contract';
import type { QuoteAsked } from '../../freight/quote-asked.ts';

export const [WEI, MIAO] = ['13800138000', '13500135000'];

interface DemoQuote {
  readonly mode?: QuoteMode;
  readonly who: string;
  /** ports or airports; of a channel where cargo is handed in, and the site */
  readonly ends: readonly [string, string];
  /** that so many rates of the lane begin before it */
  readonly skip?: number;
  readonly many?: number;
  readonly containers?: QuoteAsked['containers'];
  readonly weight?: string;
  readonly volume?: string;
  readonly cartons?: QuoteAsked['cartons'];
  /** days before the demonstration */
  readonly ago: number;
  readonly validDays: number;
  readonly to: readonly [company: string, contact: string];
  readonly incoterm?: string;
}

const of40 = (count: number) => [{ ctnType: 3, count }];
/** The history as it was drawn, the oldest first. */
const QUOTES: readonly DemoQuote[] = [
  {
    who: MIAO,
    ends: ['CNSHA', 'USSEA'],
    containers: of40(1),
    ago: 14,
    validDays: 3,
    to: ['Northgate Home Inc.', 'Dana Reyes'],
  },
  {
    who: MIAO,
    ends: ['CNNGB', 'USOAK'],
    containers: of40(3),
    ago: 12,
    validDays: 3,
    to: ['Bayline Imports', 'Sam Ortiz'],
  },
  { who: WEI, ends: ['CNSHA', 'USLGB'], containers: of40(1), ago: 9, validDays: 2, to: ['Northgate Home Inc.', ''] },
  {
    who: WEI,
    ends: ['CNNGB', 'USLAX'],
    containers: [...of40(2), { ctnType: 1, count: 1 }],
    ago: 8,
    validDays: 7,
    to: ['Bayline Imports', 'Sam Ortiz'],
  },
  {
    who: WEI,
    ends: ['CNNGB', 'USLAX'],
    containers: of40(2),
    many: 3,
    ago: 7,
    validDays: 7,
    to: ['Bayline Imports', 'Sam Ortiz'],
    incoterm: 'FOB',
  },
  {
    who: MIAO,
    mode: 'lcl',
    ends: ['CNNGB', 'DEHAM'],
    weight: '5100',
    volume: '6.24',
    many: 3,
    ago: 4,
    validDays: 14,
    to: ['Elbhaus GmbH', 'Jonas Brandt'],
    incoterm: 'FOB',
  },
  {
    who: WEI,
    mode: 'fba',
    ends: ['shenzhen', 'ONT8'],
    many: 3,
    ago: 3,
    validDays: 7,
    cartons: [{ length: '60', width: '50', height: '30', weight: '16.5', count: 84 }],
    to: ['Northgate Home Inc.', 'Dana Reyes'],
  },
  { who: MIAO, ends: ['CNYTN', 'GBFXT'], containers: of40(1), ago: 2, validDays: 14, to: ['Harbour & Sons', ''] },
  {
    who: MIAO,
    ends: ['CNNGB', 'DEHAM'],
    containers: of40(3),
    many: 3,
    ago: 1,
    validDays: 14,
    to: ['Elbhaus GmbH', 'Jonas Brandt'],
  },
  {
    who: WEI,
    mode: 'air',
    ends: ['PVG', 'LAX'],
    weight: '386',
    volume: '2.8725',
    many: 2,
    ago: 1,
    validDays: 7,
    to: ['Bayline Imports', ''],
  },
  {
    who: WEI,
    ends: ['CNNGB', 'USLAX'],
    skip: 1,
    containers: of40(2),
    ago: 0,
    validDays: 3,
    to: ['Northgate Home Inc.', 'Dana Reyes'],
  },
];

const CLIENTS = {
  bayline: ['Bayline Imports', 'Sam Ortiz'],
  northgate: ['Northgate Home Inc.', 'Dana Reyes'],
  elbhaus: ['Elbhaus GmbH', 'Jonas Brandt'],
  harbour: ['Harbour & Sons', ''],
} as const;
/** What was quoted before the page that was drawn: who, from where to where, how many 40HQ, how many days ago and for whom. */
const BEFORE = [
  [WEI, 'CNNGB', 'USLGB', 2, 58, 'bayline'],
  [MIAO, 'CNSHA', 'NLRTM', 1, 55, 'elbhaus'],
  [WEI, 'CNNGB', 'USSEA', 1, 51, 'northgate'],
  [MIAO, 'CNYTN', 'NLRTM', 2, 47, 'elbhaus'],
  [WEI, 'CNSHA', 'USNYC', 1, 44, 'bayline'],
  [MIAO, 'CNNGB', 'GBFXT', 3, 40, 'harbour'],
  [WEI, 'CNTAO', 'USLAX', 1, 36, 'northgate'],
  [MIAO, 'CNNGB', 'NLRTM', 2, 33, 'elbhaus'],
  [WEI, 'CNYTN', 'USSAV', 1, 29, 'northgate'],
  [MIAO, 'CNSHA', 'DEHAM', 1, 21, 'elbhaus'],
  [WEI, 'CNNGB', 'USNYC', 1, 17, 'bayline'],
] as const;
export const ALL: readonly DemoQuote[] = [
  ...BEFORE.map(([who, from, to, boxes, ago, client]) => ({
    who,
    ends: [from, to] as const,
    containers: of40(boxes),
    ago,
    validDays: 7,
    to: CLIENTS[client],
  })),
  ...QUOTES,
];
