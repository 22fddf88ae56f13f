import { type Code, error, type Issue } from './issue.ts';
import type { Rule } from './rule.ts';
import { type WrittenRule, writtenRule } from './written-code.ts';

export interface CheckDigit<Digit = number> {
  expected: Digit;
  actual: Digit;
}

/** Digits and the capitals of GB 32100-2015, which leaves out I, O, S, V and Z, in the order of their values. */
export const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The sum of the first `count` characters, each by its value and by the weight of its place. */
export function weigh(code: string, count: number, weight: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += ALPHABET.indexOf(code.charAt(at)) * weight(at);
  return sum;
}

/**
 * What to say of a code whose last character should be `expected` and is not. Offered are the legal codes that may have been meant:
 * with that character, then with the only swap of two neighbours that makes the code legal.
 */
export function digitIssue(
  code: Extract<Code, `${string}.checkDigit`>,
  text: string,
  expected: string | number,
  accepts: (text: string) => boolean,
  given: (digit: string) => string | number = Number,
): Issue {
  const actual = given(text.slice(-1));
  const swaps = [...text]
    .map((_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2))
    .filter(accepts);
  const suggestions = [text.slice(0, -1) + expected, ...(swaps[1] ? [] : swaps)];
  return error(code, { expected, actual } as never, { index: text.length - 1, length: 1, suggestions }) as Issue;
}

/** A rule for a code whose last character follows from those before it. */
export function checkedRule(
  rule: Omit<WrittenRule, 'more' | 'test'> & { family: 'imo' | 'airWaybill' | 'uscc' },
  digitOf: (code: string) => string | number,
  given: (digit: string) => string | number = Number,
): Rule {
  const test = (text: string): boolean => rule.pattern.test(text) && given(text.slice(-1)) === digitOf(text);
  return writtenRule({
    ...rule,
    test,
    more: (text) => (test(text) ? null : digitIssue(`${rule.family}.checkDigit`, text, digitOf(text), test, given)),
  });
}
