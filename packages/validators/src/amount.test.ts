import { expect, it } from 'vitest';
import { compareDecimal, isDecimal, MONEY, sumDecimal, WEIGHT } from './amount.ts';

it.each(['0', '0.50', '9999999999.99'])('%s is money', (value) => expect(isDecimal(value, MONEY)).toBe(true));
it.each(['00.5', '10000000000', '1.234', '1e3', '.5', '1,000', '-1', '1.', '', ' 1', '１２'])(
  '%s is not money',
  (value) => expect(isDecimal(value, MONEY)).toBe(false),
);

it('takes 13 and 4 digits of weight', () => {
  expect(isDecimal('1234567890123.1234', WEIGHT)).toBe(true);
  expect(isDecimal('12345678901234', WEIGHT)).toBe(false);
  expect(isDecimal('1.12345', WEIGHT)).toBe(false);
  expect(isDecimal(12, WEIGHT)).toBe(false);
});

it('sums exactly', () => {
  expect(sumDecimal(['0.1', '0.2'])).toBe('0.3');
  expect(sumDecimal(['6880.000', '3960.000', '1560.000'])).toBe('12400.000');
  expect(sumDecimal(['1234567890123.1234', '0.0001'])).toBe('1234567890123.1235');
  expect(sumDecimal(['560', '720'])).toBe('1280');
  expect(sumDecimal(['0.0500', '0.05'])).toBe('0.1000');
  expect(sumDecimal([])).toBe('0');
});

it('compares by value', () => {
  expect(compareDecimal('12400', '12400.0000')).toBe(0);
  expect(compareDecimal('0.0001', '0')).toBe(1);
  expect(compareDecimal('9.99', '10')).toBe(-1);
});
