import { halfWidth, shown } from './half-width.ts';
import { type Code, error, type Issue, type IssueParams, suggest } from './issue.ts';
import type { Flaw } from './issues/flaw.ts';
import { type Rule, type RuleOptions, textRule } from './rule.ts';

type FlawCode = { [C in Code]: IssueParams[C] extends Flaw ? C : never }[Code];

/** What to look for, and what it is called. The first that is found counts. */
export type Flaws = readonly (readonly [pattern: RegExp, code: FlawCode])[];

export const NO_DIGITS: Flaws = [
  [/[０-９]/, 'digits.fullWidth'],
  [/\s/, 'digits.blank'],
];

/** What is to be said of a part of the text. */
export const flawAt = (text: string, index: number, length: number, code: FlawCode, more?: object): Issue =>
  error(
    code,
    { position: [...text.slice(0, index)].length + 1, character: shown(text, index), actual: length, ...more } as Flaw,
    index,
    length,
  ) as Issue;

/** The first flaw of the text. */
export function findFlaw(text: string, flaws: Flaws, more?: object): Issue | null {
  for (const [pattern, code] of flaws) {
    const found = pattern.exec(text);
    if (found) return flawAt(text, found.index, found[0].length, code, more);
  }
  return null;
}

/** Puts the parts of a text together again, with another sign between them. */
export const rejoin = (between: RegExp, sign: string): Fixes[number] => [
  /^.*$/,
  (text) => text.split(between).filter(Boolean).join(sign),
];

/** What to put for what, one after the other, in the trimmed half-width text. */
export type Fixes = readonly (readonly [pattern: RegExp, put: string | ((found: string) => string)])[];

interface FormatRule<Options extends RuleOptions> {
  name: string;
  example: string;
  standard?: string | undefined;
  test(text: string, options: Options | undefined): boolean;
  find(text: string, options: Options | undefined): Issue | null;
  fixes: Fixes;
  /** What also takes or adds a digit: suggested after the fixes, and never done unasked. */
  guesses?: Fixes;
}

/** A rule of a strict format. A repair is offered, with every issue too, where it makes the whole text legal. */
export function formatRule<Options extends RuleOptions = RuleOptions>({
  fixes,
  guesses = [],
  ...rule
}: FormatRule<Options>): Rule<string, Options> {
  const every = [...fixes, ...guesses];
  function mend(text: string, options: Options | undefined, all: Fixes): string {
    let fixed = halfWidth(text).trim();
    for (const [pattern, put] of all) fixed = fixed.replace(pattern, put as string);
    return rule.test(fixed, options) ? fixed : text;
  }
  return textRule<Options>({
    ...rule,
    repair: (text, options) => mend(text, options, fixes),
    find(text, options) {
      const issue = rule.find(text, options);
      const fixed = issue ? mend(text, options, every) : text;
      return issue && fixed !== text ? suggest(issue, [fixed]) : issue;
    },
  });
}

/** A rule whose legal texts are those of a pattern; one of the flaws has to fit every other text. */
export const patternRule = (
  name: string,
  example: string,
  pattern: RegExp,
  flaws: Flaws,
  fixes: Fixes,
  more?: { standard?: string; guesses?: Fixes },
): Rule =>
  formatRule({
    name,
    example,
    fixes,
    ...more,
    test: (text) => pattern.test(text),
    find: (text) => (pattern.test(text) ? null : findFlaw(text, flaws)),
  });

export const NO_DIGIT: Flaws[number] = [/[^0-9]/u, 'digits.character'];

/** A pattern rule for digits, by default without signs between them. */
export const digitRule = (
  name: string,
  example: string,
  pattern: RegExp,
  flaws: Flaws,
  more?: { standard?: string; guesses?: Fixes },
  fixes: Fixes = [[/[ -]/g, '']],
): Rule => patternRule(name, example, pattern, [...NO_DIGITS, ...flaws], fixes, more);
