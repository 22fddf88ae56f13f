import { fold } from './bill-text-fold.ts';
import { isInProfile, type TextOptions } from './bill-text-profile.ts';

const KINDS = ['space', 'invisible', 'control', 'fullWidth', 'accent', 'symbol'] as const;
const PATTERNS = [
  /[\t\p{Zs}]/u,
  // Zero-width spaces and joiners, marks of direction, variation selectors, soft hyphens, codes of old terminals, loose accents.
  /(?![\n-\r\x85])[\p{DI}\p{Cc}]|[\u0300-\u0333\u0339-\u036f]/u,
  /[\n-\r\x85\u2028\u2029]/,
  /[、-〟！-～￠-￦]/,
  /[^a-z\P{sc=Latin}]/u,
];
const CONTROL = 2;

/**
 * What a character is that should not stand in a bill's text. An `invisible` goes, as does an accent that is no part of its letter; a
 * `control` ends a line; `fullWidth`, `accent` and `symbol` have a plain form; of `han` and `other` only the writer knows one.
 */
export type CharacterKind = (typeof KINDS)[number] | 'han' | 'other';

/** A place of a text in UTF-16 units, and what stands there. */
export interface BillTextPlace {
  readonly index: number;
  readonly length: number;
  readonly from: string;
  /** what to write for it, `''` to leave it out; undefined where only the writer knows */
  readonly to: string | undefined;
  readonly kind: CharacterKind;
}

/** A change of `toBillText`. */
export interface BillTextRepair extends BillTextPlace {
  readonly to: string;
}

/** The repaired text, and every place that is not allowed or was tidied, in order. Goes through the text once, from its end. */
export function repair(text: string, options: TextOptions | undefined): { repaired: string; places: BillTextPlace[] } {
  const characters = [...text];
  const places: BillTextPlace[] = [];
  let index = text.length;
  let next = '';
  // Nothing is printed between here and the end of the line.
  let ending = true;
  for (let at = characters.length; at--; ) {
    const from = characters[at] ?? '';
    const { length } = from;
    index -= length;
    let to: string | undefined = from;
    let kind = -1;
    if (from <= ' ' || !isInProfile(from, options)) {
      kind = PATTERNS.findIndex((pattern) => pattern.test(from));
      if (kind === CONTROL) to = '\n';
      else if (kind < 0 || kind > CONTROL) to = fold(from, characters[at - 1] ?? '', next, options);
      else to = kind || ending ? '' : ' ';
    }
    if (kind < 0 || kind >= CONTROL) ending = kind === CONTROL;
    if (to !== from && from + next !== '\r\n') {
      characters[at] = to ?? from;
      places.push({
        index,
        length,
        from,
        to,
        kind: to === undefined ? (/\p{sc=Han}/u.test(from) ? 'han' : 'other') : (KINDS.at(kind) ?? 'symbol'),
      });
    }
    next = from;
  }
  return { repaired: characters.join(''), places: places.reverse() };
}

/** Every change `toBillText` makes, in the order of the text, so that a page can show what it would do. */
export const billTextRepairs = (text: string, options?: TextOptions): BillTextRepair[] =>
  repair(text, options).places.filter((place): place is BillTextRepair => place.to !== undefined);

/**
 * The text as a bill can carry it: full-width forms, typographic quotes and dashes, special blanks, tabs, accents, signs such as
 * × ℃ ½, line ends of all kinds and blanks before them become plain; what is never drawn is left out. Chinese characters and
 * all else that only the writer can replace stay. Settles: a second time changes nothing.
 */
export const toBillText = (text: string, options?: TextOptions): string => repair(text, options).repaired;
