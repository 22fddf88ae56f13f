import { csvLine } from '@lading/validators/paste';

const BREAK = /[\t\r\n]/g;
// What `csvLine` and spreadsheets put before a text that would be reckoned.
const GUARD = /^'(?=[\p{Z}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

type Read = readonly [cell: string, next: number];

/** A cell between quotes that begins here, and where it ends; undefined where the quote is only a quote. */
function quotedAt(text: string, start: number, end: number): Read | undefined {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote >= end) return undefined;
    if (text[quote + 1] === '"' && quote + 1 < end) {
      at = quote + 2;
      continue;
    }
    const next = quote + 1;
    if (next < end && !'\t\r\n'.includes(text.charAt(next))) return undefined;
    return [text.slice(start + 1, quote).replaceAll('""', '"'), next];
  }
}

function plainAt(text: string, start: number, end: number): Read {
  BREAK.lastIndex = start;
  const found = BREAK.exec(text)?.index ?? end;
  const next = Math.min(found, end);
  return [text.slice(start, next), next];
}

/** The cells of what a spreadsheet put on the clipboard: tabs between them, lines, quotes around those that hold either. */
export function readTsv(text: string): string[][] {
  const end = text.replace(/\r?\n$|\r$/, '').length;
  if (end === 0) return text === '' ? [] : [['']];
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  for (;;) {
    const [cell, next] = (text[at] === '"' && quotedAt(text, at, end)) || plainAt(text, at, end);
    cells.push(cell.replace(GUARD, ''));
    if (next < end && text[next] === '\t') {
      at = next + 1;
      continue;
    }
    rows.push(cells);
    if (next >= end) return rows;
    cells = [];
    at = next + (text.startsWith('\r\n', next) ? 2 : 1);
  }
}

/** Cells as a spreadsheet pastes them, none of which it reckons. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${csvLine(cells, '\t')}\r\n`).join('');
