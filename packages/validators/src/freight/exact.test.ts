import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brief, compare, counted, exact, fixed, minus, over, plus, positive, raised, times, total } from './exact.ts';

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat(6))
  .map(([digits, decimals]) => fixed({ top: digits, of: 10n ** BigInt(decimals) }, decimals));

it.each([
  ['2308.605', 2, '2308.61'],
  ['2308.604', 2, '2308.60'],
  ['-2.345', 2, '-2.35'],
  ['-0.001', 2, '0.00'],
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['1234567890123.00005', 4, '1234567890123.0001'],
])('%s with %i decimals is %s', (text, decimals, expected) => expect(fixed(exact(text), decimals)).toBe(expected));

it.each([
  ['72.4500', '72.45'],
  ['320.00', '320'],
  ['100', '100'],
  ['0.00', '0'],
])('%s is briefly %s', (text, expected) => expect(brief(exact(text), 4)).toBe(expected));

it.each([
  ['72.45', '1', '73'],
  ['73', '1', '73'],
  ['14.625', '0.5', '15'],
  ['1.0004', '0.001', '1.001'],
  ['-0.7', '0.5', '-0.5'],
  ['0', '0.5', '0'],
])('%s up to a multiple of %s is %s', (text, step, expected) =>
  expect(brief(raised(exact(text), exact(step)), 4)).toBe(expected),
);

it.each(['', ' ', '1,000', '1e3', '.5', 'NaN', '１'])('%j is no number', (text) =>
  expect(() => exact(text)).toThrow(RangeError),
);
it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no count', (count) =>
  expect(() => counted(count)).toThrow(RangeError),
);
it('divides by nothing but numbers above and below 0', () => {
  expect(() => over(exact('1'), exact('0.00'))).toThrow(RangeError);
  expect(fixed(over(exact('1'), exact('-8')), 3)).toBe('-0.125');
});

it('gives back what it was given', () => {
  fc.assert(
    fc.property(decimal, (text) => {
      const decimals = text.split('.')[1]?.length ?? 0;
      expect(fixed(exact(text), decimals)).toBe(text);
    }),
  );
});

it('adds, takes away, multiplies and divides without loss', () => {
  fc.assert(
    fc.property(decimal, decimal, decimal, (a, b, c) => {
      const [x, y, z] = [exact(a), exact(b), exact(c)];
      expect(compare(minus(plus(x, y), y), x)).toBe(0);
      expect(compare(times(plus(x, y), z), plus(times(x, z), times(y, z)))).toBe(0);
      if (y.top !== 0n) expect(compare(times(over(x, y), y), x)).toBe(0);
      expect(compare(total([x, y, z]), total([z, x, y]))).toBe(0);
    }),
  );
});

it('rounds by no more than half, and up by less than a step', () => {
  fc.assert(
    fc.property(decimal, fc.constantFrom('0.5', '1', '0.001', '3'), (text, step) => {
      const [value, size] = [exact(text), exact(step)];
      const off = positive(minus(exact(fixed(value, 2)), value));
      expect(compare(off, exact('0.005'))).toBeLessThanOrEqual(0);
      const added = minus(raised(value, size), value);
      expect(compare(added, exact('0'))).toBeGreaterThanOrEqual(0);
      expect(compare(added, size)).toBeLessThan(0);
    }),
  );
});
