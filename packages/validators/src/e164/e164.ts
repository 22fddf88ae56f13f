import { type Fixes, type Flaws, findFlaw, flawAt, formatRule } from '../format-rule.ts';
import type { Rule, RuleOptions } from '../rule.ts';
import { BY_CODE } from './countries.ts';

export interface PhoneE164Options extends RuleOptions {
  /** whose numbers are taken, by ISO 3166-1 (`['CN', 'DE']`); every country's without. Countries that share a code are told apart by nobody. */
  readonly countries?: readonly string[];
}

/** Every country that can be dialled, by ISO 3166-1, in order. */
export const COUNTRIES: readonly string[] = /* @__PURE__ */ [...BY_CODE.values()].flat().sort();

/** `49` for `DE`; undefined for what is no country. */
export const callingCode = (country: string): string | undefined =>
  [...BY_CODE].find(([, countries]) => countries.includes(country))?.[0];

const NUMBER = /^\+[1-9]\d{6,14}$/;

/** The countries a number may lead to: no code is the beginning of another. */
const reached = (text: string): readonly string[] | undefined =>
  [2, 3, 4].map((end) => BY_CODE.get(text.slice(1, end))).find(Boolean);

const FLAWS: Flaws = [
  [/^(?!\+|00).*/, 'e164.plus'],
  [/(?!^\+)[^0-9]/u, 'e164.character'],
  [/^00.*/, 'e164.plus'],
];

const FIXES: Fixes = [
  [/[ ./\-\u2010-\u2015]/g, ''],
  // A zero in brackets is dialled at home and never from abroad: it is not ours to say whether it was meant.
  [/\((?!0\))(\d+)\)/g, '$1'],
  [/^00(?=[1-9])/, '+'],
];

/**
 * A telephone number of any country as ITU-T E.164 writes it: + and at most 15 digits that begin with a country code that is given out. Which
 * blocks a country has opened is not asked.
 */
export const phoneE164: Rule<string, PhoneE164Options> = /* @__PURE__ */ formatRule<PhoneE164Options>({
  name: 'phoneE164',
  example: '+4930123456',
  standard: 'ITU-T E.164',
  test: (text, options) => NUMBER.test(text) && isTaken(text, options),
  find(text, options) {
    if (NUMBER.test(text) && isTaken(text, options)) return null;
    const flaw = findFlaw(text, FLAWS);
    if (flaw) return flaw;
    if (!reached(text)) return flawAt(text, 1, Math.min(3, text.length - 1), 'e164.country');
    return isTaken(text, options)
      ? flawAt(text, 1, text.length - 1, 'e164.length')
      : flawAt(text, 1, Math.min(3, text.length - 1), 'e164.elsewhere');
  },
  fixes: FIXES,
  guesses: [
    [/\(0\)/, ''],
    // A mobile number of the mainland as it is dialled at home.
    [/^(?=1[3-9]\d{9}$)/, '+86'],
  ],
});

function isTaken(text: string, options: PhoneE164Options | undefined): boolean {
  const countries = reached(text);
  return !!countries && (options?.countries?.some((country) => countries.includes(country)) ?? true);
}
