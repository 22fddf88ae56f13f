import { expect, it } from 'vitest';
import { priceJump } from './price-jump.ts';

it.each([
  ['1820', '182', '-90'],
  ['2000', '2600.01', '30'],
  ['2000', '2601', '30'],
  ['100', '131', '31'],
  ['2000', '2600', null],
  ['2000', '1400', null],
  ['2310.00', '2360.00', null],
  ['0', '50', null],
  ['-20', '-30', '-50'],
])('%s → %s: %s', (before, after, jump) => {
  expect(priceJump(before, after)).toBe(jump);
});

it('takes no word for a price', () => {
  expect(() => priceJump('100', 'x')).toThrow(RangeError);
});
