import { expect, it } from 'vitest';
import { headings, hsCodes, instant, localDate, members, plainDecimal, sealsOf, sumOf, within } from './typed.ts';

it.each([
  ['12400', '12400'],
  ['12400.0000', '12400'],
  ['12,400.500', '12400.5'],
  ['0.10', '0.1'],
  ['007', '7'],
  ['0', '0'],
  ['0.000', '0'],
  [' 1.5 ', '1.5'],
  ['\uff11\uff12', '12'],
  ['1,23', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['.5', undefined],
  ['1.', undefined],
  ['', undefined],
  ['9'.repeat(41), undefined],
])('reads %j as %j', (text, plain) => expect(plainDecimal(text)).toBe(plain));

it('adds what it can read', () => {
  expect(sumOf(['12400.5', '0.0003', '', 'x', '1,000'])).toBe('13400.5003');
  expect(sumOf([])).toBe('0');
  expect(sumOf(['0.50', '0.50'])).toBe('1');
});

it.each([
  ['10', '10.001', '0.001', true],
  ['10.0011', '10', '0.001', false],
  ['10', '10', '0', true],
  ['10', '11', '0', false],
])('%s and %s are within %s: %s', (left, right, tolerance, near) => {
  expect(within(left, right, tolerance)).toBe(near);
  expect(within(right, left, tolerance)).toBe(near);
});

it.each([
  ['2026-11-26', '2026-11-26'],
  ['2026/11/26', '2026-11-26'],
  ['20261126', '2026-11-26'],
  ['2026-11-26T23:59:00-11:00', '2026-11-26'],
  ['26-11-2026', undefined],
  ['2026-1-2', undefined],
  ['', undefined],
])('the date of %j is %j', (text, date) => expect(localDate(text)).toBe(date));

it('reads instants with an offset only', () => {
  expect(instant('2026-11-18T08:40:12Z')).toBe(instant('2026-11-18T16:40:12+08:00'));
  expect(instant('2026-11-18T08:40:12')).toBeUndefined();
  expect(instant('Z')).toBeUndefined();
});

it.each([
  ['8517.13.00', ['85171300']],
  ['8517 13 00', ['85171300']],
  ['850760 940382', ['850760', '940382']],
  ['940382,850760;940382/392410\n1', ['1', '392410', '850760', '940382']],
  ['', []],
  [' , ', []],
])('the codes of %j are %j', (text, codes) => expect(hsCodes(text)).toEqual(codes));

it('lists headings, members and seals', () => {
  expect(headings(['940382', '9403820000', '850760'])).toEqual(['940382', '850760']);
  expect(members('b@x.cn, a@x.cn;A@X.CN')).toEqual(['A@X.CN', 'B@X.CN']);
  expect(sealsOf(' cn-1 / CN2,CN1 ')).toEqual(['CN1', 'CN1', 'CN2']);
});
