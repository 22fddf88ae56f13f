export type { Day, Month } from '../foundations/day.ts';
export { PriceCalendar, type PriceCalendarProps } from './price-calendar.tsx';
export { PriceStrip, type PriceStripProps } from './price-strip.tsx';
export type { DayPrice, DayPrices } from './prices.ts';
