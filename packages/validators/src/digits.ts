import { halfWidth, shown } from './half-width.ts';
import { error, type Issue } from './issue.ts';

export { formatRule } from './format-rule.ts';
export { halfWidth, shown } from './half-width.ts';

/** What is to be said of the character at an index, when all before it is ASCII. */
export function characterIssue(text: string, index: number, code: 'digits.character'): Issue {
  const character = shown(text, index);
  const half = halfWidth(character);
  const params = { character, position: index + 1, actual: 1 };
  const place = { index, length: text.codePointAt(index) === text.charCodeAt(index) ? 1 : 2 };
  if (half === ' ') return error('digits.blank', params, place);
  return half !== character && /\d/.test(half) ? error('digits.fullWidth', params, place) : error(code, params, place);
}

/** The index of the first character that is no digit, or -1. */
export function strayIndex(text: string): number {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return index;
  }
  return -1;
}

/** True for ASCII digits from an index to the end. */
export function digitsFrom(text: string, start: number): boolean {
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
