import { describe, expect, it } from 'vitest';
import { money, packages, volume, weight } from './figures.ts';
import { date, dateTime, dayMonth } from './format.ts';
import { formatFor } from './use-format.ts';

describe('figures', () => {
  it.each([
    [1280, '1,280'],
    ['999', '999'],
    ['1000', '1,000'],
    [0, '0'],
    ['', '—'],
    [null, '—'],
    [undefined, '—'],
    [-1234, '\u22121,234'],
  ])('packages %j: %s', (value, text) => expect(packages(value)).toBe(text));

  it.each([
    ['12400', '12,400.000'],
    ['007', '7.000'],
    ['000.12345', '0.123'],
    ['12400.5', '12,400.500'],
    ['0.25', '0.250'],
    ['0', '0'],
    ['0.0000', '0'],
    ['1.2345', '1.235'],
    ['1.2344', '1.234'],
    ['999.9995', '1,000.000'],
    // 13 digits before the point and 4 after it do not fit a floating point number
    ['9999999999999.1234', '9,999,999,999,999.123'],
    [null, '—'],
    ['about 5', 'about 5'],
  ])('weight %j: %s', (value, text) => expect(weight(value)).toBe(text));

  it.each([
    ['151.5', '151.5000'],
    ['151.49996', '151.5000'],
    ['0', '0'],
    ['1234567890123.1234', '1,234,567,890,123.1234'],
  ])('volume %j: %s', (value, text) => expect(volume(value)).toBe(text));

  it.each([
    ['USD', '4620', 'USD 4,620.00'],
    ['USD', '-40', 'USD \u221240.00'],
    ['CNY', '0', 'CNY 0.00'],
    ['USD', '-0.001', 'USD 0.00'],
    ['USD', '9999999999.99', 'USD 9,999,999,999.99'],
    ['USD', null, '—'],
  ])('money %s %j: %s', (currency, value, text) => expect(money(currency, value)).toBe(text));
});

describe('dates', () => {
  it.each([
    ['2026-11-26', '2026-11-26'],
    // a timestamp is the day it has in UTC+08:00
    ['2026-11-25T16:00:00Z', '2026-11-26'],
    ['2026-11-25T15:59:59Z', '2026-11-25'],
    ['2026-11-26T00:00:00+08:00', '2026-11-26'],
    ['2026-11-26T00:00:00', '2026-11-26'],
    [null, '—'],
    ['next week', 'next week'],
  ])('date %j: %s', (value, text) => expect(date(value)).toBe(text));

  it.each([
    ['2026-11-26', '11-26'],
    [undefined, '—'],
  ])('dayMonth %j: %s', (value, text) => expect(dayMonth(value)).toBe(text));

  it.each([
    ['2026-11-18T08:40:12Z', '2026-11-18 16:40:12 UTC+8'],
    ['2026-11-18T16:40:12+08:00', '2026-11-18 16:40:12 UTC+8'],
    ['2026-11-18T03:40:12-05:00', '2026-11-18 16:40:12 UTC+8'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01 00:00:00 UTC+8'],
    // without an offset nobody knows which clock it is of: it stays as it is
    ['2026-11-18 16:40:12', '2026-11-18 16:40:12'],
    ['2026-11-18T16:40:12', '2026-11-18T16:40:12'],
    ['2026-13-45T16:40:12Z', '2026-13-45T16:40:12Z'],
    ['2026-11-18', '2026-11-18'],
    ['', '—'],
  ])('dateTime %j: %s', (value, text) => expect(dateTime(value)).toBe(text));

  it.each([
    ['Asia/Shanghai', '2026-11-18 16:40:12'],
    ['Europe/Berlin', '2026-11-18 09:40:12'],
    ['America/St_Johns', '2026-11-18 05:10:12'],
  ])('dateTime in %s, where the reader is: %s', (zone, text) =>
    expect(dateTime('2026-11-18T08:40:12Z', zone)).toBe(text),
  );
});

describe('the clock of a reader', () => {
  const hamburg = formatFor('Europe/Berlin');
  const moment = '2026-11-18T16:40:12+08:00';

  it('shows moments by it, and says no zone', () => {
    expect(hamburg.dateTime(moment)).toBe('2026-11-18 09:40:12');
    expect(hamburg.minute(moment)).toBe('2026-11-18 09:40');
    expect(hamburg.time(moment)).toBe('09:40');
    expect(hamburg.date('2026-11-18T23:30:00Z')).toBe('2026-11-19');
    expect(hamburg.dayMonth('2026-11-18T23:30:00Z')).toBe('11-19');
    // Summer time is the zone's own.
    expect(hamburg.minute('2026-07-18T16:40:12+08:00')).toBe('2026-07-18 10:40');
  });

  it('shows what happens at a place by the clock there, and says which that is', () => {
    expect(hamburg.minute(moment, 'Asia/Shanghai')).toBe('2026-11-18 16:40 UTC+8');
    expect(hamburg.minute(moment, 'America/Los_Angeles')).toBe('2026-11-18 00:40 UTC\u22128');
    expect(hamburg.dateTime(moment, 'Asia/Kolkata')).toBe('2026-11-18 14:10:12 UTC+5:30');
    // Another name of the same clock is not another clock.
    expect(hamburg.time(moment, 'Europe/Paris')).toBe('09:40');
  });

  it('says the zone of the desk to a reader it does not know', () => {
    expect(formatFor(undefined).minute(moment)).toBe('2026-11-18 16:40 UTC+8');
    expect(formatFor(undefined).time(moment)).toBe('16:40 UTC+8');
    expect(formatFor('Asia/Singapore').minute(moment, 'Asia/Shanghai')).toBe('2026-11-18 16:40');
  });

  it('leaves days and what is no moment alone', () => {
    expect(hamburg.minute('2026-11-18')).toBe('2026-11-18');
    expect(hamburg.time(null)).toBe('—');
    expect(hamburg.dateTime('next week')).toBe('next week');
  });
});
