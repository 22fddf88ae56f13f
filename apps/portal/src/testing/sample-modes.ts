import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { FX, sampleCost } from './sample-cost.ts';
import { rateAnswers } from './sample-rates.ts';

const { freight, basedata } = contract;
type Lcl = Out<typeof freight.lclPage>['records'][number];
type Air = Out<typeof freight.airPage>['records'][number];
type Cost = Out<typeof freight.lclById>['cost'];
type Line = Cost['lines'][number];
type Port = Out<typeof basedata.ports>[number];

/** The questions that the samples answer. */
export const LCL_PATH = '?mode=lcl&from=CNNGB&to=DEHAM&weight=2980&boxes=120x100x65x8';
export const AIR_PATH = '?mode=air&from=PVG&to=LAX&weight=386&boxes=60x40x50x20,45x35x30x10';

const AT = '2026-11-20T09:40:00+08:00';
const port = (
  id: number,
  kind: Port['kind'],
  portCode: string,
  [nameCn, nameEn]: readonly [string, string],
  zone: string,
): Port => ({
  ...{ id, kind, portCode, nameCn, nameEn, zone, city: nameEn, countryId: 156, lane: 'china', longitude: null },
  ...{ latitude: null, initials: '', hot: true },
});
const NINGBO = port(1, 'sea', 'CNNGB', ['宁波', 'Ningbo'], 'Asia/Shanghai');
const HAMBURG = port(21, 'sea', 'DEHAM', ['汉堡', 'Hamburg'], 'Europe/Berlin');
const NAKHODKA = port(6, 'sea', 'RUNJK', ['纳霍德卡', 'Nakhodka'], 'Asia/Vladivostok');
const PUDONG = port(31, 'air', 'PVG', ['上海浦东', 'Shanghai Pudong'], 'Asia/Shanghai');
const LAX = port(32, 'air', 'LAX', ['洛杉矶', 'Los Angeles'], 'America/Los_Angeles');
const PORTS = [NINGBO, HAMBURG, NAKHODKA, PUDONG, LAX];
const endOf = ({ id, portCode, nameCn, nameEn }: Port) => ({ id, portCode, nameCn, nameEn });
const usd = (amount: string) => ({ currency: 'USD', amount });
const cny = (amount: string) => ({ currency: 'CNY', amount });

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
  ...{ id: 51 + at, rateNo: `LC261120000${at + 1}`, revision: 1, pol: endOf(NINGBO), pod: endOf(HAMBURG) },
  ...{ coLoader, serviceCode, price, listPrice: null, currency: 'USD', minRt: '1', ratio: 1000, etdDays: [7] },
  ...{ etd, eta, cfsCutoff: '2026-11-26T12:00:00+08:00', docCutoff: null, transitDays, direct: via === '', via },
  ...{ spaceLeft, validFrom: '2026-11-10', validTo: '2026-12-31', remark: '', rebate: price.startsWith('-') },
  ...{ warehouse: { name: '北仑 CFS', address: '', contact: '', hours: '' }, memberSaving: usd('31.20') },
  ...{ priceLevel: 'member' as Lcl['priceLevel'], memberLocked: false },
  ...{ total: usd(total), listTotal: usd(list), origin: usd(origin), destination: usd(destination) },
});
const lclRows = LCL.map(lclRow);

const line = (code: string, name: string, rest: Partial<Line> & Pick<Line, 'basis' | 'currency' | 'amount'>): Line => ({
  ...{ code, name, side: 'origin', payTerm: 'PP', ctnType: null, unitPrice: rest.amount, quantity: '1' },
  ...{ state: 'charged', note: '' },
  ...rest,
});
const EUR = { currency: 'EUR', cnyPerUnit: '7.6680', time: '2026-11-20T09:00:00+08:00' };
const others = (locale: Language) =>
  sampleCost(locale, '0', '0', '0').lines.filter(({ state }) => state === 'notIncluded');

function lclCost(locale: Language): Cost {
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
    ...{ origin: usd('151.19'), destination: usd('466.47'), fx: [...FX, EUR] },
  };
}

const BREAKS = [0, 45, 100, 300, 500, 1000];
type AirSaid = readonly [
  airline: readonly [code: string, nameCn: string, nameEn: string],
  flightNo: string,
  days: readonly [etd: string, eta: string, transit: number],
  prices: readonly string[],
  sums: readonly [unit: string, freight: string, total: string],
  space: Air['spaceState'],
];
const AIR: readonly AirSaid[] = [
  [
    ['CX', '国泰货运', 'Cathay Cargo'],
    'CX3271',
    ['2026-11-24', '2026-11-26', 2],
    ['44.00', '37.80', '33.60', '30.90', '28.90', '27.50'],
    ['28.90', '14450.00', '17993.00'],
    'open',
  ],
  [
    ['CK', '中货航', 'China Cargo'],
    'CK0221',
    ['2026-11-25', '2026-11-25', 0],
    ['46.00', '39.50', '35.20', '32.50', '29.80', '28.60'],
    ['29.80', '14900.00', '18443.00'],
    'limited',
  ],
];
const airRow = (
  [
    [code, nameCn, nameEn],
    flightNo,
    [etd, eta, transitDays],
    prices,
    [unitPrice, freightSum, total],
    spaceState,
  ]: AirSaid,
  at: number,
): Air => ({
  ...{ id: 61 + at, rateNo: `AR261120000${at + 1}`, revision: 1, start: endOf(PUDONG), end: endOf(LAX) },
  ...{ airline: { id: at + 1, code, nameCn, nameEn }, flightNo, flightDays: [2, 5], etd, eta, transitDays },
  ...{ cargoCutoff: '2026-11-23T14:00:00+08:00', direct: transitDays === 0, currency: 'CNY', min: '460.00' },
  via: transitDays === 0 ? [] : [{ id: 33, portCode: 'HKG', nameCn: '香港', nameEn: 'Hong Kong' }],
  breaks: BREAKS.map((from, place) => ({ from, price: prices[place] ?? '', listPrice: null })),
  ...{ spaceState, spaceLeft: spaceState === 'limited' ? '1.2' : null, validFrom: '2026-11-10' },
  ...{ validTo: '2026-12-10', goodsTypes: [], remark: '', priceLevel: 'member' as Air['priceLevel'] },
  ...{ memberLocked: false, chargedAs: '500', unitPrice, freight: cny(freightSum), total: cny(total) },
  ...{ saved: cny(at === 0 ? '216.70' : '315.50'), memberSaving: cny('350.00') },
});
const airRows = AIR.map(airRow);

