import { isInProfile, type TextOptions } from './bill-text-profile.ts';

// Signs and letters that Unicode has no plain form of, and what to type for each.
const SIGNS = '‐–—―−‘’′´“”″《》「」【】。·、•×⁄øØđĐłŁı℃°ßæÆœŒ';
const TYPED = /* @__PURE__ */ [
  ...'-----\'\'\'\'"""""""()..,*X/oOdDlLi',
  .../* @__PURE__ */ 'DEG C|DEG|ss|ae|AE|oe|OE'.split('|'),
];

/** One printed character in characters of the profile; undefined where only the writer knows. */
export function plain(character: string, options: TextOptions | undefined): string | undefined {
  let out = '';
  for (const part of TYPED[SIGNS.indexOf(character)] ?? character.normalize('NFKD')) {
    // Accents go. The stroke through a sign, which says "not", does not.
    const simple = isInProfile(part, options)
      ? part
      : /[\u0300-\u0333\u0339-\u036f]/.test(part)
        ? ''
        : /[a-z]/.test(part)
          ? String.fromCharCode(part.charCodeAt(0) - 32)
          : part !== character
            ? plain(part, options)
            : undefined;
    if (simple === undefined) return simple;
    out += simple;
  }
  // Of an accent with no letter only a blank would be left.
  return out.trim() ? out : undefined;
}

/**
 * What to write for `character` between its neighbours, where it alone would be `to`: a number beside a digit would read as one with
 * it, so 1½ is 1 1/2, and 10² has no writing that all take.
 */
export function between(before: string, character: string, next: string, to: string | undefined): string | undefined {
  const digit = /\p{Nd}/u;
  if (!to || !/\p{No}/u.test(character) || !digit.test(before + next)) return to;
  return to[1] === '/' && !digit.test(next) ? ` ${to}` : undefined;
}
