import type { Language } from '../i18n/provider.tsx';
import type { DayPrice } from './prices.ts';

/** The day it is in stories and tests. */
export const TODAY = '2026-11-20';

type Row = readonly [day: string, price?: string, state?: 'full' | number, line?: string];

const words = {
  'zh-CN': (line: string) => `${line}，直航 14\u00a0天，截单前一天 17:00`,
  'en-US': (line: string) => `${line}, direct, 14 days, cut-off 17:00 the day before`,
};

const rows: readonly Row[] = [
  ['2026-11-21', '2290', 'full', 'EMC HTW'],
  ['2026-11-22', '2380', 2, 'YM PS6'],
  ['2026-11-25', '3560', undefined, 'MATSON CLX'],
  ['2026-11-26', '2310', undefined, 'COSCO AAC2'],
  ['2026-11-27', '2420', undefined, 'ONE PS3'],
  ['2026-11-28', '2365', 6, 'HMM PN3'],
  ['2026-11-29', '2340', undefined, 'YM PS6'],
  ['2026-12-02', '3560', undefined, 'MATSON CLX'],
  ['2026-12-03', '2310', undefined, 'COSCO AAC2'],
  ['2026-12-04', '2395', undefined, 'ONE PS3'],
  ['2026-12-05', '2365', 'full', 'HMM PN3'],
  ['2026-12-09', '3560', undefined, 'MATSON CLX'],
  ['2026-12-10', '2345', undefined, 'COSCO AAC2'],
];

const priceOf = (locale: Language, [day, price, state, line = '']: Row): DayPrice => ({
  day,
  price,
  full: state === 'full',
  left: typeof state === 'number' ? state : undefined,
  about: words[locale](line),
});

/** The sailings of two months from Ningbo to Los Angeles. */
export const prices = (locale: Language): DayPrice[] => rows.map((row) => priceOf(locale, row));

/** The same in yuan and with cents: figures that no narrow cell holds. */
export const longPrices = (locale: Language): DayPrice[] =>
  prices(locale).map((day) => ({ ...day, price: day.price && `1${day.price}8.50` }));

const STRIP = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
const NEXT = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

/** Twelve days in a row, with those on which no ship sails. */
export const strip = (locale: Language): DayPrice[] => {
  const known = new Map(prices(locale).map((price) => [price.day, price]));
  return [...STRIP, ...NEXT].map((day) => known.get(day) ?? { day });
};
