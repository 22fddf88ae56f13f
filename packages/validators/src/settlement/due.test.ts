import { expect, it } from 'vitest';
import { agedSums, ageingBucket, dueDay, overdueDays } from './due.ts';

it.each([
  ['2026-10-14', { by: 'month', days: 30 }, '2026-11-30'],
  ['2026-10-31', { by: 'month', days: 25 }, '2026-11-25'],
  ['2026-01-31', { by: 'month', days: 30 }, '2026-03-02'],
  ['2026-02-03', { by: 'month', days: 15 }, '2026-03-15'],
  ['2026-10-14', { by: 'order', days: 7 }, '2026-10-21'],
  ['2026-10-25', { by: 'month', days: 30, closeDay: 25 }, '2026-11-24'],
  ['2026-10-26', { by: 'month', days: 30, closeDay: 25 }, '2026-12-25'],
  ['2026-12-26', { by: 'month', days: 0, closeDay: 25 }, '2027-01-25'],
  ['2028-02-10', { by: 'month', days: 1, closeDay: 30 }, '2028-03-01'],
] as const)('issued %s by %j is due %s', (issued, terms, due) => expect(dueDay(issued, terms)).toBe(due));

it.each([
  ['2026-11-25', -5, 'current'],
  ['2026-11-20', 0, 'current'],
  ['2026-11-19', 1, '1-30'],
  ['2026-10-21', 30, '1-30'],
  ['2026-10-20', 31, '31-60'],
  ['2026-09-21', 60, '31-60'],
  ['2026-09-20', 61, '61-90'],
  ['2026-08-22', 90, '61-90'],
  ['2026-08-21', 91, '90+'],
] as const)('due %s is %d days late on 20 November: %s', (due, days, bucket) => {
  expect(overdueDays(due, '2026-11-20')).toBe(days);
  expect(ageingBucket(days)).toBe(bucket);
});

it.each(['2026-02-30', '2026-13-01', '', '20261120'])('throws for %j, which is no day', (day) =>
  expect(() => dueDay(day, { by: 'order', days: 1 })).toThrow(RangeError),
);

it('sums what is open by age and currency, disputes apart', () => {
  const open = [
    { currency: 'USD', amount: '100.10', dueDay: '2026-11-25' },
    { currency: 'CNY', amount: '5.00', dueDay: '2026-08-21' },
    { currency: 'USD', amount: '0.20', dueDay: '2026-11-20' },
    { currency: 'USD', amount: '7.00', dueDay: '2026-10-20', disputed: true },
    { currency: 'USD', amount: '3.00', dueDay: '2026-10-20' },
  ];
  expect(agedSums(open, '2026-11-20')).toEqual([
    {
      currency: 'USD',
      buckets: { current: '100.30', '1-30': '0.00', '31-60': '3.00', '61-90': '0.00', '90+': '0.00' },
      disputed: '7.00',
      total: '103.30',
    },
    {
      currency: 'CNY',
      buckets: { current: '0.00', '1-30': '0.00', '31-60': '0.00', '61-90': '0.00', '90+': '5.00' },
      disputed: '0.00',
      total: '5.00',
    },
  ]);
});
