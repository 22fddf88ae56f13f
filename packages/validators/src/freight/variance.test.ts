import { expect, it } from 'vitest';
import { type VarianceLine, variance } from './variance.ts';

const frozen = [
  { currency: 'USD', cnyPerUnit: '7.1000' },
  { currency: 'EUR', cnyPerUnit: '7.6680' },
];
const line = (code: string, currency: string, amount: string, booking?: string): VarianceLine => ({
  code,
  currency,
  amount,
  ...(booking === undefined ? {} : { booking }),
});
const one = (currency: string, predicted: string | null, billed: string | null) =>
  variance(
    predicted === null ? [] : [line('OF', currency, predicted)],
    billed === null ? [] : [line('OF', currency, billed)],
    { currency: 'USD', frozen },
  ).rows[0];

it.each([
  ['USD', '4620.00', '4620.00', '0.00', '0.0', 'same'],
  ['USD', '4620.00', '4760.00', '140.00', '3.0', 'more'],
  ['USD', '35.00', '35.00', '0.00', '0.0', 'same'],
  ['CNY', '450.00', '500.00', '50.00', '11.1', 'more'],
  ['CNY', '100.00', null, '-100.00', '-100.0', 'dropped'],
  ['CNY', null, '300.00', '300.00', null, 'new'],
  ['USD', '525.35', '540.00', '14.65', '2.8', 'more'],
  ['CNY', '1000.00', '1000.01', '0.01', '0.0', 'within'],
  ['CNY', '2480.00', '1240.00', '-1240.00', '-50.0', 'less'],
  // Exactly 2 % is within, a little more is not; and so are CNY 50, here USD 7.04.
  ['CNY', '1000.00', '1020.00', '20.00', '2.0', 'within'],
  ['CNY', '1000.00', '1020.01', '20.01', '2.0', 'more'],
  ['CNY', '4000.00', '4050.00', '50.00', '1.3', 'within'],
  ['CNY', '4000.00', '3949.99', '-50.01', '-1.3', 'less'],
  ['USD', '4620.00', '4627.04', '7.04', '0.2', 'within'],
  ['USD', '4620.00', '4627.05', '7.05', '0.2', 'more'],
  // Where nothing was predicted the difference alone counts.
  ['CNY', '0.00', '50.00', '50.00', null, 'within'],
  ['CNY', '0.00', '50.01', '50.01', null, 'more'],
  ['THB', '100.00', '100.01', '0.01', '0.0', 'more'],
])('%s %s, billed %s: %s, %s %%, %s', (currency, predicted, billed, diff, percent, state) =>
  expect(one(currency, predicted, billed)).toEqual({ code: 'OF', currency, predicted, billed, diff, percent, state }),
);

it('matches by booking, code and currency, and sums what belongs together', () => {
  const { rows } = variance(
    [line('OF', 'USD', '100.00', 'B1'), line('OF', 'USD', '20.00', 'B1'), line('OF', 'USD', '7.00', 'B2')],
    [line('OF', 'CNY', '5.00', 'B1'), line('OF', 'USD', '60.00', 'B1'), line('OF', 'USD', '60.00', 'B1')],
    { currency: 'USD', frozen },
  );
  expect(rows.map(({ booking, currency, diff, state }) => [booking, currency, diff, state])).toEqual([
    ['B1', 'USD', '0.00', 'same'],
    ['B2', 'USD', '-7.00', 'dropped'],
    ['B1', 'CNY', '5.00', 'new'],
  ]);
});

it('shows the effect of the exchange rate apart', () => {
  const predicted = [line('OF', 'USD', '4655.00'), line('THC', 'CNY', '3730.00')];
  const billed = [line('OF', 'USD', '4655.00'), line('THC', 'CNY', '3830.00')];
  const found = variance(predicted, billed, {
    currency: 'USD',
    frozen,
    billed: [{ currency: 'USD', cnyPerUnit: '7.0000' }],
  });
  expect(found.total).toEqual({ currency: 'USD', predicted: '5180.35', billed: '5194.44', diff: '14.09' });
  // 3830.00 / 7.0 = 547.14 in place of 539.44.
  expect(found.exchange).toBe('7.70');
});

it('has no total without a rate, and no effect without the rates of the day', () => {
  const found = variance([line('X', 'THB', '1.00')], [], { currency: 'USD', frozen });
  expect(found).toMatchObject({ total: null, exchange: null });
});
