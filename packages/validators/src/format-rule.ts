import { halfWidth, shown } from './half-width.ts';
import { type Code, error, type Issue, type IssueParams } from './issue.ts';
import { type Rule, type RuleOptions, textRule } from './rule.ts';

/** What every flaw of a format says of its place. */
export interface Flaw {
  /** 1-based, counted in code points */
  position: number;
  /** the first character of it; one that nobody sees as its code point, such as U+202A */
  character: string;
  /** how many characters it covers */
  actual: number;
}

/** Codes of every format that is written in digits. */
export interface DigitIssues {
  /** a digit as a Chinese keyboard types it */
  'digits.fullWidth': Flaw;
  'digits.blank': Flaw;
  'digits.character': Flaw;
}

type FlawCode = { [C in Code]: IssueParams[C] extends Flaw ? C : never }[Code];

/** What to look for, and what it is called. The first that is found counts. */
export type Flaws = readonly (readonly [pattern: RegExp, code: FlawCode])[];

export const NO_DIGITS: Flaws = [
  [/[０-９]/, 'digits.fullWidth'],
  [/\s/, 'digits.blank'],
];

/** The first flaw of the text that stands at `offset`. */
export function findFlaw(text: string, flaws: Flaws, more?: object, offset = 0): Issue | null {
  for (const [pattern, code] of flaws) {
    const found = pattern.exec(text);
    if (found) {
      const { index, 0: whole } = found;
      const params = {
        position: [...text.slice(0, index)].length + 1,
        character: shown(text, index),
        actual: whole.length,
      };
      return error(code, { ...params, ...more } as Flaw, { index: index + offset, length: whole.length }) as Issue;
    }
  }
  return null;
}

/** What to put for what, one after the other, in the trimmed half-width text. */
export type Fixes = readonly (readonly [pattern: RegExp, put: string | ((found: string) => string)])[];

interface FormatRule<Options extends RuleOptions> {
  name: string;
  example: string;
  standard?: string;
  test(text: string, options: Options | undefined): boolean;
  find(text: string, options: Options | undefined): Issue | null;
  /** With `guess`, also what takes or adds a digit: to be suggested, never to be done unasked. */
  repair(text: string, options: Options | undefined, guess?: boolean): string;
}

/** A rule of a strict format. A repair is offered, with every issue too, where it makes the whole text legal. */
export function formatRule<Options extends RuleOptions = RuleOptions>(
  rule: FormatRule<Options>,
): Rule<string, Options> {
  const repair = (text: string, options: Options | undefined, guess?: boolean): string => {
    const fixed = rule.repair(text, options, guess);
    return rule.test(fixed, options) ? fixed : text;
  };
  return textRule<Options>({
    standard: 'Specification, section 5',
    ...rule,
    repair,
    find(text, options) {
      const issue = rule.find(text, options);
      const fixed = issue ? repair(text, options, true) : text;
      return issue && fixed !== text ? { ...issue, suggestions: [fixed] } : issue;
    },
  });
}

/** The half-width text, trimmed, with one thing after another put right. */
export const fix = (text: string, fixes: Fixes): string =>
  fixes.reduce((fixed, [pattern, put]) => fixed.replace(pattern, put as string), halfWidth(text).trim());

/** A rule whose legal texts are those of a pattern; the last flaw has to fit any text. */
export const patternRule = (
  name: string,
  example: string,
  pattern: RegExp,
  flaws: Flaws,
  fixes: Fixes,
  more?: { standard?: string; params?: object; guesses?: Fixes },
): Rule =>
  formatRule({
    name,
    example,
    ...more,
    test: (text) => pattern.test(text),
    find: (text) => (pattern.test(text) ? null : findFlaw(text, flaws, more?.params)),
    repair: (text, _options, guess) => fix(text, [...fixes, ...((guess && more?.guesses) || [])]),
  });
