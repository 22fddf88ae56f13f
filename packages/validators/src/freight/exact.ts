import { scale } from '../decimal.ts';

/**
 * An exact number: `top` divided by `of`, which is above 0. Nothing is rounded before it is asked to be. This file alone of the
 * module reckons; all others say what is added, multiplied and rounded.
 */
export interface Exact {
  readonly top: bigint;
  readonly of: bigint;
}

export const ZERO: Exact = { top: 0n, of: 1n };

/** @throws RangeError for a text that is no plain decimal, an empty one too */
export function exact(text: string): Exact {
  if (text === '') throw new RangeError('Not a decimal: an empty text');
  const [[top = 0n], decimals] = scale([text]);
  return { top, of: 10n ** BigInt(decimals) };
}

/** @throws RangeError for what is no count of things */
export function counted(count: number): Exact {
  const top = BigInt(count);
  if (top < 0n) throw new RangeError(`Not a count: ${count}`);
  return { top, of: 1n };
}

// Of two powers of ten the larger holds both, so that a sum of a thousand parts stays as short as its longest.
function shared(a: bigint, b: bigint): bigint {
  if (a % b === 0n) return a;
  return b % a === 0n ? b : a * b;
}

export function plus(a: Exact, b: Exact): Exact {
  const of = shared(a.of, b.of);
  return { top: a.top * (of / a.of) + b.top * (of / b.of), of };
}

export const minus = (a: Exact, b: Exact): Exact => plus(a, { top: -b.top, of: b.of });
export const times = (...factors: readonly Exact[]): Exact =>
  factors.reduce((a, b) => ({ top: a.top * b.top, of: a.of * b.of }), { top: 1n, of: 1n });
export const total = (parts: readonly Exact[]): Exact => parts.reduce(plus, ZERO);

/** @throws RangeError when divided by nothing */
export function over(a: Exact, b: Exact): Exact {
  if (b.top === 0n) throw new RangeError('Divided by 0');
  const sign = b.top < 0n ? -1n : 1n;
  return { top: sign * a.top * b.of, of: sign * a.of * b.top };
}

export const signOf = (a: Exact): -1 | 0 | 1 => (a.top < 0n ? -1 : a.top > 0n ? 1 : 0);
export const positive = (a: Exact): Exact => (a.top < 0n ? { top: -a.top, of: a.of } : a);
export const compare = (a: Exact, b: Exact): -1 | 0 | 1 => signOf(minus(a, b));
export const larger = (a: Exact, b: Exact): Exact => (compare(a, b) < 0 ? b : a);
export const smaller = (a: Exact, b: Exact): Exact => (compare(a, b) > 0 ? b : a);

/** Half up, away from 0 below it. */
export function rounded({ top, of }: Exact, decimals: number): Exact {
  const power = 10n ** BigInt(decimals);
  const amount = top < 0n ? -top : top;
  const nearest = (2n * amount * power + of) / (2n * of);
  return { top: top < 0n ? -nearest : nearest, of: power };
}

/** Up to the next multiple of a step. */
export function raised(a: Exact, step: Exact): Exact {
  const { top, of } = over(a, step);
  const steps = top / of + (top % of > 0n ? 1n : 0n);
  return times({ top: steps, of: 1n }, step);
}

/** With exactly so many decimals, half up: `2310.00`. */
export function fixed(a: Exact, decimals: number): string {
  const { top } = rounded(a, decimals);
  const digits = `${top < 0n ? -top : top}`.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return (top < 0n ? '-' : '') + digits.slice(0, point) + (decimals ? `.${digits.slice(point)}` : '');
}

/** With at most so many decimals, half up, and none that says nothing: `72.45`, `320`. */
export function brief(a: Exact, most: number): string {
  const text = fixed(a, most);
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}
