import { expect, it } from 'vitest';
import { equal, uneven } from './heights.ts';
import { rangeFor, slotsIn } from './window-range.ts';

it.each([
  ['one height', equal(100, 40)],
  ['heights of their own', uneven(100, () => 40)],
])('finds the entry at a height: %s', (_, heights) => {
  expect(heights.total).toBe(4000);
  expect([-5, 0, 39, 40, 3999, 9999].map(heights.at)).toEqual([0, 0, 0, 1, 99, 99]);
});

it('finds entries of different heights', () => {
  const heights = uneven(4, (slot) => [10, 100, 0, 30][slot] ?? 0);
  expect([0, 9, 10, 109, 110, 140].map(heights.at)).toEqual([0, 0, 1, 1, 3, 3]);
  expect(heights.start(3)).toBe(110);
});

it('leaves the range alone until fewer than three entries are drawn beyond an edge, then draws eight more on both sides', () => {
  const heights = equal(1000, 10);
  const range = { from: 0, to: 20 };
  expect(rangeFor({ top: 50, height: 100 }, heights, range)).toBe(range);
  expect(rangeFor({ top: 80, height: 100 }, heights, range)).toEqual({ from: 0, to: 27 });
  expect(rangeFor({ top: 5000, height: 100 }, heights, range)).toEqual({ from: 492, to: 519 });
  expect(rangeFor({ top: 0, height: 50 }, heights, { from: 0, to: 300 })).toEqual({ from: 0, to: 14 });
});

it('keeps one entry wherever the range is, and ends where the list does', () => {
  expect(slotsIn({ from: 4, to: 7 }, 100, 2)).toEqual([2, 4, 5, 6]);
  expect(slotsIn({ from: 4, to: 7 }, 100, 50)).toEqual([4, 5, 6, 50]);
  expect(slotsIn({ from: 4, to: 7 }, 100, 5)).toEqual([4, 5, 6]);
  expect(slotsIn({ from: 90, to: 93 }, 40, undefined)).toEqual([37, 38, 39]);
  expect(slotsIn({ from: 4, to: 7 }, 2, 5)).toEqual([0, 1]);
});
