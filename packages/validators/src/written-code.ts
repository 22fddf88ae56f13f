import { type Code, error, type Issue } from './issue.ts';
import { type Rule, textRule } from './rule.ts';

interface Character {
  /** 1-based, counted in code points */
  position: number;
  character: string;
  /** its number in Unicode */
  codePoint: number;
  /** the character to type in its place; empty where none is known */
  expected: string;
}

/** What can be wrong with a code that people type. */
interface Flaws {
  /** no such character may stand there */
  chars: Character;
  /** as a Chinese keyboard types it */
  fullWidth: Character;
  /** a small letter */
  case: Character;
  /** a letter for the digit that looks like it, or the reverse */
  lookalike: Character;
  /** a blank, dot, dash, slash or a mark that nobody sees */
  separators: Character;
  /** counted without separators */
  length: { expected: number; actual: number };
}

/** The codes of one family: `container.chars`, `container.case` … */
export type FlawsOf<Family extends string, Kind extends keyof Flaws> = { [K in Kind as `${Family}.${K}`]: Flaws[K] };

type FamilyOf<C> = C extends `${infer Name}.chars` ? Name : never;
export type Family = FamilyOf<Code>;

// What is no part of a code.
const BETWEEN = /[._/\p{space}\p{Pd}\p{Cf}]/u;

// Each stands beside its partner.
const TWINS = 'O0I1S5B8Z2G6';

export interface WrittenRule {
  name: string;
  example: string;
  standard: string;
  family: FamilyOf<Code>;
  /** Of codes of allowed characters: each place takes what may stand there in the example, whatever stands around it. */
  pattern: RegExp;
  /** What else there is to say of a code of allowed characters. */
  more(text: string): Issue | null;
  /** True for a legal text: by default one of allowed characters without an error of `more`. */
  test?(text: string): boolean;
  /** what the flaws are called, where not as elsewhere */
  kinds?: readonly (keyof Flaws)[];
  /** What to say of a text that is something else, with the code to put in its place. */
  early?(text: string): Issue | null;
}

/** Small letters and full-width forms as plain capitals and signs. Nothing else is mapped: ſ must not become S. */
export const plainCapitals = (text: string): string =>
  text.replace(/[a-z！-～]/g, (char) => char.normalize('NFKC').toUpperCase());

/** A rule for codes that people type with separators, in small letters, in full width or with O for 0. */
export function writtenRule(rule: WrittenRule): Rule {
  const {
    family,
    example,
    pattern,
    more,
    test = (text) => pattern.test(text) && more(text)?.severity !== 'error',
    early,
    // By the number of the form that fits, see `read`.
    kinds = ['case', 'lookalike', 'separators'],
    ...named
  } = rule;
  /** The code that was meant, or the text where that is not sure; and what is wrong: what cannot be put right before all else. */
  function read(text: string): [mended: string, issue: Issue | null] {
    let clean = '';
    let index = 0;
    let sure = true;
    let issue = early?.(text) as Issue | null;
    if (issue) return [issue.suggestions?.[0] ?? text, issue];
    for (const character of text) {
      const at = clean.length;
      const takes = (one?: string) => one && pattern.test(example.slice(0, at) + one + example.slice(at + 1));
      let expected = character;
      // Most are what they should be.
      if (!takes(character)) {
        const plain = plainCapitals(character);
        const forms = [plain, TWINS[TWINS.indexOf(plain) ^ 1]];
        const form = BETWEEN.test(plain) ? 2 : forms.findIndex(takes);
        expected = forms[form] ?? '';
        if (form < 0 || !issue) {
          const kind = form === 0 && character > '~' ? 'fullWidth' : (kinds[form] ?? 'chars');
          const codePoint = character.codePointAt(0) as number;
          // All before it are in the basic plane.
          const params: Flaws['case'] = { position: index + 1, character, codePoint, expected };
          issue = error(`${family}.${kind}` as Code, params as never, { index, length: character.length }) as Issue;
        }
        if (form < 0) return [text, issue];
        sure &&= form !== 1;
      }
      clean += expected;
      index += character.length;
    }
    if (!pattern.test(clean)) {
      const params: Flaws['length'] = { expected: example.length, actual: clean.length };
      return [text, clean ? (error(`${family}.length` as Code, params as never) as Issue) : issue];
    }
    const suggestions = test(clean) ? [clean] : more(clean)?.suggestions;
    return [sure ? clean : text, issue && suggestions ? { ...issue, suggestions } : issue];
  }

  return textRule({
    ...named,
    example,
    test,
    find: (text) => (pattern.test(text) ? more(text) : read(text)[1]),
    repair: (text) => read(text)[0],
  });
}

/** That a text holds several codes, set apart by blanks, commas, semicolons, slashes or lines. Shorter parts are parts of one. */
export function findSeveral(text: string, code: 'seal.several' | 'hs.several'): Issue | null {
  const codes = text.split(/[\s,;/，；、]+/).filter(Boolean);
  return codes.length > 1 && codes.every((one) => one.length > 5) ? error(code, { count: codes.length }) : null;
}
