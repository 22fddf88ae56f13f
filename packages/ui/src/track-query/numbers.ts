import { checkContainerNumber } from '@lading/validators';

/** Numbers that were typed or pasted: one a line, or behind each other with commas, semicolons or blanks. Each once. */
export const numbersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .split(/[\s,;、，；]+/u)
      .filter(Boolean),
  ),
];

export interface Verdict {
  readonly number: string;
  readonly kind: 'valid' | 'digit' | 'format';
  readonly expected?: number;
}

/** What is to be said of each of some container numbers. */
export const verdictsOf = (numbers: readonly string[]): Verdict[] =>
  numbers.map((number) => {
    const check = checkContainerNumber(number);
    if (check.kind === 'digit') return { number, kind: 'digit', expected: check.expected };
    return { number, kind: check.kind === 'format' ? 'format' : 'valid' };
  });
