import { type Code, contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { staffInfo } from './sample-desk.ts';

const { freight, basedata, importing } = contract;
type Price = Out<typeof freight.fbaPriceById>;

const CODES = ['staff:home', 'rate:edit', 'fba:edit', 'fuda:edit'] as const satisfies Code[];

const price = (id: number, channelName: string, kg100: string, more: Partial<Price> = {}): Price => ({
  id,
  revision: 1,
  status: 2,
  editedAt: null,
  channelName,
  channelNameEn: '',
  channelDesc: '',
  channelDescEn: '',
  carrier: 'COSCO',
  serviceCode: 'AAC2',
  vessel: '',
  mode: 1,
  origins: ['shenzhen', 'yiwu'],
  countryId: 1,
  country: { id: 1, nameCn: '美国', nameEn: 'United States' },
  warehouseIds: [],
  zipPrefixes: ['8', '9'],
  breaks: [
    { fromKg: 100, price: kg100 },
    { fromKg: 1000, price: '6.80' },
  ],
  pricePerCbm: null,
  minCbm: null,
  listAdd: '0.30',
  vipLess: '0.10',
  currency: 'CNY',
  divisor: 6000,
  compareBy: 'shipment',
  cartonMin: '12',
  shipmentMin: '100',
  roundTo: '1',
  transitMin: 30,
  transitMax: 35,
  transitUnit: 'day',
  sailDays: [2],
  cutoff: { days: 3, time: '18:00' },
  taxIncluded: true,
  goodsTypes: [],
  oversize: null,
  extras: [],
  lateRefund: null,
  compensation: '',
  compensationEn: '',
  spaceState: 'open',
  validFrom: '2026-11-15',
  validTo: '2026-12-30',
  ...more,
});

export const FBA_PRICES: readonly Price[] = [
  price(1, '普船海卡', '7.90'),
  price(2, '快船海卡', '9.40', { serviceCode: 'CLX', breaks: [{ fromKg: 100, price: '9.40' }] }),
  price(3, '美森限时达', '12.30', { mode: 5, status: 1, zipPrefixes: ['0', '1'] }),
];

/** The list of prices to FBA sites, one of them a draft. */
export const fbaPriceAnswers = (locale: Language): AnyHandler[] => [
  staffInfo(locale, CODES),
  mock(freight.fbaPricePage, { records: [...FBA_PRICES], total: FBA_PRICES.length }),
  mock(freight.fbaPriceById, ({ id }) => FBA_PRICES.find((one) => one.id === id) ?? price(id, '普船海卡', '7.90')),
  mock(freight.saveFbaPrice, ({ id }) => ({ id: id ?? 99 })),
  mock(freight.setFbaPriceStatus, ({ ids }) => ({ updated: ids.length })),
  mock(freight.updateFbaPrices, ({ ids, dryRun }) => ({
    updated: dryRun ? 0 : ids.length,
    rows: [
      {
        id: 1,
        before: [{ fromKg: 100, price: '7.90' }],
        after: [{ fromKg: 100, price: '8.40' }],
        validTo: '2026-12-30',
      },
    ],
  })),
  mock(basedata.commonList, [{ id: 1, code: 'US', nameCn: '美国', nameEn: 'United States' }]),
  mock(importing.latestImport, { job: null }),
];