function airCost(locale: Language): Cost {
  const said = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english);
  const byKg = (unitPrice: string, quantity = '500') => ({ basis: 'PER_KG' as const, unitPrice, quantity });
  const yuan = (code: string, name: string, rest: Partial<Line> & Pick<Line, 'basis' | 'amount'>) =>
    line(code, name, { currency: 'CNY', ...rest });
  return {
    ...sampleCost(locale, '0', '0', '0'),
    lines: [
      yuan('OF', said('空运费', 'Air freight'), { ...byKg('28.90'), amount: '14450.00' }),
      yuan('FSC', said('燃油附加费', 'Fuel surcharge'), { ...byKg('5.20'), amount: '2600.00' }),
      yuan('SSC', said('安全附加费', 'Security'), { ...byKg('1.20'), amount: '600.00' }),
      yuan('GHC', said('地面操作费', 'Ground handling'), { ...byKg('0.50', '386'), amount: '193.00' }),
      yuan('AWB', said('运单费', 'Air waybill'), { basis: 'PER_BL', amount: '50.00' }),
      yuan('ACAS', said('美国预申报', 'US advance data'), { basis: 'PER_BL', amount: '100.00' }),
      ...others(locale),
    ],
    ...{ subtotals: [cny('17993.00')], predicted: cny('17993.00') },
  };
}

/** For who is not logged in: no price but the list price. */
const locked = <T extends Lcl | Air>(row: T): T => ({ ...row, priceLevel: 'visitor', memberLocked: true });
const withId = <T extends Lcl | Air>(rows: T[], id: number) => (rows.find((row) => row.id === id) ?? rows[0]) as T;
const page = <T>(records: T[]) => ({ records, total: records.length, pricedAt: AT, fx: [...FX, EUR] });

/** Rates of every way but whole containers, and none to Nakhodka. */
export function modeAnswers(locale: Language, guest = true): AnyHandler[] {
  const shown = <T extends Lcl | Air>(rows: T[]) => (guest ? rows.map(locked) : rows);
  return [
    mock(basedata.ports, ({ searchValue, id, kind }) =>
      PORTS.filter((one) =>
        id === undefined ? one.kind === kind && one.portCode.includes(searchValue.toUpperCase()) : one.id === id,
      ),
    ),
    mock(basedata.hotAirPorts, [PUDONG, LAX]),
    mock(freight.lclPage, ({ podId }) => ({ ...page(podId === HAMBURG.id ? shown(lclRows) : []), chargeable: '6.24' })),
    mock(freight.lclById, ({ id }) => ({ ...withId(lclRows, id), cost: lclCost(locale) })),
    mock(freight.airPage, ({ weight }) => ({
      ...page(
        shown(airRows).map((row) =>
          weight
            ? row
            : { ...row, chargedAs: null, unitPrice: null, freight: null, total: null, saved: null, memberSaving: null },
        ),
      ),
      chargeable: weight ? '479.0' : null,
    })),
    mock(freight.airById, ({ id }) => ({ ...withId(airRows, id), cost: airCost(locale) })),
    mock(freight.truckPage, ({ keyword }) => ({
      records: keyword
        ? []
        : [
            {
              ...{ id: 71, port: endOf(NINGBO), ctnType: 3, price: '1350.00', currency: 'CNY', waitFree: 4 },
              wharf: { id: 3, portId: 1, code: 'NBCT3', nameCn: '北仑三期', nameEn: 'Beilun 3' },
              ...{ city: { id: 9, nameCn: '余姚市', nameEn: 'Yuyao' }, overweight: [{ fromKg: 24000, add: '300.00' }] },
              ...{ waitPrice: '80.00', validFrom: '2026-11-01', validTo: '2026-12-31', remark: '' },
            },
          ],
      total: keyword ? 0 : 1,
    })),
    mock(freight.declarePage, ({ kind }) => {
      const records = (['general', 'express', 'transit'] as const).map((own, at) => ({
        ...{ id: 81 + at, port: endOf(NINGBO), kind: own, price: `${(at + 2) * 100}.00`, perPage: '20.00' },
        ...{ currency: 'CNY', examination: locale === 'zh-CN' ? '实报实销' : 'at cost' },
        ...{ validTo: null, remark: '' },
      }));
      const wanted = records.filter((row) => kind === undefined || row.kind === kind);
      return { records: wanted, total: wanted.length };
    }),
    mock(basedata.fxRates, { list: [...FX, EUR] }),
    ...rateAnswers(locale),
  ];
}
