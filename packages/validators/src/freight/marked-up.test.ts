import { expect, it } from 'vitest';
import type { CostLine } from './cost-line.ts';
import { type MarkUp, markedUp, markedUpPrice } from './marked-up.ts';

const line = (more: Partial<CostLine> = {}): CostLine => ({
  code: 'OF',
  side: 'freight',
  basis: 'PER_CTN',
  unitPrice: '2310.00',
  quantity: '2',
  currency: 'USD',
  amount: '4620.00',
  state: 'charged',
  ...more,
});
const shown = (one: CostLine, ...markUps: MarkUp[]) => {
  const [{ basis, unitPrice, quantity, amount } = line()] = markedUp([one], markUps);
  return [basis, unitPrice, quantity, amount];
};

it('adds to the unit price, and so to the amount', () => {
  expect(shown(line(), { code: 'OF', add: '50' })).toEqual(['PER_CTN', '2360.00', '2', '4720.00']);
  expect(shown(line(), { code: 'OF', percent: '3' })).toEqual(['PER_CTN', '2379.30', '2', '4758.60']);
  expect(shown(line(), { code: 'OF', add: '-10' })).toEqual(['PER_CTN', '2300.00', '2', '4600.00']);
  expect(shown(line({ currency: 'JPY', unitPrice: '1501', amount: '3002' }), { code: 'OF', percent: '3' })).toEqual([
    'PER_CTN',
    '1546',
    '2',
    '3092',
  ]);
});

it('leaves alone what it does not name, what has no price and what is in the freight', () => {
  expect(markedUp([line()], [{ code: 'THC', add: '50' }])).toEqual([line()]);
  const open = line({ unitPrice: null, amount: null });
  expect(markedUp([open], [{ code: 'OF', add: '50' }])).toEqual([open]);
  const within = line({ amount: '0.00', state: 'inFreight' });
  expect(markedUp([within], [{ code: 'OF', add: '50' }])).toEqual([within]);
});

it('lets nothing tell what a line was', () => {
  const percent = line({ code: 'CAF', basis: 'PERCENT', unitPrice: '0.5', quantity: '4620.00', amount: '23.10' });
  expect(shown(percent)).toEqual(['PER_SHIPMENT', '23.10', '1', '23.10']);
  expect(shown(percent, { code: 'CAF', percent: '10' })).toEqual(['PER_SHIPMENT', '25.41', '1', '25.41']);
  const least = line({ code: 'CIC', unitPrice: '10.00', amount: '150.00' });
  expect(shown(least, { code: 'CIC', add: '20' })).toEqual(['PER_SHIPMENT', '170.00', '1', '170.00']);
});

it('adds to the price of a list as it does to a line', () => {
  expect(markedUpPrice('2310.00', 'OF', 'USD', [{ code: 'OF', percent: '3' }])).toBe('2379.30');
  expect(markedUpPrice('2310.00', 'OF', 'USD', [])).toBe('2310.00');
});
