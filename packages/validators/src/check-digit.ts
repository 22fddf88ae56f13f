import { type Code, error, type Issue } from './issue.ts';
import type { Rule } from './rule.ts';
import { type WrittenRule, writtenRule } from './written-code.ts';

/** The legal codes that may have been meant: with the last character due, then with the only swap of two neighbours that is legal. */
export function nearCodes(code: string, due: string | number, test: (code: string) => boolean): readonly string[] {
  const swaps: string[] = [];
  for (let at = 0; ++at < code.length; ) {
    const swap = code.slice(0, at - 1) + code.charAt(at) + code.charAt(at - 1) + code.slice(at + 1);
    if (test(swap)) swaps.push(swap);
  }
  return [code.slice(0, -1) + due, ...(swaps[1] ? [] : swaps)];
}

/** What to say of a code whose last character is another than the one due. */
export const digitIssue = (
  code: Extract<Code, `${string}.checkDigit`>,
  text: string,
  expected: string | number,
  actual: string | number = Number(text.slice(-1)),
): Issue => error(code, { expected, actual } as never, text.length - 1, 1) as Issue;

/** A rule for a code whose last character follows from those before it; a number where it is always a digit. */
export function checkedRule(
  rule: Omit<WrittenRule, 'test' | 'more' | 'offer'> & { family: 'imo' | 'airWaybill' | 'uscc' },
  due: (code: string) => string | number,
  given?: (code: string) => string,
): Rule {
  const test = (text: string): boolean => rule.pattern.test(text) && text.endsWith(`${due(text)}`);
  return writtenRule({
    ...rule,
    test,
    more: (text) => (test(text) ? null : digitIssue(`${rule.family}.checkDigit`, text, due(text), given?.(text))),
    offer: (code) => nearCodes(code, due(code), test),
  });
}
