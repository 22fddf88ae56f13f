import { afterEach, describe, expect, it } from 'vitest';
import { toDate, toDay } from '../foundations/day.ts';
import { isDay, lastDayMeant, readDay } from './read-day.ts';

it.each([
  ['2026-11-26', '2026-11-26'],
  ['20261126', '2026-11-26'],
  ['2026/11/26', '2026-11-26'],
  ['2026.1.6', '2026-01-06'],
  [' 2026-1-6 ', '2026-01-06'],
  ['2026年11月26日', '2026-11-26'],
  ['２０２６－１１－２６', '2026-11-26'],
  ['2024-02-29', '2024-02-29'],
])('%s is %s', (text, day) => expect(readDay(text)).toBe(day));

it.each(['', '2026', '202611', '2026-13-01', '2026-02-29', '2026-00-10', '26-11-26', '2026-11-26T00:00', 'tomorrow'])(
  '%s is no day',
  (text) => expect(readDay(text)).toBeUndefined(),
);

it.each([
  ['2026-02-30', '2026-02-28'],
  ['20261131', '2026-11-30'],
  ['2026-11-26', '2026-11-30'],
  ['2026-11-32', undefined],
  ['2026-13-31', undefined],
])('%s may have meant %s', (text, day) => {
  if (!isDay(text)) expect(lastDayMeant(text)).toBe(day);
});

describe('in zones that have no midnight once a year, and far from UTC', () => {
  const { TZ } = process.env;
  afterEach(() => {
    process.env['TZ'] = TZ;
  });
  const ZONES = [
    'America/Santiago',
    'Africa/Cairo',
    'Asia/Beirut',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Asia/Shanghai',
  ];

  it.each(ZONES)('%s keeps every day', (zone) => {
    process.env['TZ'] = zone;
    const utc = Date.UTC(2026, 0, 1);
    const days = Array.from({ length: 365 }, (_, place) =>
      new Date(utc + place * 86_400_000).toISOString().slice(0, 10),
    );
    expect(days.map((day) => toDay(toDate(day)))).toEqual(days);
  });
});
