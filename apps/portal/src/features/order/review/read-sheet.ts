import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { attributeOf, type Refusal, SheetRefused, tagsOf } from './sheet-tags.ts';

/** Most bytes of a file, of what comes out of it, and most rows and columns: a list of containers has some hundred rows. */
export const LIMITS = { file: 2_000_000, unzipped: 20_000_000, rows: 2_000, columns: 50 } as const;

/** Whatever goes wrong with a file that is none. */
export const refusalOf = (cause: unknown): Refusal => (cause instanceof SheetRefused ? cause.why : 'broken');

const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** The parts of a workbook that hold its texts. What a part says of its own size counts before anything is unpacked, and binds what is. */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let sum = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!PARTS.test(name)) return false;
      sum += originalSize;
      if (sum > LIMITS.unzipped) throw new SheetRefused('large');
      return true;
    },
  });
}

const textOf = (parts: Record<string, Uint8Array>, name: string): string => {
  const part = parts[name];
  return part ? strFromU8(part) : '';
};

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
function firstSheet(parts: Record<string, Uint8Array>): string {
  const [sheet] = [...tagsOf(textOf(parts, 'xl/workbook.xml'))].filter(({ name }) => name === 'sheet');
  const id = sheet && attributeOf(sheet, 'id');
  const links = [...tagsOf(textOf(parts, 'xl/_rels/workbook.xml.rels'))];
  const link = links.find((tag) => tag.name === 'Relationship' && attributeOf(tag, 'Id') === id);
  const target = link && attributeOf(link, 'Target')?.replace(/^\/?(?:xl\/)?/, 'xl/');
  return textOf(parts, target ?? 'xl/worksheets/sheet1.xml');
}

/** `C7` is column 3. */
const columnOf = (place: string): number =>
  [...place.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

// A cell is one cell, whatever is written in it.
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first sheet of a workbook as lines of cells divided by tabs; a row keeps its number. */
export function textOfWorkbook(bytes: Uint8Array): string {
  const parts = partsOf(bytes);
  const sheet = firstSheet(parts);
  if (!sheet) throw new SheetRefused('broken');
  const strings = stringsOf(textOf(parts, 'xl/sharedStrings.xml'));
  const lines: string[][] = [];
  let [row, column, shared] = [0, 0, false];
  for (const tag of tagsOf(sheet)) {
    if (tag.ends) continue;
    if (tag.name === 'row') [row, column] = [Number(attributeOf(tag, 'r') ?? row + 1), 0];
    if (tag.name === 'c') {
      column = columnOf(attributeOf(tag, 'r') ?? '') || column + 1;
      shared = attributeOf(tag, 't') === 's';
      if (!(row <= LIMITS.rows) || column > LIMITS.columns) throw new SheetRefused('rows');
    }
    // A text may come in pieces, each with a look of its own.
    if ((tag.name === 'v' || tag.name === 't') && row > 0 && column > 0) {
      const line = lines[row - 1] ?? [];
      lines[row - 1] = line;
      line[column - 1] = (line[column - 1] ?? '') + (shared ? (strings[Number(tag.text)] ?? '') : tag.text);
    }
  }
  return Array.from(lines, (line) => Array.from(line ?? [], (text) => plain(text ?? '')).join('\t')).join('\n');
}

/** A file the reader chose, as text; nothing of it leaves the device. */
export async function readSheet(file: File): Promise<string> {
  if (file.size > LIMITS.file) throw new SheetRefused('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Every workbook is a zip, whatever it is called.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return textOfWorkbook(bytes);
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new SheetRefused('broken');
  if (text.split('\n').length > LIMITS.rows) throw new SheetRefused('rows');
  return text;
}

const NS = 'http://schemas.openxmlformats.org';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const escaped = (text: string): string => text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));

/** A workbook of one row of headings, in cells that are texts, so that no number loses its zeros. */
export function templateOf(headings: readonly string[]): Uint8Array {
  const cells = headings.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="r1" Type="${NS}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="r1" Type="${NS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NS}/spreadsheetml/2006/main"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(XML + xml)])));
}
