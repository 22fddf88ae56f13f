import { expect, it } from 'vitest';
import { largest } from '../../testing/bills.ts';
import type { BillRecord } from '../types.ts';
import { compareBills } from './compare-bills.ts';
import { INSTRUCTION_DRAFT } from './policy.ts';

/** Milliseconds, four frames. The fastest of many runs is measured; the limit finds code that became slower by a factor, and not by a few percent. */
const SLACK = 64;

const withGoods = (record: BillRecord, change: (text: string) => string): BillRecord => ({
  ...record,
  goods: { ...record.goods, rows: record.goods.rows.map((row) => ({ ...row, goods: change(row.goods) })) },
});

const edited = (): BillRecord => {
  const right = withGoods(largest(), (text) => text.replaceAll('\n', ' ').replaceAll('LINEN', 'LINNEN'));
  const containers = right.containers
    .toReversed()
    .map((row, at) => (at % 3 ? row : { ...row, sealNo: `X${at}`, weight: '1' }));
  return { ...right, containers };
};

it.each([
  ['equal', largest()],
  ['edited everywhere', edited()],
  ['different in every word and container', largest(13)],
  ['in the reverse order', withGoods(largest(), (text) => text.split(/\b/).reverse().join(''))],
])(
  '150 lines of 35 characters and 200 containers that are %s',
  (_, right) => {
    const left = largest();
    const times = Array.from({ length: 15 }, () => {
      const before = performance.now();
      compareBills(left, right, INSTRUCTION_DRAFT);
      return performance.now() - before;
    });
    expect(Math.min(...times)).toBeLessThan(SLACK);
  },
  30_000,
);

it('stays linear in texts of a megabyte', () => {
  const [a, b] = ['AB 12, '.repeat(140_000), 'BA 12. '.repeat(140_000)];
  const before = performance.now();
  compareBills(
    withGoods(largest(), () => a),
    withGoods(largest(), () => b),
    INSTRUCTION_DRAFT,
  );
  expect(performance.now() - before).toBeLessThan(20_000);
}, 30_000);
