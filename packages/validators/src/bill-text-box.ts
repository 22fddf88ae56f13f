import type { BillKind } from './bill/fields.ts';
import { billTextRule } from './bill-text.ts';
import { isBillText, type TextOptions } from './bill-text-profile.ts';
import { toBillText } from './bill-text-repair.ts';
import { type Issue, suggest, warning } from './issue.ts';
import type { Destination } from './issues/text.ts';
import type { Rule } from './rule.ts';

export interface BoxOptions extends TextOptions {
  /** the bill it is for; the limits are those of a master bill unless told */
  readonly bill?: BillKind;
  /** whose customs read it: warns of words that say too little for them */
  readonly destination?: Destination;
}

/** Characters in a line of a bill's text, as long as the field of EDIFACT C058 and of the DCSA bill. */
export const LINE_COLUMNS = 35;

/** A warning for each line that is too long and for too many lines. */
function overflow(text: string, limit: number): Issue[] {
  const found: Issue[] = [];
  const rows = text.trimEnd().split(/(\r\n?|\n)/);
  let index = 0;
  for (const [at, { length }] of rows.entries()) {
    const line = at / 2 + 1;
    if (length > LINE_COLUMNS)
      found.push(warning('text.columns', { line, columns: length, limit: LINE_COLUMNS }, index, length));
    if (line === limit + 1)
      found.push(warning('text.lines', { lines: (rows.length + 1) / 2, limit }, index, text.length - index));
    index += length;
  }
  return found;
}

/** Breaks lines at blanks so that they fit; a longer word stays. */
function wrap(text: string): string {
  let out = '';
  let width = 0;
  for (const word of text.split(/(?<=[ \r\n])/)) {
    if (width && width + word.trimEnd().length > LINE_COLUMNS) {
      out += '\n';
      width = 0;
    }
    out += word;
    width = /[\r\n]/.test(word) ? 0 : width + word.length;
  }
  return out;
}

/**
 * A rule for a text in a box of the bill. It warns of what does not fit, with the text in lines that fit where that is all it
 * takes, and of vague words.
 * @param lines the box has; on a house bill `characters` count instead, where they are given
 */
export const boxRule = (
  name: string,
  example: string,
  lines: number,
  vague: (text: string, options?: BoxOptions) => Issue[] = () => [],
  characters?: number,
): Rule<string, BoxOptions> =>
  billTextRule<BoxOptions>(name, example, `DCSA: ${lines} lines of 35`, (text, options) => {
    const issues = vague(text, options);
    if (characters && options?.bill === 'HBL')
      return text.length > characters
        ? [...issues, warning('text.length', { characters: text.length, limit: characters })]
        : issues;
    const found = overflow(text, lines);
    // Of a text with characters that are not allowed, those come first.
    if (!found[0] || !isBillText(text, options)) return [...found, ...issues];
    const suggestions = [toBillText(wrap(text), options)].filter((wrapped) => !overflow(wrapped, lines)[0]);
    return [...found.map((issue) => suggest(issue, suggestions)), ...issues];
  });
