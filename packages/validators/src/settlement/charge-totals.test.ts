import { expect, it } from 'vitest';
import { chargeTotals } from './charge-totals.ts';

const RATES = [
  { currency: 'USD', cnyPerUnit: '7.1000' },
  { currency: 'EUR', cnyPerUnit: '7.6680' },
];
const line = (currency: string, amount: string, cost: string | null) => ({ currency, amount, cost });
const LINES = [
  line('USD', '3110.00', '2860.00'),
  line('USD', '75.00', '65.00'),
  line('CNY', '4240.00', '3590.00'),
  line('EUR', '120.00', '105.00'),
];

it('sums what charges bring in, cost and leave, and converts the subtotals once', () => {
  expect(chargeTotals(LINES, 'USD', RATES)).toEqual({
    totals: [
      { currency: 'USD', receivable: '3185.00', payable: '2925.00', margin: '260.00', inOne: '3185.00' },
      { currency: 'CNY', receivable: '4240.00', payable: '3590.00', margin: '650.00', inOne: '597.18' },
      { currency: 'EUR', receivable: '120.00', payable: '105.00', margin: '15.00', inOne: '129.60' },
    ],
    overall: { currency: 'USD', receivable: '3911.78', payable: '3544.03', margin: '367.75', percent: '9.4' },
  });
});

it('takes a charge without a cost as all earned, and one below it as a loss', () => {
  expect(chargeTotals([line('CNY', '100.00', null)], 'CNY', []).overall).toMatchObject({
    payable: '0.00',
    percent: '100.0',
  });
  expect(chargeTotals([line('CNY', '100.00', '100.04')], 'CNY', []).overall).toMatchObject({
    margin: '-0.04',
    percent: '0.0',
  });
  expect(chargeTotals([line('CNY', '300.00', '310.00')], 'CNY', []).overall).toMatchObject({ percent: '-3.3' });
});

it('says nothing of the whole where a rate is missing or nothing is received', () => {
  expect(chargeTotals([line('GBP', '1.00', null)], 'USD', RATES)).toMatchObject({
    overall: null,
    totals: [{ inOne: null }],
  });
  expect(chargeTotals([], 'USD', RATES).overall).toMatchObject({ receivable: '0.00', percent: null });
});
