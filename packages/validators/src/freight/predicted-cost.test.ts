import { describe, expect, it } from 'vitest';
import { type CostLine, subtotals } from './cost-line.ts';
import { amountLess, convert, lineAmount } from './money.ts';
import { predictedCost } from './predicted-cost.ts';
import { type Shipment, type Surcharge, surchargeAmount } from './surcharge-amount.ts';

const rates = [
  { currency: 'USD', cnyPerUnit: '7.1000' },
  { currency: 'EUR', cnyPerUnit: '7.6680' },
  { currency: 'JPY', cnyPerUnit: '0.0472' },
  { currency: 'GBP', cnyPerUnit: '9.0420' },
];
const charge = (code: string, basis: Surcharge['basis'], amount: string | null, currency = 'CNY'): Surcharge => ({
  code,
  side: 'origin',
  basis,
  amount,
  currency,
  mandatory: true,
});
const LOCAL = [
  charge('THC', 'PER_CTN', '1240.00'),
  charge('BKF', 'PER_CTN', '350.00'),
  charge('DOC', 'PER_BL', '450.00'),
  charge('SEAL', 'PER_CTN', '50.00'),
  charge('AMS', 'PER_BL', '35.00', 'USD'),
  { ...charge('BAF', 'PER_CTN', '180.00', 'USD'), includedInFreight: true },
];

/** The drawn case: ocean freight and local charges of some containers. */
function lines(price: string, { count = 2, bills = 1, more = [] as readonly Surcharge[] } = {}): CostLine[] {
  const containers = [{ ctnType: '40HQ', count }];
  const shipment: Shipment = {
    containers,
    bills,
    freight: [{ currency: 'USD', amount: lineAmount(price, count, 'USD') }],
  };
  return [{ ...charge('OF', 'PER_CTN', price, 'USD'), side: 'freight' as const }, ...LOCAL, ...more].flatMap((one) =>
    surchargeAmount(one, shipment),
  );
}
const predict = (list: readonly CostLine[], currency = 'USD') => predictedCost(list, { currency, rates });
const sums = (list: readonly CostLine[]) => subtotals(list).map(({ currency, amount }) => `${currency} ${amount}`);

