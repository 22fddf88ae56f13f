import type { Issue } from '@lading/validators';
import { eachLanguage, inLanguage, intlOf, type Language } from '../messages/intl.ts';
import { sayIssue } from '../messages/say-issue.ts';
import { PROBLEMS, type Wording } from './problem-texts.ts';

type Text = Readonly<Record<Language, string>>;

/** One thing wrong in the file, where, and how to put it right. */
export interface Problem {
  /** the import's own, or the code of a rule */
  readonly id: string;
  readonly level: 'error' | 'warning';
  /** `bookings[3].bills[0].containers[2].ctnNo` */
  readonly path: string;
  readonly value: unknown;
  readonly what: Text;
  /** empty where `what` says it already */
  readonly fix: Text;
}

/** A value that is worded differently in the two languages. */
export type Said = string | number | Text;

/** Finds fault with the value at a path. */
export type ProblemAt = (path: string, value: unknown) => Problem;

/** What makes problems of a catalogue of wordings. */
export function problems<Id extends string>(texts: Readonly<Record<Id, Wording>>) {
  const wordings: Readonly<Record<string, Wording>> = texts;
  const intl = eachLanguage((language) => {
    const parts = Object.entries(inLanguage(language, wordings));
    return intlOf(
      language,
      Object.fromEntries(
        parts.flatMap(([id, [what, fix]]) => [
          [`${id}.what`, what],
          [`${id}.fix`, fix],
        ]),
      ),
    );
  });
  return (id: Id, path: string, value: unknown, values: Readonly<Record<string, Said>> = {}): Problem => {
    const said = (part: 'what' | 'fix') =>
      eachLanguage((language) => {
        const worded = Object.entries(values).map(([name, one]) => [
          name,
          typeof one === 'object' ? one[language] : one,
        ]);
        return intl[language].formatMessage({ id: `${id}.${part}` }, Object.fromEntries(worded));
      });
    return { id, level: wordings[id]?.level ?? 'error', path, value, what: said('what'), fix: said('fix') };
  };
}

/** What is wrong with any domain's rows. */
export const problem = problems(PROBLEMS);

export const AN_OBJECT: Text = { 'zh-CN': '对象 { … }', 'en-US': 'an object { … }' };
/** That something else than an object stands at a path. */
export const notAnObject: ProblemAt = (path, value) => problem('type', path, value, { wanted: AN_OBJECT });

const NOTHING: Text = { 'zh-CN': '', 'en-US': '' };
const LONGEST_REPAIR = 400;

/** The repaired value, as it is to stand in the file. */
function offered({ suggestions = [] }: Issue): Text {
  const repair = suggestions[0] === undefined ? '' : JSON.stringify(suggestions[0]);
  return repair === '' || repair.length > LONGEST_REPAIR
    ? NOTHING
    : { 'zh-CN': `改为 ${repair}`, 'en-US': `write ${repair}` };
}

/** What a rule found, in the rule's own words; `see` is another place of the file that it is about. */
export function ruleProblem(
  path: string,
  value: unknown,
  issue: Issue,
  { level = issue.severity, see }: { readonly level?: Problem['level']; readonly see?: string } = {},
): Problem {
  const what = { 'zh-CN': sayIssue('zh-CN', issue), 'en-US': sayIssue('en-US', issue) };
  const fix = see === undefined ? offered(issue) : { 'zh-CN': `见 ${see}`, 'en-US': `see ${see}` };
  return { id: issue.code, level, path, value, what, fix };
}

const LONGEST = 60;

/** A value as it stands in the file, shortened; nothing for what is not there. */
function shown(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** One problem on three lines: path and value, then what is wrong and what to do about it in both languages. */
export function printed({ level, path, value, what, fix }: Problem): string {
  const word: Text =
    level === 'error' ? { 'zh-CN': '错误', 'en-US': 'error' } : { 'zh-CN': '提醒', 'en-US': 'warning' };
  const head = value === undefined ? path : `${path} = ${shown(value)}`;
  const line = (language: Language, joint: string) =>
    `  ${word[language]}: ${[what[language], fix[language]].filter(Boolean).join(joint)}`;
  return [head, line('zh-CN', '；'), line('en-US', '; ')].join('\n');
}
