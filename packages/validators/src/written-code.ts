import { codePoint } from './half-width.ts';
import { type Code, error, type Issue, suggest } from './issue.ts';
import type { WrittenFlaws } from './issues/written.ts';
import { type Rule, textRule } from './rule.ts';

type FamilyOf<C> = C extends `${infer Name}.chars` ? Name : never;

// What is no part of a code.
const BETWEEN = /[._/\p{space}\p{Pd}\p{DI}]/u;

// Each stands beside its partner.
const TWINS = 'O0I1S5B8Z2G6';

/** What was read of a text: the code that was meant, empty where that is unknown; what is wrong; and that the code is certain. */
type Reading = readonly [code: string, issue: Issue | null, sure?: boolean];

export interface WrittenRule {
  name: string;
  example: string;
  standard?: string;
  family: FamilyOf<Code>;
  /** Of codes of allowed characters: each place takes what may stand there in the example, whatever stands around it. */
  pattern: RegExp;
  /** True for a legal text: by default one of allowed characters. */
  test?(text: string): boolean;
  /** What there is to say of a code of allowed characters. */
  more?(text: string): Issue | null;
  /** What may have been meant by a code of allowed characters that is not legal. */
  offer?(code: string): readonly string[];
  /** what separators are called, where not so */
  separators?: keyof WrittenFlaws;
  /** A text that is something else, with the code to put in its place. */
  early?(text: string): Reading | undefined;
}

/** Small letters and full-width forms as plain capitals and signs. Nothing else is mapped: ſ must not become S. */
export const plainCapitals = (text: string): string =>
  text.replace(/[a-z！-～]/g, (char) => char.normalize('NFKC').toUpperCase());

/** A rule for codes that people type with separators, in small letters, in full width or with O for 0. */
export function writtenRule({
  family,
  pattern,
  test = (text) => pattern.test(text),
  more,
  offer,
  separators = 'separators',
  early,
  ...named
}: WrittenRule): Rule {
  const { example } = named;
  const takes = (one: string, at: number): boolean => pattern.test(example.slice(0, at) + one + example.slice(at + 1));

  /** Of several flaws the first counts, but what cannot be put right before all others. */
  function read(text: string): Reading {
    const other = early?.(text);
    if (other) return other;
    if (pattern.test(text)) return [text, more?.(text) ?? null];
    let code = '';
    let index = 0;
    let sure = true;
    let issue: Issue | null = null;
    for (const character of text) {
      const at = code.length;
      if (takes(character, at)) code += character;
      else {
        const plain = plainCapitals(character);
        // No code has a “!”.
        const twin = TWINS[TWINS.indexOf(plain) ^ 1] ?? '!';
        const [kind, expected] = BETWEEN.test(plain)
          ? [separators, '']
          : takes(plain, at)
            ? [character > '~' ? 'fullWidth' : 'case', plain]
            : takes(twin, at)
              ? ['lookalike', twin]
              : ['chars'];
        const first = !issue;
        if (first || expected === undefined)
          issue = error(
            `${family}.${kind}` as Code,
            // All before it are in the basic plane.
            { position: index + 1, character, codePoint: codePoint(character), expected: expected ?? '' } as never,
            index,
            character.length,
          ) as Issue;
        if (expected === undefined) return ['', issue];
        sure &&= kind !== 'lookalike';
        code += expected;
        // Most have one flaw.
        const whole = code + text.slice(index + character.length);
        if (first && pattern.test(whole)) return [whole, issue, sure];
      }
      index += character.length;
    }
    if (pattern.test(code)) return [code, issue, sure];
    return [
      '',
      code
        ? (error(`${family}.length` as Code, { expected: example.length, actual: code.length } as never) as Issue)
        : issue,
    ];
  }

  return textRule({
    ...named,
    test,
    find(text) {
      const [code, issue] = read(text);
      // Of no code nothing is asked: reading beyond the end of a text once makes a loop over characters slow for good.
      return issue && suggest(issue, code !== text && test(code) ? [code] : (code && offer?.(code).filter(test)) || []);
    },
    repair(text) {
      const [code, , sure] = read(text);
      return sure ? code : text;
    },
  });
}

/** That a text holds several HS codes, set apart by blanks, commas, semicolons, slashes or lines. Shorter parts are parts of one. */
export function findSeveral(text: string): Reading | undefined {
  const codes = text.match(/[^\s,;/，；、]+/g) ?? [];
  return codes[1] && codes.every((one) => one.length > 5)
    ? ['', error('hs.several', { count: codes.length })]
    : undefined;
}
