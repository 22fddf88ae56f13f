import { expect, it } from 'vitest';
import { type CalendarRate, priceCalendar } from './price-calendar.ts';

const rates = [{ currency: 'USD', cnyPerUnit: '7.1000' }];
const rate = (rateId: number, price: string, weekday: number, more: Partial<CalendarRate> = {}): CalendarRate => ({
  rateId,
  shippingId: rateId,
  price,
  currency: 'USD',
  transitDays: 15,
  etdDays: [weekday],
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
  ...more,
});
const COSCO = rate(1, '2310.00', 4, { docCutoff: { daysBefore: 5, time: '17:00' } });
const ZIM = rate(2, '2420.00', 5, { validTo: '2026-11-30' });
const LATER = rate(3, '2395.00', 5, { validFrom: '2026-12-01' });
const ONE = rate(4, '2365.00', 6);
const YM = rate(5, '2340.00', 7);
const MATSON = rate(6, '3560.00', 3, { docCutoff: { daysBefore: 4, time: '10:00' } });
const LANE = [COSCO, ZIM, LATER, ONE, YM, MATSON];

const calendar = (offers: readonly CalendarRate[], days = 12, now = '2026-11-20T09:40:00', from = '2026-11-23') =>
  priceCalendar(offers, { from, days, now, rates });
const on = (offers: readonly CalendarRate[], day: string, now?: string) => calendar(offers, 1, now, day)[0];

it('is as drawn', () => {
  expect(calendar(LANE).map(({ day, state, minPrice }) => [day, minPrice ?? state])).toEqual([
    ['2026-11-23', 'noSailing'],
    ['2026-11-24', 'noSailing'],
    ['2026-11-25', '3560.00'],
    ['2026-11-26', '2310.00'],
    ['2026-11-27', '2420.00'],
    ['2026-11-28', '2365.00'],
    ['2026-11-29', '2340.00'],
    ['2026-11-30', 'noSailing'],
    ['2026-12-01', 'noSailing'],
    ['2026-12-02', '3560.00'],
    ['2026-12-03', '2310.00'],
    ['2026-12-04', '2395.00'],
  ]);
});

it('closes with the documents, to the second', () => {
  expect(on([COSCO], '2026-11-26', '2026-11-21T16:59:59')).toMatchObject({ state: 'sailing', sailings: 1 });
  expect(on([COSCO], '2026-11-26', '2026-11-21T17:00:00')).toMatchObject({ state: 'closed', minPrice: null });
  const early = { ...COSCO, docCutoff: { daysBefore: 30, time: '09:00' } };
  expect(on([early], '2026-11-26', '2026-10-27T08:59:59')?.state).toBe('sailing');
  expect(on([early], '2026-11-26', '2026-10-27T09:00:00')?.state).toBe('closed');
});

it('ends with the last day of a price', () => {
  const ending = { ...COSCO, validTo: '2026-12-03' };
  expect(on([ending], '2026-12-03')?.minPrice).toBe('2310.00');
  expect(on([ending], '2026-12-10')?.state).toBe('noSailing');
});

it('passes over what is full while something is not', () => {
  const full = { ...COSCO, full: true };
  expect(on([full, rate(7, '2500.00', 4)], '2026-11-26')).toMatchObject({
    state: 'sailing',
    minPrice: '2500.00',
    sailings: 2,
  });
  expect(on([full], '2026-11-26')).toMatchObject({ state: 'full', minPrice: '2310.00' });
});

it('gives equal prices to the shorter voyage, then to the smaller id', () => {
  const slow = rate(1, '2310.00', 4, { transitDays: 16 });
  const quick = rate(2, '2310.00', 4, { transitDays: 14 });
  const other = rate(3, '2310.00', 4, { transitDays: 14 });
  expect(on([slow, other, quick], '2026-11-26')).toMatchObject({ rateId: 2, transitDays: 14 });
});

it('compares currencies and shows each in its own', () => {
  const yuan = rate(8, '16330.00', 4, { currency: 'CNY' });
  expect(on([COSCO, yuan], '2026-11-26')).toMatchObject({ minPrice: '16330.00', currency: 'CNY' });
  expect(() => on([COSCO, { ...yuan, currency: 'EUR' }], '2026-11-26')).toThrow(RangeError);
});

it('takes single sailings, and turns of months and years', () => {
  const single = rate(9, '2000.00', 1, { etd: '2027-01-01', etdDays: undefined, validTo: '2027-01-31' });
  expect(calendar([single], 3, undefined, '2026-12-31').map(({ day, state }) => [day, state])).toEqual([
    ['2026-12-31', 'noSailing'],
    ['2027-01-01', 'sailing'],
    ['2027-01-02', 'noSailing'],
  ]);
  expect(calendar([], 42)).toHaveLength(42);
});
