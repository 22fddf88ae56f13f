import { date, dateTime, dayMonth, money, packages, volume, weight } from './format.ts';

const format = { packages, weight, volume, money, date, dayMonth, dateTime };
export type Format = typeof format;

/** Figures and dates; the trade writes them the same way in both languages. */
export const useFormat = (): Format => format;
