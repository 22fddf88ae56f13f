import { expect, it } from 'vitest';
import { checkBill } from './bill-checks.ts';
import { totalsOf } from './bill-totals.ts';
import { containerSummary } from './bill-values.ts';
import { flagship } from './fixtures.ts';
import { emptyBill, faultyContainers, longTexts, manyContainers } from './fixtures-cases.ts';

it('counts containers by type in the order they come', () => {
  expect(containerSummary(['40HQ', '40HQ', '20GP'])).toBe('2 × 40HQ, 1 × 20GP');
});

it('passes the flagship with the figures it was decided by', () => {
  const [containers, totals, lines, seals] = checkBill(flagship());
  expect(containers).toMatchObject({ ok: true, valid: 3, total: 3 });
  expect(totals).toMatchObject({ ok: true, goods: { number: 1280, weight: '12400', volume: '151.50' } });
  expect(lines).toMatchObject({ ok: true, longest: 34 });
  expect(seals).toMatchObject({ ok: true, count: 3 });
});

it('finds what is wrong and where', () => {
  const [containers, totals, , seals] = checkBill(faultyContainers());
  expect(containers).toMatchObject({ ok: false, valid: 1, wrong: ['CBHU3202735'], placeholders: 1 });
  expect(totals).toMatchObject({ ok: false, differ: 'weight' });
  expect(seals).toMatchObject({ ok: false, repeated: ['CN4471203'], missing: 1 });
  expect(checkBill(longTexts())[2]).toMatchObject({ ok: false, longest: 43, label: 'consignee' });
});

it('does not call a bill without containers checked', () => {
  expect(checkBill(emptyBill()).map((check) => check.ok)).toEqual([false, false, true, false]);
});

it('adds decimals exactly', () => {
  const record = manyContainers();
  expect(totalsOf(record.containers)).toEqual({ number: 20000, weight: '200025.000', volume: '2012.5000' });
  expect(checkBill(record).every((check) => check.ok)).toBe(true);
});