describe('all-in total', () => {
  it.each([
    ['member', lines('2310.00'), ['USD 4655.00', 'CNY 3730.00'], '5180.35'],
    ['ONE', lines('2340.00'), ['USD 4715.00', 'CNY 3730.00'], '5240.35'],
    ['YM', lines('2365.00'), ['USD 4765.00', 'CNY 3730.00'], '5290.35'],
    ['MATSON', lines('3560.00'), ['USD 7155.00', 'CNY 3730.00'], '7680.35'],
    ['visitor', lines('2380.00'), ['USD 4795.00', 'CNY 3730.00'], '5320.35'],
    ['one container', lines('2310.00', { count: 1 }), ['USD 2345.00', 'CNY 2090.00'], '2639.37'],
    ['two bills', lines('2310.00', { bills: 2 }), ['USD 4690.00', 'CNY 4180.00'], '5278.73'],
    [
      'CAF',
      lines('2310.00', { more: [charge('CAF', 'PERCENT', '0.5', 'USD')] }),
      ['USD 4678.10', 'CNY 3730.00'],
      '5203.45',
    ],
    [
      'DTHC prepaid',
      lines('2310.00', { more: [charge('DTHC', 'PER_CTN', '230.00', 'EUR')] }),
      ['USD 4655.00', 'CNY 3730.00', 'EUR 460.00'],
      '5677.15',
    ],
  ])('%s', (_, list, expected, predicted) => {
    expect(sums(list)).toEqual(expected);
    expect(predict(list).predicted).toEqual({ currency: 'USD', amount: predicted });
  });

  it('is shown in another currency from the subtotals, not from the total', () => {
    expect(predict(lines('2310.00'), 'CNY').predicted?.amount).toBe('36780.50');
    expect(convert({ currency: 'USD', amount: '5180.35' }, 'CNY', rates)).toBe('36780.49');
  });

  const plain = (currency: string, amount: string): CostLine => ({
    code: 'X',
    side: 'freight',
    basis: 'PER_SHIPMENT',
    unitPrice: amount,
    quantity: '1',
    currency,
    amount,
    state: 'charged',
  });

  it('converts each currency once', () => {
    expect(predict([plain('USD', '820.00'), plain('JPY', '15000'), plain('CNY', '698.00')]).predicted?.amount).toBe(
      '1018.03',
    );
    const three = [plain('CNY', '350.00'), plain('CNY', '350.00'), plain('CNY', '350.00')];
    expect(subtotals(three)).toEqual([{ currency: 'CNY', amount: '1050.00' }]);
    expect(predict(three).predicted?.amount).toBe('147.89');
    const apart = three.map((one) => predict([one]).predicted?.amount ?? '');
    expect(subtotals(apart.map((amount) => plain('USD', amount)))[0]?.amount).toBe('147.90');
  });

  it.each([
    ['CNY', '0.03', 'USD', '0.00'],
    ['CNY', '0.04', 'USD', '0.01'],
    ['CNY', '100.00', 'JPY', '2119'],
    ['CNY', '3730.00', 'USD', '525.35'],
    ['CNY', '2090.00', 'USD', '294.37'],
    ['CNY', '4180.00', 'USD', '588.73'],
    ['EUR', '460.00', 'USD', '496.80'],
    ['EUR', '1.00', 'USD', '1.08'],
    ['JPY', '15000', 'USD', '99.72'],
    ['CNY', '698.00', 'USD', '98.31'],
    ['CNY', '6630.00', 'USD', '933.80'],
  ])('%s %s is %s %s', (currency, amount, into, expected) =>
    expect(convert({ currency, amount }, into, rates)).toBe(expected),
  );

  it.each([
    ['2380.00', '2310.00', 'USD', '70.00'],
    ['1980.00', '2380.00', 'USD', '-400.00'],
    ['5.00', '-20.00', 'USD', '25.00'],
    ['15000', '14970', 'JPY', '30'],
  ])('%s less %s %s is %4$s', (amount, other, currency, expected) =>
    expect(amountLess(amount, other, currency)).toBe(expected),
  );

  it('is the drawn booking', () => {
    const insurance = surchargeAmount(
      { ...charge('INS', 'PERCENT', '0.06', 'USD'), mandatory: false },
      { freight: [{ currency: 'USD', amount: '95040.00' }], chosen: ['INS'] },
    );
    expect(insurance[0]?.amount).toBe('57.02');
    const more = [charge('TRK', 'PER_CTN', '1350.00'), charge('CUS', 'PER_BL', '200.00')];
    const all = [...lines('2310.00', { more }), ...insurance];
    expect(sums(all)).toEqual(['USD 4712.02', 'CNY 6630.00']);
    expect(predict(all).predicted?.amount).toBe('5645.82');
  });

  it('is never a part of the sum', () => {
    const open = [...lines('2310.00'), ...surchargeAmount(charge('INSP', 'AT_COST', null), {})];
    expect(predict(open)).toMatchObject({ predicted: null, unpriced: ['INSP'] });
    const abroad = [...lines('2310.00'), plain('THB', '100.00')];
    expect(predict(abroad)).toMatchObject({ predicted: null, unconverted: ['THB'] });
  });

  it('is not emptied by what does not count', () => {
    const aside = (state: CostLine['state'], chosen?: boolean): CostLine => ({
      ...plain('CNY', '0'),
      amount: null,
      state,
      ...(chosen === undefined ? {} : { chosen }),
    });
    const list = [...lines('2310.00'), aside('optional', false), aside('notIncluded'), aside('inFreight')];
    expect(predict(list).predicted?.amount).toBe('5180.35');
    expect(predict([...list, aside('optional', true)]).predicted).toBeNull();
  });

  it('of nothing is nothing', () =>
    expect(predict([])).toEqual({
      subtotals: [],
      predicted: { currency: 'USD', amount: '0.00' },
      unpriced: [],
      unconverted: [],
    }));
});
