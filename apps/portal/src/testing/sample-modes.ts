import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { FX, sampleCost } from './sample-cost.ts';
import { type Lcl, lclCost, lclRows } from './sample-lcl.ts';
import {
  type Cost,
  cny,
  EUR,
  endOf,
  HAMBURG,
  LAX,
  type Line,
  line,
  NINGBO,
  others,
  PORTS,
  PUDONG,
} from './sample-mode-parts.ts';
import { rateAnswers } from './sample-rates.ts';

const { freight, basedata } = contract;
type Air = Out<typeof freight.airPage>['records'][number];

/** The questions that the samples answer. */
export const LCL_PATH = '?mode=lcl&from=CNNGB&to=DEHAM&weight=2980&boxes=120x100x65x8';
export const AIR_PATH = '?mode=air&from=PVG&to=LAX&weight=386&boxes=60x40x50x20,45x35x30x10';

const AT = '2026-11-20T09:40:00+08:00';

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
  id: 61 + at,
  rateNo: `AR261120000${at + 1}`,
  revision: 1,
  start: endOf(PUDONG),
  end: endOf(LAX),
  airline: { id: at + 1, code, nameCn, nameEn },
  flightNo,
  flightDays: [2, 5],
  etd,
  eta,
  transitDays,
  cargoCutoff: '2026-11-23T14:00:00+08:00',
  direct: transitDays === 0,
  currency: 'CNY',
  min: '460.00',
  via: transitDays === 0 ? [] : [{ id: 33, portCode: 'HKG', nameCn: '香港', nameEn: 'Hong Kong' }],
  breaks: BREAKS.map((from, place) => ({ from, price: prices[place] ?? '', listPrice: null })),
  spaceState,
  spaceLeft: spaceState === 'limited' ? '1.2' : null,
  validFrom: '2026-11-10',
  validTo: '2026-12-10',
  goodsTypes: [],
  remark: '',
  priceLevel: 'member' as Air['priceLevel'],
  memberLocked: false,
  chargedAs: '500',
  unitPrice,
  freight: cny(freightSum),
  total: cny(total),
  saved: cny(at === 0 ? '216.70' : '315.50'),
  memberSaving: cny('350.00'),
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
    subtotals: [cny('17993.00')],
    predicted: cny('17993.00'),
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
              id: 71,
              port: endOf(NINGBO),
              ctnType: 3,
              price: '1350.00',
              currency: 'CNY',
              waitFree: 4,
              wharf: { id: 3, portId: 1, code: 'NBCT3', nameCn: '北仑三期', nameEn: 'Beilun 3' },
              city: { id: 9, nameCn: '余姚市', nameEn: 'Yuyao' },
              overweight: [{ fromKg: 24000, add: '300.00' }],
              waitPrice: '80.00',
              validFrom: '2026-11-01',
              validTo: '2026-12-31',
              remark: '',
            },
          ],
      total: keyword ? 0 : 1,
    })),
    mock(freight.declarePage, ({ kind }) => {
      const records = (['general', 'express', 'transit'] as const).map((own, at) => ({
        id: 81 + at,
        port: endOf(NINGBO),
        kind: own,
        price: `${(at + 2) * 100}.00`,
        perPage: '20.00',
        currency: 'CNY',
        examination: locale === 'zh-CN' ? '实报实销' : 'at cost',
        validTo: null,
        remark: '',
      }));
      const wanted = records.filter((row) => kind === undefined || row.kind === kind);
      return { records: wanted, total: wanted.length };
    }),
    mock(basedata.fxRates, { list: [...FX, EUR] }),
    ...rateAnswers(locale),
  ];
}
