import { describe, expect, it } from 'vitest';
import type { CostLine } from './cost-line.ts';
import { lclCharge } from './lcl-charge.ts';
import { costOfBothEnds } from './predicted-cost.ts';
import { type Surcharge, surchargeAmount } from './surcharge-amount.ts';

const tariff = { price: '38.00', currency: 'USD' };

it.each([
  ['850', '2.35', '2.35', '89.30', 'volume'],
  ['4000', '2.52', '4', '152.00', 'weight'],
  ['300', '0.3', '1', '38.00', 'minimum'],
  ['1000', '1', '1', '38.00', 'weight'],
  ['1000.4', '1', '1.001', '38.04', 'weight'],
  ['0', '0.0004', '1', '38.00', 'minimum'],
  ['2350.5', '2.3505', '2.351', '89.34', 'weight'],
  ['12400', '11.9', '12.4', '471.20', 'weight'],
])('%s kg, %s m³: %s rt, %s', (weight, volume, rt, amount, by) =>
  expect(lclCharge(tariff, { weight, volume })).toEqual({ rt, amount, by }),
);

it('goes by another ratio, and up to a tenth', () => {
  expect(lclCharge({ ...tariff, ratio: '500' }, { weight: '550', volume: '0.3' })).toMatchObject({
    rt: '1.1',
    amount: '41.80',
  });
  expect(lclCharge({ ...tariff, step: '0.1' }, { weight: '850', volume: '2.35' })).toMatchObject({
    rt: '2.4',
    amount: '91.20',
  });
  expect(() => lclCharge({ ...tariff, ratio: '0' }, { weight: '1', volume: '1' })).toThrow(RangeError);
});

describe('both ends', () => {
  const rates = [
    { currency: 'USD', cnyPerUnit: '7.1000' },
    { currency: 'EUR', cnyPerUnit: '7.6680' },
  ];
  const charge = (code: string, side: Surcharge['side'], basis: Surcharge['basis'], amount: string, currency: string) =>
    ({ code, side, basis, amount, currency, mandatory: true }) satisfies Surcharge;

  it.each([
    ['5.00', '58.00', '70.00', '151.19', '466.47', '617.66'],
    ['0.00', '86.00', '80.00', '119.99', '665.97', '785.96'],
    ['-20.00', '118.00', '95.00', '-4.81', '897.83', '893.02'],
  ])('freight %s, then %s and %s: %s here, %s there', (price, perRt, order, origin, destination, both) => {
    const { rt, amount } = lclCharge({ ...tariff, price }, { weight: '5100', volume: '6.240' });
    expect(rt).toBe('6.24');
    const freight: CostLine = {
      code: 'OF',
      side: 'freight',
      basis: 'PER_RT',
      unitPrice: price,
      quantity: rt,
      currency: 'USD',
      amount,
      state: 'charged',
    };
    const charges = [
      charge('CFS', 'origin', 'PER_RT', '60.00', 'CNY'),
      charge('DOC', 'papers', 'PER_BL', '300.00', 'CNY'),
      charge('ENS', 'papers', 'PER_BL', '25.00', 'USD'),
      charge('DTHC', 'destination', 'PER_RT', perRt, 'EUR'),
      charge('DO', 'destination', 'PER_BL', order, 'EUR'),
    ].flatMap((one) => surchargeAmount(one, { rt }));
    expect(costOfBothEnds([freight, ...charges], { currency: 'USD', rates })).toEqual({
      origin: { currency: 'USD', amount: origin },
      destination: { currency: 'USD', amount: destination },
      both: { currency: 'USD', amount: both },
    });
  });

  it('has no sum where one end has none', () => {
    const unknown = surchargeAmount(
      { ...charge('DTHC', 'destination', 'PER_RT', '0', 'EUR'), amount: null },
      { rt: '1' },
    );
    expect(costOfBothEnds(unknown, { currency: 'USD', rates })).toMatchObject({ destination: null, both: null });
  });
});
