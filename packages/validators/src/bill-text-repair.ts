import { between, plain } from './bill-text-fold.ts';
import { isInProfile, type TextOptions } from './bill-text-profile.ts';
import type { CharacterKind } from './issues/text.ts';

const KINDS = [
  'fullWidth',
  'space',
  'invisible',
  'control',
  'accent',
  'symbol',
] as const satisfies readonly CharacterKind[];
// The commonest and plainest first.
const PATTERNS = [
  /[、-〟！-～￠-￦]/,
  /[\t\p{Zs}]/u,
  // Zero-width spaces and joiners, marks of direction, variation selectors, soft hyphens, codes of old terminals, loose accents.
  /(?![\n-\r\x85])[\p{DI}\p{Cc}]|[\u0300-\u0333\u0339-\u034e\u0350-\u036f]/u,
  /[\n-\r\x85\u2028\u2029]/,
  /[^a-z\P{sc=Latin}]/u,
];
const SPACE = 1;
const CONTROL = 3;

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

/** How many units the character that begins at `index` has. */
const sizeAt = (text: string, index: number): number => ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);

/**
 * The repaired text, and every place that is not allowed or was tidied, in order. Goes through the text once, from its end to
 * `begin`.
 */
export function repair(
  text: string,
  options: TextOptions | undefined,
  begin = 0,
): { repaired: string; places: BillTextPlace[] } {
  const places: BillTextPlace[] = [];
  // What was found of a character holds wherever it stands again.
  const known = new Map<string, readonly [kind: number, to: string | undefined]>();
  const learn = (from: string) => {
    const kind = PATTERNS.findIndex((pattern) => pattern.test(from));
    const found = [kind, kind === CONTROL ? '\n' : kind < SPACE || kind > CONTROL ? plain(from, options) : ''] as const;
    known.set(from, found);
    return found;
  };
  let repaired = '';
  // What stands from here on is in `repaired`.
  let done = text.length;
  // Nothing is printed between here and the end of the line.
  let ending = true;
  for (let end = done, index = end; end > begin; end = index) {
    const length = sizeAt(text, end - 2);
    index = end - length;
    const code = text.charCodeAt(index);
    const from = text.slice(index, end);
    // Most characters are seen to be legal without a search.
    if (code > 32 && ((code < 127 && !options?.profile) || isInProfile(from, options))) {
      ending = false;
      continue;
    }
    const next = text.slice(end, end + sizeAt(text, end));
    const [kind, alone] = known.get(from) ?? learn(from);
    const to = kind !== SPACE || ending ? between(text.charAt(index - 1), from, next, alone) : ' ';
    if (kind < SPACE || kind >= CONTROL) ending = kind === CONTROL;
    if (to === from || from + next === '\r\n') continue;
    repaired = (to ?? from) + text.slice(end, done) + repaired;
    done = index;
    places.push({
      index,
      length,
      from,
      to,
      kind: to === undefined ? (/\p{sc=Han}/u.test(from) ? 'han' : 'other') : (KINDS.at(kind) ?? 'symbol'),
    });
  }
  return { repaired: text.slice(0, done) + repaired, places: places.reverse() };
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
