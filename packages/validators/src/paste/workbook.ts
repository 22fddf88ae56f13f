import { attributeOf, SheetRefused, tagsOf } from './sheet-tags.ts';

/** The parts of a workbook that hold its texts, unpacked, by their names in the archive. */
export type WorkbookParts = Readonly<Record<string, string>>;

export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** Whether a part of the archive has to be unpacked at all. */
export const isWorkbookPart = (name: string): boolean => PARTS.test(name);

/** Texts of the cells by their number; how they are read aloud is no part of them. */
function stringsOf(xml: string): string[] {
  const all: string[] = [];
  let aloud = false;
  for (const { name, ends, text } of tagsOf(xml)) {
    if (name === 'si' && !ends) all.push('');
    if (name === 'rPh') aloud = !ends;
    if (name === 't' && !ends && !aloud) all[all.length - 1] += text;
  }
  return all;
}

/** The first sheet of a workbook, by the order of its tabs. */
function firstSheet(parts: WorkbookParts): string {
  const [sheet] = [...tagsOf(parts['xl/workbook.xml'] ?? '')].filter(({ name }) => name === 'sheet');
  const id = sheet && attributeOf(sheet, 'id');
  const links = [...tagsOf(parts['xl/_rels/workbook.xml.rels'] ?? '')];
  const link = links.find((tag) => tag.name === 'Relationship' && attributeOf(tag, 'Id') === id);
  const target = link && attributeOf(link, 'Target')?.replace(/^\/?(?:xl\/)?/, 'xl/');
  return parts[target ?? 'xl/worksheets/sheet1.xml'] ?? '';
}

/** `C7` is column 3. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]+/.exec(place)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

// A cell is one cell, whatever is written in it.
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The cells of the first sheet of a workbook, as texts; a row keeps its number. Throws `SheetRefused` for what is no workbook, or too long. */
export function cellsOfWorkbook(parts: WorkbookParts, limits: SheetLimits): string[][] {
  const sheet = firstSheet(parts);
  if (!sheet) throw new SheetRefused('broken');
  const strings = stringsOf(parts['xl/sharedStrings.xml'] ?? '');
  const lines: string[][] = [];
  let [row, column, shared] = [0, 0, false];
  for (const tag of tagsOf(sheet)) {
    if (tag.ends) continue;
    if (tag.name === 'row') [row, column] = [Number(attributeOf(tag, 'r') ?? row + 1), 0];
    if (tag.name === 'c') {
      column = columnOf(attributeOf(tag, 'r') ?? '') || column + 1;
      shared = attributeOf(tag, 't') === 's';
      if (!(row <= limits.rows) || column > limits.columns) throw new SheetRefused('rows');
    }
    // A text may come in pieces, each with a look of its own.
    if ((tag.name === 'v' || tag.name === 't') && row > 0 && column > 0) {
      const line = lines[row - 1] ?? [];
      lines[row - 1] = line;
      line[column - 1] = (line[column - 1] ?? '') + (shared ? (strings[Number(tag.text)] ?? '') : tag.text);
    }
  }
  return Array.from(lines, (line) => Array.from(line ?? [], (text) => plain(text ?? '')));
}

/** The cells of comma-separated values, with commas, semicolons or tabs between them as their first line has it. */
export function cellsOfCsv(text: string, limits: SheetLimits): string[][] {
  const [head = ''] = text.split('\n', 1);
  const between = [...',;\t'].reduce((best, sign) => (head.split(sign).length > head.split(best).length ? sign : best));
  const lines: string[][] = [];
  let [line, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endLine = () => {
    lines.push([...line, plain(cell)]);
    [line, cell] = [[], ''];
    if (lines.length > limits.rows) throw new SheetRefused('rows');
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' && quoted && text.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === between) {
      line.push(plain(cell));
      cell = '';
      if (line.length >= limits.columns) throw new SheetRefused('rows');
    } else if (sign === '\n') endLine();
    else cell += sign;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
}
