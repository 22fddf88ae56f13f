import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count, currency, decimal, order, price, rates, sumOf } from '../testing/freight.ts';
import type { CostLine } from './cost-line.ts';
import { compare, exact, fixed, total } from './exact.ts';
import { convert, lineAmount } from './money.ts';
import { predictedCost } from './predicted-cost.ts';
import { discounted, priceAtLevel } from './price-at-level.ts';
import { surchargeAmount } from './surcharge-amount.ts';
import { variance } from './variance.ts';

const lines = fc.array(
  fc
    .record({
      code: fc.constantFrom('OF', 'THC', 'DOC', 'BAF'),
      side: fc.constant('freight' as const),
      basis: fc.constant('PER_CTN' as const),
      unitPrice: price,
      quantity: fc.constant('1'),
      currency,
      state: fc.constantFrom('charged' as const, 'inFreight' as const, 'notIncluded' as const, 'optional' as const),
      chosen: fc.boolean(),
    })
    .map((line): CostLine => ({ ...line, amount: lineAmount(line.unitPrice, 1, line.currency) })),
  { maxLength: 12 },
);

it('sums what counts to the last digit, and converts each subtotal once', () => {
  fc.assert(
    fc.property(lines, currency, (list, into) => {
      const { subtotals, predicted } = predictedCost(list, { currency: into, rates });
      const counted = list.filter(({ state, chosen }) => state === 'charged' || (state === 'optional' && chosen));
      for (const { currency: one, amount } of subtotals)
        expect(compare(exact(amount), sumOf(counted.filter((line) => line.currency === one)))).toBe(0);
      expect(subtotals.map((sum) => sum.currency)).toEqual([...new Set(counted.map((line) => line.currency))]);
      const parts = subtotals.map((sum) => exact(convert(sum, into, rates) ?? ''));
      expect(predicted && compare(exact(predicted.amount), total(parts))).toBe(0);
      const reversed = predictedCost([...list].reverse(), { currency: into, rates });
      expect(reversed.predicted).toEqual(predicted);
    }),
  );
});

it('counts a charge by container as often as there are some, whatever they are called', () => {
  fc.assert(
    fc.property(
      price,
      fc.array(fc.tuple(fc.constantFrom('20GP', '40HQ', '45HQ'), count), { minLength: 1 }),
      (one, list) => {
        const containers = list.map(([ctnType, many]) => ({ ctnType, count: many }));
        const charge = { code: 'THC', side: 'origin', basis: 'PER_CTN', currency: 'CNY', mandatory: true } as const;
        const together = surchargeAmount({ ...charge, amount: one }, { containers });
        const amountsByCtn = ['20GP', '40HQ', '45HQ'].map((ctnType) => ({ ctnType, amount: one }));
        const apart = surchargeAmount({ ...charge, amount: null, amountsByCtn }, { containers });
        expect(compare(sumOf(together), sumOf(apart))).toBe(0);
      },
    ),
  );
});

it('lets no level pay less than a higher one, and no promise raise a price', () => {
  const sheet = fc.record({
    member: price,
    list: fc.option(price),
    vip1: fc.option(price),
    vip2: fc.option(price),
    vip3: fc.option(price),
    floor: fc.option(price),
  });
  const discount = fc.oneof(
    price.map((one) => ({ price: one })),
    price.map((less) => ({ less })),
    decimal(10_000n, 2).map((percent) => ({ percent })),
  );
  const levels = ['visitor', 'member', 'vip1', 'vip2', 'vip3'] as const;
  fc.assert(
    fc.property(sheet, discount, price, price, (by, promise, listAdd, vipLess) => {
      const options = { rule: { listAdd, vipLess }, currency: 'USD' };
      const prices = levels.map((level) => priceAtLevel(by, level, options).price);
      for (const [at, one] of prices.entries()) {
        expect(order(one, '0')).toBeGreaterThanOrEqual(0);
        expect(order(prices[at - 1] ?? one, one)).toBeGreaterThanOrEqual(0);
        const level = levels[at] ?? 'visitor';
        expect(order(priceAtLevel(by, level, { ...options, discount: promise }).price, one)).toBeLessThanOrEqual(0);
      }
      const list = prices[0] ?? '';
      const promised = discounted(list, promise, { currency: 'USD' });
      expect(order(promised, list)).toBeLessThanOrEqual(0);
      expect(order(promised, '0')).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('differs by as much as both sides do', () => {
  const side = fc.array(
    fc.record({ code: fc.constantFrom('OF', 'THC', 'DOC'), currency: fc.constant('USD'), amount: price }),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(side, side, (predicted, billed) => {
      const {
        rows,
        total: both,
        exchange,
      } = variance(predicted, billed, { currency: 'USD', frozen: rates, billed: rates });
      const sum = (list: readonly { amount: string }[]) => total(list.map(({ amount }) => exact(amount)));
      const diff = total(rows.map((row) => exact(row.diff)));
      expect(compare(diff, total([sum(billed), exact(`-${fixed(sum(predicted), 2)}`)]))).toBe(0);
      expect(both && compare(exact(both.diff), diff)).toBe(0);
      expect(exchange).toBe('0.00');
    }),
  );
});
