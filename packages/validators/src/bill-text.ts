import { findOutside, isBillText, isInProfile, type TextOptions } from './bill-text-profile.ts';
import { repair, toBillText } from './bill-text-repair.ts';
import { codePoint } from './half-width.ts';
import { error, type Issue, suggest } from './issue.ts';
import { type Rule, textRule, withAll } from './rule.ts';

/** An error for each character that is not allowed, at most `most`. */
function badCharacters(text: string, options: TextOptions | undefined, most: number): Issue[] {
  const { repaired, places } = repair(text, options, findOutside(text, options));
  const bad = places.filter(({ from }) => !isInProfile(from, options));
  const suggestions = isBillText(repaired, options) ? [repaired] : [];
  let line = 1;
  let column = 1;
  let seen = 0;
  return bad.slice(0, most).map(({ index, length, from: character, to: replacement = '', kind }, at) => {
    const rows = text.slice(seen, index).split(/\r\n?|\n/);
    line += rows.length - 1;
    column = (rows[1] === undefined ? column : 1) + (rows.at(-1) ?? '').length;
    // A character of two UTF-16 units is one column: the second unit is counted with the next piece.
    seen = index + length - 1;
    const more = bad.length - at - 1;
    const params = { line, column, character, codePoint: codePoint(character), kind, replacement, more };
    return suggest(error('latin.char', params, index, length) as Issue, suggestions);
  });
}

/** A rule for a text of the bill; `warn` says what else there is to say of it. */
export const billTextRule = <Options extends TextOptions>(
  name: string,
  example: string,
  standard: string,
  warn: (text: string, options: Options | undefined) => Issue[] = () => [],
): Rule<string, Options> =>
  withAll(
    textRule<Options>({
      name,
      example,
      standard,
      test: isBillText,
      find: (text, options) =>
        (isBillText(text, options) ? warn(text, options) : badCharacters(text, options, 1))[0] ?? null,
      repair: toBillText,
    }),
    (text, options) =>
      [...(isBillText(text, options) ? [] : badCharacters(text, options, 1000)), ...warn(text, options)].sort(
        (a, b) => (a.index ?? 0) - (b.index ?? 0),
      ),
  );

/**
 * A text of the bill in the letters a bill is printed and sent with: printable ASCII with CR LF unless a profile is named.
 * `all` gives the first 1,000 characters that are not allowed; `more` of the last one counts the rest.
 */
export const latinText = /* @__PURE__ */ billTextRule<TextOptions>(
  'latinText',
  'SUITE 5, 12 HARBOUR ROAD',
  'ISO 9735 levels A, B, C',
);
