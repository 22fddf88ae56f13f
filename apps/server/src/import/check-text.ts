import { type Problem, problem } from './problem.ts';

/** Columns of a party box, and of the carrier's print. */
const COLUMNS = 35;
const PRINTABLE = /^[\x20-\x7e]$/;

/** What to write for a character the carrier cannot print; undefined when only leaving it out helps. */
function plain(character: string): string | undefined {
  const punctuation: Readonly<Record<string, string>> = {
    '“': '"',
    '”': '"',
    '‘': "'",
    '’': "'",
    '–': '-',
    '—': '-',
    '×': 'X',
    '。': '.',
    '、': ',',
  };
  const simple = punctuation[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...simple].every((one) => PRINTABLE.test(one)) ? simple : undefined;
}

/** Lines of a bill's text that the carrier's print would refuse or break: the first of each kind. */
export function checkText(path: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const lines = text.split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    const characters = [...line];
    const column = characters.findIndex((one) => !PRINTABLE.test(one));
    const character = characters[column];
    if (character !== undefined && !problems.some(({ id }) => id === 'characters')) {
      const better = plain(character);
      const suggestion = better
        ? { 'zh-CN': `改为 ${better}`, 'en-US': `write ${better}` }
        : { 'zh-CN': '改用英文字母、数字和半角标点', 'en-US': 'use Latin letters, digits and plain punctuation' };
      problems.push(problem('characters', path, text, { line: at + 1, column: column + 1, character, suggestion }));
    }
    if (characters.length > COLUMNS && !problems.some(({ id }) => id === 'longLine'))
      problems.push(problem('longLine', path, text, { line: at + 1, length: characters.length }));
  }
  return problems;
}

/** Characters a database refuses or a page cannot show, anywhere in the document. */
export function checkControls(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string') {
    // Control characters but tab and line ends, and halves of surrogate pairs.
    const place = value.search(/(?![\t\n\r])[\p{Cc}\p{Cs}]/u);
    return place < 0 ? [] : [problem('control', path, value, { column: place + 1 })];
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => checkControls(one, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => checkControls(one, path ? `${path}.${name}` : name));
}
