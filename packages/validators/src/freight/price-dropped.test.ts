import { describe, expect, it } from 'vitest';
import { priceDropped } from './index.ts';

describe('a followed price', () => {
  it.each([
    ['2286.90', '2310.00', undefined, true],
    ['2286.91', '2310.00', undefined, false],
    ['2310.00', '2310.00', undefined, false],
    ['2380.00', '2310.00', undefined, false],
    ['2300.00', '2310.00', '2300.00', true],
    ['2300.01', '2310.00', '2300.00', false],
    ['2300.00', null, '2300', true],
    ['2300.00', null, undefined, false],
  ])('of %s, %s at first, %s wished for: %s', (now, start, target, told) => {
    expect(priceDropped({ now, start, target })).toBe(told);
  });

  it('is a decimal', () => {
    expect(() => priceDropped({ now: '', start: '1.00' })).toThrow(RangeError);
  });
});
