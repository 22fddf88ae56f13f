import { digitIssue, nearCodes } from './check-digit.ts';
import { error, type Issue } from './issue.ts';
import { type Rule, SPECIFICATION } from './rule.ts';
import { writtenRule } from './written-code.ts';

// Added to the sum where the category is J, U or Z: more than any sum is, and a multiple of 11, so that the remainder stays.
const CATEGORY = 11264;

// Value times weight of each character at each place: character code times 16 plus place; far below 0 where it may not stand.
const WEIGHED = /* @__PURE__ */ Int16Array.from({ length: 2048 }, (_, at) => {
  const character = String.fromCharCode(at >> 4);
  const place = at & 15;
  const rank = Number.parseInt(character, 36);
  // ISO 6346 counts the letters from A = 10 on and leaves out 11, 22 and 33.
  const value = rank + (((rank - 1) / 10) | 0);
  return (place < 4 ? /[A-Z]/ : /\d/).test(character)
    ? (value << place) + (place === 3 && /[JUZ]/.test(character) ? CATEGORY : 0)
    : -30000;
});

/**
 * The sum whose remainder by 11 is the check digit: each place weighs twice the one before. Not above 0 for anything but four
 * capitals and six digits at the beginning; from `CATEGORY` on with one of J, U and Z. Two places a turn, for they take less time.
 */
function weigh(text: string): number {
  let sum = 0;
  for (let at = 0; at < 10; at += 2)
    sum +=
      (WEIGHED[(text.charCodeAt(at) << 4) | at] as number) +
      (WEIGHED[(text.charCodeAt(at + 1) << 4) | (at + 1)] as number);
  return sum;
}

// ISO 6346: a remainder of 10 is written as 0.
const dueAfter = (sum: number): number => (sum % 11) % 10;

const WRITTEN = /^[A-Z]{4}\d{7}$/;
const isPlaceholder = (number: string): boolean => /^...(?:[^JUZ]|.0{5}[01])/.test(number);

function isIso(text: string): boolean {
  const sum = text.length === 11 ? weigh(text) : 0;
  return sum >= CATEGORY && dueAfter(sum) === text.charCodeAt(10) - 48;
}

/**
 * The ISO 6346 check digit (0 to 9) of the first ten characters.
 * @param owner four capitals and six digits; more characters are ignored, and anything else gives none
 */
export const containerCheckDigit = (owner: string): number => dueAfter(weigh(owner));

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
  if (!WRITTEN.test(value)) return { kind: 'format' };
  if (isPlaceholder(value)) return { kind: 'placeholder' };
  const expected = containerCheckDigit(value);
  const actual = Number(value.charAt(10));
  return expected === actual ? { kind: 'valid', expected } : { kind: 'digit', expected, actual };
}

const containerRule = (
  name: string,
  standard: string,
  more: (text: string) => Issue | null,
  legal?: { test: typeof isIso },
): Rule =>
  writtenRule({
    name,
    example: 'CSQU3054383',
    standard,
    family: 'container',
    pattern: WRITTEN,
    more,
    ...legal,
    offer: (code) => nearCodes(code, containerCheckDigit(code), isIso),
  });

const digitFlaw = (text: string): Issue => digitIssue('container.checkDigit', text, containerCheckDigit(text));

/**
 * Four capitals and seven digits. A check digit that does not hold is a warning, because a number that is not known yet
 * is given as a placeholder.
 */
export const containerNumber = /* @__PURE__ */ containerRule('containerNumber', SPECIFICATION, (text) =>
  isIso(text) || isPlaceholder(text) ? null : { ...digitFlaw(text), severity: 'warning' },
);

/** A container number with one of the categories U, J and Z and with its check digit. */
export const containerNumberIso6346 = /* @__PURE__ */ containerRule(
  'containerNumberIso6346',
  'ISO 6346',
  (text) =>
    weigh(text) < CATEGORY
      ? error('container.category', { actual: text.charAt(3) }, 3, 1)
      : isIso(text)
        ? null
        : digitFlaw(text),
  { test: isIso },
);
