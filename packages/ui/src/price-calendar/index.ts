export type { Day, Month } from '../foundations/day.ts';
export { PriceCalendar, type PriceCalendarPart, type PriceCalendarProps } from './price-calendar.tsx';
export { PriceStrip, type PriceStripPart, type PriceStripProps } from './price-strip.tsx';
export type { DayPrice, DayPrices } from './prices.ts';
