import { expect, it } from 'vitest';
import { discounted, type PriceLevel, priceAtLevel, type SheetPrice } from './price-at-level.ts';

const rule = { listAdd: '70', vipLess: '30' };
const at = (sheet: SheetPrice, level: PriceLevel) => priceAtLevel(sheet, level, { rule, currency: 'USD' }).price;

it.each([
  [{ member: '2310' }, '2380.00', '2310.00', '2280.00'],
  [{ member: '3560' }, '3630.00', '3560.00', '3530.00'],
  [{ member: '3560', list: '3680' }, '3680.00', '3560.00', '3530.00'],
  [{ member: '2310', vip1: '2290' }, '2380.00', '2310.00', '2290.00'],
  // A contract price above the member's is read as it, a list price below it too.
  [{ member: '2280', vip1: '2290' }, '2350.00', '2280.00', '2280.00'],
  [{ member: '2310', list: '2300' }, '2310.00', '2310.00', '2280.00'],
  [{ member: '20' }, '90.00', '20.00', '0.00'],
])('%j: list %s, member %s, VIP %s', (sheet, list, member, vip) => {
  expect([at(sheet, 'visitor'), at(sheet, 'member'), at(sheet, 'vip1')]).toEqual([list, member, vip]);
  expect(priceAtLevel(sheet, 'visitor', { rule, currency: 'USD' })).toMatchObject({ list, member });
});

it('puts three levels of contracts below each other', () => {
  const sheet = { member: '2310', vip2: '2250', vip3: '2260' };
  expect([at(sheet, 'vip1'), at(sheet, 'vip2'), at(sheet, 'vip3')]).toEqual(['2280.00', '2250.00', '2250.00']);
});

it('says what membership saves', () => {
  expect(priceAtLevel({ member: '2310' }, 'visitor', { rule, currency: 'USD' }).saving).toBe('70.00');
  expect(priceAtLevel({ member: '15000' }, 'vip1', { rule, currency: 'JPY' })).toEqual({
    price: '14970',
    list: '15070',
    member: '15000',
    saving: '70',
  });
});

it.each([
  ['2380', { price: '2310' }, undefined, '2310.00'],
  ['2380', { less: '70' }, undefined, '2310.00'],
  ['2380', { percent: '3' }, undefined, '2309.00'],
  ['2380', { percent: '3' }, '2330', '2330.00'],
  ['2380', { price: '2420' }, undefined, '2380.00'],
  ['2380', undefined, undefined, '2380.00'],
  ['2375', { percent: '2.5' }, undefined, '2316.00'],
  ['80', { less: '100' }, '0', '0.00'],
  ['80', { less: '100' }, undefined, '0.00'],
  ['2380', { percent: '3' }, '2400', '2380.00'],
  // Of 2315.625, by the decimal.
  ['2375', { less: '59.375' }, undefined, '2315.63'],
])('list %s with %j and floor %s: %s', (list, discount, floor, expected) =>
  expect(discounted(list, discount, { floor, currency: 'USD' })).toBe(expected),
);

it('never asks more of a customer than of the level', () => {
  const price = (discount: { price: string }, level: PriceLevel) =>
    priceAtLevel({ member: '2310', floor: '2200' }, level, { rule, currency: 'USD', discount }).price;
  expect(price({ price: '2350' }, 'member')).toBe('2310.00');
  expect(price({ price: '2250' }, 'member')).toBe('2250.00');
  expect(price({ price: '2100' }, 'vip1')).toBe('2200.00');
});
