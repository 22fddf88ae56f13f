import type { contract, Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';
import { FX, sampleCost } from './sample-cost.ts';
import { type Cost, EUR, endOf, HAMBURG, line, NINGBO, others, usd } from './sample-mode-parts.ts';

export type Lcl = Out<typeof contract.freight.lclPage>['records'][number];

type LclSaid = readonly [
  coLoader: string,
  serviceCode: string,
  price: string,
  etd: string,
  eta: string,
  days: number,
  via: string,
  sums: readonly [total: string, list: string, origin: string, destination: string],
  spaceLeft: string,
];
const LCL: readonly LclSaid[] = [
  [
    '子午湾自拼',
    'MB-HAM',
    '5.00',
    '2026-11-29',
    '2026-12-30',
    31,
    '',
    ['617.66', '648.86', '151.19', '466.47'],
    '11.40',
  ],
  [
    '北仑集拼',
    'BLC-AW',
    '0.00',
    '2026-11-27',
    '2026-12-30',
    33,
    'Antwerp',
    ['785.96', '817.16', '119.99', '665.97'],
    '6.8',
  ],
  [
    '甬港集拼',
    'YGC-2',
    '-20.00',
    '2026-11-30',
    '2027-01-02',
    33,
    '',
    ['893.02', '924.22', '-4.81', '897.83'],
    '5.0000',
  ],
];
const lclRow = (
  [coLoader, serviceCode, price, etd, eta, transitDays, via, [total, list, origin, destination], spaceLeft]: LclSaid,
  at: number,
): Lcl => ({
  id: 51 + at,
  rateNo: `LC261120000${at + 1}`,
  revision: 1,
  pol: endOf(NINGBO),
  pod: endOf(HAMBURG),
  coLoader,
  serviceCode,
  price,
  listPrice: null,
  currency: 'USD',
  minRt: '1',
  ratio: 1000,
  etdDays: [7],
  etd,
  eta,
  cfsCutoff: '2026-11-26T12:00:00+08:00',
  docCutoff: null,
  transitDays,
  direct: via === '',
  via,
  spaceLeft,
  validFrom: '2026-11-10',
  validTo: '2026-12-31',
  remark: '',
  rebate: price.startsWith('-'),
  warehouse: { name: '北仑 CFS', address: '', contact: '', hours: '' },
  memberSaving: usd('31.20'),
  priceLevel: 'member' as Lcl['priceLevel'],
  memberLocked: false,
  total: usd(total),
  listTotal: usd(list),
  origin: usd(origin),
  destination: usd(destination),
});
export const lclRows = LCL.map(lclRow);

export function lclCost(locale: Language): Cost {
  const said = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english);
  const byTon = (unitPrice: string) => ({ basis: 'PER_RT' as const, unitPrice, quantity: '6.24' });
  const there = { side: 'destination', payTerm: 'CC', currency: 'EUR' } as const;
  return {
    ...sampleCost(locale, '0', '0', '617.66'),
    lines: [
      line('OF', said('海运费', 'Ocean freight'), { ...byTon('5.00'), currency: 'USD', amount: '31.20' }),
      line('CFS', said('装箱费', 'CFS handling'), { ...byTon('60.00'), currency: 'CNY', amount: '374.40' }),
      line('DOC', said('文件费', 'Documentation'), { basis: 'PER_BL', currency: 'CNY', amount: '300.00' }),
      line('DTHC', said('拆箱与码头费', 'CFS and terminal'), { ...byTon('58.00'), ...there, amount: '361.92' }),
      line('DO', said('换单费', 'Delivery order'), { ...there, basis: 'PER_BL', amount: '70.00' }),
      ...others(locale),
    ],
    origin: usd('151.19'),
    destination: usd('466.47'),
    fx: [...FX, EUR],
  };
}
