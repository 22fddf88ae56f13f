import { IMPORT_LIMIT, IMPORT_ROWS } from '@lading/api-client/contract';
import { cellsOfCsv, cellsOfWorkbook, isWorkbookPart, SheetRefused } from '@lading/validators/paste';
import { strFromU8, unzipSync } from 'fflate';
import type { SheetRow } from '../database/schema/imports.ts';
import { refused } from '../http/failure.ts';
import type { Language, TextId } from '../messages/say.ts';
import type { Kind } from './kind.ts';

/** Most bytes that come out of a workbook, and most columns and lines, those of its head among them. */
const UNZIPPED = 60_000_000;
const LIMITS = { rows: IMPORT_ROWS + 20, columns: 60 } as const;

const REFUSALS = {
  large: 'importLarge',
  rows: 'importRows',
  broken: 'importBroken',
} as const satisfies Record<SheetRefused['why'], TextId>;

function linesOf(bytes: Buffer): string[][] {
  if (bytes.length > IMPORT_LIMIT) throw new SheetRefused('large');
  // Every workbook is a zip, whatever it is called.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    const text = bytes.toString().replace(/^\uFEFF/, '');
    // A text of another encoding has signs that are none.
    if (text.includes('\0') || text.includes('\uFFFD')) throw new SheetRefused('broken');
    return cellsOfCsv(text, LIMITS);
  }
  let sum = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isWorkbookPart(name)) return false;
      sum += originalSize;
      if (sum > UNZIPPED) throw new SheetRefused('large');
      return true;
    },
  });
  return cellsOfWorkbook(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)])),
    LIMITS,
  );
}

const folded = (head: string) => head.normalize('NFKC').toLowerCase().replace(/[\s*]/g, '');

/** Which column of the kind stands where, by its head in either language or its name; the others are nobody's. */
function columnsOf(heads: readonly string[], { columns }: Kind): (string | undefined)[] {
  const named = new Map(
    Object.entries(columns).flatMap(([id, { head }]) => [id, ...Object.values(head)].map((name) => [folded(name), id])),
  );
  return heads.map((head) => named.get(folded(head)));
}

/** The rows of a file that was brought, by the columns of a kind; refuses a file that cannot be read, or lacks a column. */
export function rowsOf(bytes: Buffer, kind: Kind, language: Language): SheetRow[] {
  let lines: string[][];
  try {
    lines = linesOf(bytes);
  } catch (error) {
    throw refused(error instanceof SheetRefused ? REFUSALS[error.why] : 'importBroken', {}, 'file');
  }
  const top = lines.findIndex((line) => line.some((cell) => cell !== ''));
  const places = columnsOf(lines[top] ?? [], kind);
  const missing = Object.entries(kind.columns).filter(([id, { required }]) => required && !places.includes(id));
  if (missing.length > 0) {
    const columns = missing.map(([, { head }]) => head[language]).join(language === 'zh-CN' ? '、' : ', ');
    throw refused('importColumns', { columns }, 'file');
  }
  const rows = lines.slice(top + 1).flatMap((line, at): SheetRow[] => {
    const cells: Record<string, string> = {};
    for (const [place, id] of places.entries()) {
      const cell = line[place] ?? '';
      // NUL is no sign of a text that a database keeps.
      if (id !== undefined && cell !== '') cells[id] = cell.replaceAll('\0', '').slice(0, 1_000);
    }
    return Object.keys(cells).length === 0 ? [] : [{ row: top + at + 2, cells }];
  });
  if (rows.length === 0) throw refused('importEmpty', {}, 'file');
  if (rows.length > IMPORT_ROWS) throw refused('importRows', {}, 'file');
  return rows;
}
