import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal, fits, MONEY, sumDecimal, WEIGHT } from './decimal.ts';

it.each(['0', '0.50', '9999999999.99'])('%s is money', (value) =>
  expect(fits(value, MONEY, MONEY.decimals)).toBe(true),
);
it.each(['00.5', '10000000000', '1.234', '1e3', '.5', '1,000', '-1', '1.', '', ' 1', '１２'])(
  '%s is not money',
  (value) => expect(fits(value, MONEY, MONEY.decimals)).toBe(false),
);

it('takes 13 and 4 digits of weight and volume', () => {
  expect(fits('1234567890123.1234', WEIGHT, WEIGHT.decimals)).toBe(true);
  expect(fits('12345678901234', WEIGHT, WEIGHT.decimals)).toBe(false);
  expect(fits('1.12345', WEIGHT, WEIGHT.decimals)).toBe(false);
});

it('sums exactly', () => {
  expect(sumDecimal(['0.1', '0.2'])).toBe('0.3');
  expect(sumDecimal(['6880.000', '3960.000', '1560.000'])).toBe('12400.000');
  expect(sumDecimal(['1234567890123.1234', '0.0001'])).toBe('1234567890123.1235');
  expect(sumDecimal(['560', '720'])).toBe('1280');
  expect(sumDecimal(['0.0500', '0.05'])).toBe('0.1000');
  expect(sumDecimal([])).toBe('0');
  expect(sumDecimal(['', '1.5', ''])).toBe('1.5');
});

it('sums below zero', () => {
  expect(sumDecimal(['0.5', '-0.75'])).toBe('-0.25');
  expect(sumDecimal(['-1', '1.00'])).toBe('0.00');
  expect(sumDecimal(['-0'])).toBe('0');
  expect(sumDecimal(['-12.5', '-0.05'])).toBe('-12.55');
});

it('compares by value', () => {
  expect(compareDecimal('12400', '12400.0000')).toBe(0);
  expect(compareDecimal('0.0001', '0')).toBe(1);
  expect(compareDecimal('9.99', '10')).toBe(-1);
  expect(compareDecimal('-0.5', '-0.25')).toBe(-1);
  expect(compareDecimal('-0', '0.0')).toBe(0);
  expect(compareDecimal('', '0')).toBe(0);
});

describe('what is no decimal', () => {
  it.each(['1e3', '1,000', 'abc', ' ', '--1', '0x10', '1.', '.5', '１'])('%j is named, not counted', (text) => {
    expect(() => sumDecimal(['1', text])).toThrow(RangeError);
    expect(() => compareDecimal(text, '1')).toThrow(text);
    expect(() => compareDecimal('1', text)).toThrow(text);
  });
});

const thousandths = fc.integer({ min: -1_000_000, max: 1_000_000 });
const written = (value: number): string => {
  const digits = `${Math.abs(value)}`.padStart(4, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
};

it('agrees with whole numbers', () => {
  fc.assert(
    fc.property(fc.array(thousandths, { minLength: 1, maxLength: 20 }), (values) => {
      expect(sumDecimal(values.map(written))).toBe(written(values.reduce((sum, value) => sum + value, 0)));
    }),
  );
  fc.assert(
    fc.property(thousandths, thousandths, (left, right) => {
      expect(compareDecimal(written(left), written(right))).toBe(Math.sign(left - right));
    }),
  );
});

it('takes no longer than the list', () => {
  const begun = performance.now();
  sumDecimal(new Array<string>(200_000).fill('1234567890123.1234'));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
