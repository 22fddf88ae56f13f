import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, exact, minus, plus, total } from '../freight/exact.ts';
import { currency, price, rates } from '../testing/freight.ts';
import { creditUse } from './credit.ts';
import { AGEING_BUCKETS, agedSums, dueDay, overdueDays } from './due.ts';
import { TAX_RATES, taxWithin } from './tax.ts';
import { balances, paidState, statementTotals } from './totals.ts';
import { capitalWords } from './words.ts';

const line = fc.record({ currency: fc.constantFrom('USD', 'CNY', 'EUR'), amount: price });
const lines = fc.array(line, { maxLength: 40 });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const equal = (a: string, b: string) => compare(exact(a), exact(b)) === 0;

it('sums 10,000 statements so that lines and totals agree in every currency', () => {
  fc.assert(
    fc.property(lines, (list) => {
      const totals = statementTotals(list);
      expect(totals.map((sum) => sum.currency)).toEqual([...new Set(list.map((one) => one.currency))]);
      for (const sum of totals) {
        const mine = list.filter((one) => one.currency === sum.currency);
        // Cents counted apart from the rules, as whole numbers.
        const cents = mine.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n);
        expect(BigInt(sum.amount.replace('.', ''))).toBe(cents);
      }
      const statement = (at: number) => list.filter((_, index) => (index % 2 === 0) === (at === 0));
      const halves = [...statementTotals(statement(0)), ...statementTotals(statement(1))];
      for (const sum of statementTotals(halves))
        expect(totals.find((one) => one.currency === sum.currency)?.amount).toBe(sum.amount);
    }),
    { numRuns: 10_000 },
  );
});

it('splits a tax so that both parts make the total, and the rate is hit within half a cent', () => {
  fc.assert(
    fc.property(price, fc.constantFrom(...TAX_RATES), (sum, rate) => {
      const { net, tax, total: whole } = taxWithin(sum, rate);
      expect(equal(whole, sum) && compare(plus(exact(net), exact(tax)), exact(sum)) === 0).toBe(true);
      if (rate === '0') expect(tax).toBe('0.00');
    }),
  );
});

it('pays what is due with what is open', () => {
  fc.assert(
    fc.property(lines, lines, (due, paid) => {
      const open = balances(due, paid).map((one) => ({ currency: one.currency, amount: one.open }));
      const after = balances(due, [...paid, ...open]);
      expect(after.every((one) => equal(one.open, '0'))).toBe(true);
      expect(paidState(after)).toBe('paid');
    }),
  );
});

it('puts each open amount into one bucket or the disputes', () => {
  const open = fc.array(
    fc.record({ currency, amount: price, dueDay: day, disputed: fc.boolean() }).map((one) => ({
      ...one,
      amount: one.currency === 'JPY' ? one.amount.slice(0, -3) : one.amount,
    })),
  );
  fc.assert(
    fc.property(open, day, (list, today) => {
      const rows = agedSums(list, today);
      for (const { currency: of, buckets, disputed, total: aged } of rows) {
        expect(
          equal(statementTotals(list.filter((one) => one.currency === of))[0]?.amount ?? '', sum(aged, disputed)),
        ).toBe(true);
        expect(compare(total(AGEING_BUCKETS.map((bucket) => exact(buckets[bucket]))), exact(aged))).toBe(0);
      }
    }),
  );
  function sum(aged: string, disputed: string) {
    return statementTotals([aged, disputed].map((amount) => ({ currency: 'X', amount })))[0]?.amount ?? '';
  }
});

it('is due no earlier than by the order', () => {
  fc.assert(
    fc.property(
      day,
      fc.nat(90),
      fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
      (issued, days, closeDay) => {
        const late = overdueDays(
          dueDay(issued, { by: 'order', days }),
          dueDay(issued, { by: 'month', days, closeDay }),
        );
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(62);
      },
    ),
  );
});

it('says every amount in words of its own', () => {
  fc.assert(
    fc.property(price, price, (one, other) => {
      expect(capitalWords(one) === capitalWords(other)).toBe(equal(one, other));
      expect(capitalWords(one)).toMatch(/^[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分]+整?$/);
      expect(capitalWords(one)).not.toMatch(/零零|零[万亿元角分](?!整)/);
    }),
  );
});

it('leaves of a credit what is not used', () => {
  expect(
    creditUse('100000.00', [{ currency: 'USD', amount: '10000.00' }], [{ currency: 'CNY', amount: '29000.00' }], rates),
  ).toEqual({ used: '71000.00', left: '0.00', over: false });
  expect(creditUse('1.00', [], [{ currency: 'CNY', amount: '1.01' }], rates)).toEqual({
    used: '0.00',
    left: '-0.01',
    over: true,
  });
  expect(creditUse('1.00', [{ currency: 'THB', amount: '1.00' }], [], rates)).toBeNull();
  fc.assert(
    fc.property(price, lines, lines, (limit, owed, ordered) => {
      const now = creditUse(limit, owed, [], rates);
      const then = creditUse(limit, owed, ordered, rates);
      const added = creditUse('0', ordered, [], rates);
      expect(compare(minus(exact(now?.left ?? ''), exact(then?.left ?? '')), exact(added?.used ?? ''))).toBe(0);
      expect(then?.used).toBe(now?.used);
    }),
  );
});
