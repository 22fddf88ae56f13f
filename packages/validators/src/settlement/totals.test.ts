import { expect, it } from 'vitest';
import { balances, paidState, statementTotals } from './totals.ts';

const of = (...list: string[]) =>
  list.map((text) => {
    const [currency = '', amount = ''] = text.split(' ');
    return { currency, amount };
  });

it.each([
  [
    of('USD 4620.00', 'USD 35.00', 'CNY 2480.00', 'CNY 700.00', 'CNY 450.00', 'CNY 100.00'),
    of('USD 4655.00', 'CNY 3730.00'),
  ],
  [of('USD 4620.00', 'USD 35.00', 'USD -35.00'), of('USD 4620.00')],
  [[], []],
  [of('CNY 0.10', 'CNY 0.20'), of('CNY 0.30')],
  [of('CNY 9999999999.99', 'CNY 0.01'), of('CNY 10000000000.00')],
  [of('CNY 1.00', 'USD 1.00', 'CNY 1.00'), of('CNY 2.00', 'USD 1.00')],
  [of('JPY 15000.00'), of('JPY 15000')],
])('sums %j', (lines, totals) => expect(statementTotals(lines)).toEqual(totals));

it('throws for what is no amount', () => expect(() => statementTotals(of('CNY 1,00'))).toThrow(RangeError));

it('says what is open of each currency', () => {
  expect(balances(of('USD 4655.00', 'CNY 3730.00'), of('USD 4000.00', 'EUR 1.00'))).toEqual([
    { currency: 'USD', due: '4655.00', paid: '4000.00', open: '655.00' },
    { currency: 'CNY', due: '3730.00', paid: '0.00', open: '3730.00' },
    { currency: 'EUR', due: '0.00', paid: '1.00', open: '-1.00' },
  ]);
});

it.each([
  [of('USD 10.00', 'CNY 5.00'), [], 'unpaid'],
  [of('USD 10.00', 'CNY 5.00'), of('USD 10.00'), 'part'],
  [of('USD 10.00'), of('USD 9.99'), 'part'],
  [of('USD 10.00', 'CNY 5.00'), of('CNY 5.00', 'USD 10.00'), 'paid'],
  [of('USD 10.00'), of('USD 10.01'), 'paid'],
  [of('USD -35.00'), [], 'paid'],
] as const)('of %j, with %j, it is %s', (lines, payments, state) =>
  expect(paidState(balances(lines, payments))).toBe(state),
);
