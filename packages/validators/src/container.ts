import { type CheckDigit, digitIssue } from './check-digit.ts';
import { error, type Issue } from './issue.ts';
import type { Rule } from './rule.ts';
import { type FlawsOf, writtenRule } from './written-code.ts';

export interface ContainerIssues
  extends FlawsOf<'container', 'chars' | 'case' | 'separators' | 'fullWidth' | 'lookalike' | 'length'> {
  /** the fourth letter is none of the categories U, J and Z */
  'container.category': { actual: string };
  'container.checkDigit': CheckDigit;
}

const WRITTEN = /^[A-Z]{4}\d{7}$/;

// The value of each is its place. There is none at 11, 22 and 33: the sign there is in no table.
const VALUES = '0123456789A·BCDEFGHIJK·LMNOPQRSTU·VWXYZ';

// Values by character code, with bit 6 for a digit and bit 7 for a letter; 63 for anything else.
const FLAGGED = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) => {
  const value = VALUES.indexOf(String.fromCharCode(code));
  return value + (value > 9 ? 128 : 64);
});
const valueAt = (text: string, at: number): number => FLAGGED[text.charCodeAt(at)] as number;

/**
 * The character code of the check digit that a number should have, or -1 for anything but four capitals and seven digits.
 * Each place weighs twice the one before; the sum by 11 leaves the digit, and 10 is written 0. With 8 more the flags add
 * nothing. Written out, because a loop takes a quarter more time.
 */
function dueDigit(text: string): number {
  const a = valueAt(text, 0);
  const b = valueAt(text, 1);
  const c = valueAt(text, 2);
  const d = valueAt(text, 3);
  const e = valueAt(text, 4);
  const f = valueAt(text, 5);
  const g = valueAt(text, 6);
  const h = valueAt(text, 7);
  const i = valueAt(text, 8);
  const j = valueAt(text, 9);
  return text.length === 11 && a & b & c & d & 128 && e & f & g & h & i & j & valueAt(text, 10) & 64
    ? 48 + (((((((((((j * 2 + i) * 2 + h) * 2 + g) * 2 + f) * 2 + e) * 2 + d) * 2 + c) * 2 + b) * 2 + a + 8) % 11) % 10)
    : -1;
}

const isWritten = (text: string): boolean => dueDigit(text) > 0;
const isPlaceholder = (number: string): boolean => /^...(?:[^JUZ]|.0{5}[01])/.test(number);
const holds = (text: string): boolean => dueDigit(text) === text.charCodeAt(10);

/** True for four capitals and seven digits; nothing is trimmed or converted. */
export const isContainerNumber = (value: unknown): value is string => typeof value === 'string' && isWritten(value);

/**
 * The ISO 6346 check digit (0 to 9) of the first ten characters.
 * @param owner four capitals and six digits; more characters are ignored
 */
export const containerCheckDigit = (owner: string): number => dueDigit(`${owner.slice(0, 10)}0`) - 48;

export type ContainerCheck =
  | { readonly kind: 'valid'; readonly expected: number }
  | { readonly kind: 'digit'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'format' };

/**
 * What is to be said of a container number: its digit holds, its digit is wrong (with the right one), it is a
 * placeholder (the format holds, the category is none of ISO 6346, or the serial is nearly all zeros), or it is no container number.
 */
export function checkContainerNumber(value: string): ContainerCheck {
  if (!isContainerNumber(value)) return { kind: 'format' };
  if (isPlaceholder(value)) return { kind: 'placeholder' };
  const expected = containerCheckDigit(value);
  const actual = Number(value.charAt(10));
  return expected === actual ? { kind: 'valid', expected } : { kind: 'digit', expected, actual };
}

const isKnown = (text: string): boolean => holds(text) && !isPlaceholder(text);

const digitFlaw = (text: string, accepts: (other: string) => boolean): Issue =>
  digitIssue('container.checkDigit', text, dueDigit(text) - 48, accepts);

/**
 * Four capitals and seven digits. A check digit that does not hold is a warning, because a number that is not known yet
 * is given as a placeholder.
 */
export const containerNumber: Rule = /* @__PURE__ */ writtenRule({
  name: 'containerNumber',
  example: 'CSQU3054383',
  standard: 'Specification, section 5',
  family: 'container',
  pattern: WRITTEN,
  test: isWritten,
  more: (text) => (holds(text) || isPlaceholder(text) ? null : { ...digitFlaw(text, isKnown), severity: 'warning' }),
});

// The bits of J, U and Z, for a number that is known to be written right.
const hasCategory = (text: string): boolean => ((0x2100200 >> (text.charCodeAt(3) - 65)) & 1) > 0;

const isIso = (text: string): boolean => hasCategory(text) && holds(text);

/** A container number with one of the categories U, J and Z and with its check digit. */
export const containerNumberIso6346: Rule = /* @__PURE__ */ writtenRule({
  name: 'containerNumberIso6346',
  example: 'CSQU3054383',
  standard: 'ISO 6346',
  family: 'container',
  pattern: WRITTEN,
  test: isIso,
  more(text) {
    if (hasCategory(text)) return holds(text) ? null : digitFlaw(text, isIso);
    return error('container.category', { actual: text.charAt(3) }, { index: 3, length: 1 });
  },
});
