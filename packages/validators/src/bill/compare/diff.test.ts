import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partners } from './diff.ts';

function longestCommon(a: readonly number[], b: readonly number[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const token of a) {
    const next = [0];
    for (let at = 0; at < b.length; at++)
      next.push(token === b[at] ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row[b.length] ?? 0;
}

function pairsOf(a: readonly number[], b: readonly number[]): [number, number][] {
  return [...partners(Int32Array.from(a), Int32Array.from(b)).entries()].filter(([, partner]) => partner >= 0);
}

const rises = (pairs: readonly [number, number][], a: readonly number[], b: readonly number[]): boolean =>
  pairs.every(([at, partner], place) => a[at] === b[partner] && partner > (pairs[place - 1]?.[1] ?? -1));

it('finds a longest common subsequence of short lists', () => {
  const list = fc.array(fc.nat(5), { maxLength: 24 });
  fc.assert(
    fc.property(list, list, (a, b) => {
      const pairs = pairsOf(a, b);
      expect(rises(pairs, a, b)).toBe(true);
      expect(pairs).toHaveLength(longestCommon(a, b));
    }),
    { numRuns: 2000 },
  );
});

it('stays near it in long lists that have little in common, in linear time', () => {
  const list = (length: number, step: number) => Array.from({ length }, (_, at) => (at * at * step + at) % 97);
  const [a, b] = [list(3000, 7), list(3000, 13)];
  const pairs = pairsOf(a, b);
  expect(rises(pairs, a, b)).toBe(true);
  expect(pairs.length).toBeGreaterThan(longestCommon(a, b) * 0.9);
  const [long, other] = [list(200_000, 7), list(200_000, 13)];
  const before = performance.now();
  expect(rises(pairsOf(long, other), long, other)).toBe(true);
  expect(performance.now() - before).toBeLessThan(5000);
});

it('finds its way around long insertions between many small changes', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % 400;
  };
  const own = Array.from({ length: 3000 }, random);
  const other = [...own.slice(0, 1500), ...Array.from({ length: 600 }, random), ...own.slice(1500)];
  const changed = other.map((token, at) => (at % 50 === 7 ? 1000 + at : token));
  const pairs = pairsOf(own, changed);
  expect(rises(pairs, own, changed)).toBe(true);
  expect(pairs.length).toBeGreaterThan(2800);
});
