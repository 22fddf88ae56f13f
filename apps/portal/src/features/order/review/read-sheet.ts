import {
  cellsOfWorkbook,
  isWorkbookPart,
  type SheetRefusal,
  SheetRefused,
  type WorkbookParts,
} from '@lading/validators/paste';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Most bytes of a file, of what comes out of it, and most rows and columns: a list of containers has some hundred rows. */
export const LIMITS = { file: 2_000_000, unzipped: 20_000_000, rows: 2_000, columns: 50 } as const;

/** Whatever goes wrong with a file that is none. */
export const refusalOf = (cause: unknown): SheetRefusal => (cause instanceof SheetRefused ? cause.why : 'broken');

/** The parts of a workbook that hold its texts. What a part says of its own size counts before anything is unpacked, and binds what is. */
function partsOf(bytes: Uint8Array): WorkbookParts {
  let sum = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isWorkbookPart(name)) return false;
      sum += originalSize;
      if (sum > LIMITS.unzipped) throw new SheetRefused('large');
      return true;
    },
  });
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
}

/** The first sheet of a workbook as lines of cells divided by tabs; a row keeps its number. */
export const textOfWorkbook = (bytes: Uint8Array): string =>
  cellsOfWorkbook(partsOf(bytes), LIMITS)
    .map((line) => line.join('\t'))
    .join('\n');

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
