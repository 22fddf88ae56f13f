import fc from 'fast-check';
import type { CostLine } from '../freight/cost-line.ts';
import { compare, exact, fixed, total } from '../freight/exact.ts';

/** Values of the freight rules that nobody foresaw when the vectors were written down. */
export const decimal = (most: bigint, decimals: number) =>
  fc.bigInt({ min: 0n, max: most }).map((digits) => fixed({ top: digits, of: 10n ** BigInt(decimals) }, decimals));
export const kilograms = decimal(300_000n, 2);
export const size = fc.bigInt({ min: 1n, max: 3000n }).map((tenths) => fixed({ top: tenths, of: 10n }, 1));
export const price = decimal(20_000n, 2);
export const count = fc.integer({ min: 1, max: 99 });
export const currency = fc.constantFrom('USD', 'CNY', 'EUR', 'JPY');
export const rates = [
  { currency: 'USD', cnyPerUnit: '7.1000' },
  { currency: 'EUR', cnyPerUnit: '7.6680' },
  { currency: 'JPY', cnyPerUnit: '0.0472' },
];
export const order = (a: string, b: string) => compare(exact(a), exact(b));
export const ordered = (a: string, b: string) => (order(a, b) > 0 ? [b, a] : [a, b]) as [string, string];
export const sumOf = (lines: readonly CostLine[]) => total(lines.map(({ amount }) => exact(amount ?? '0')));
