import { LINE_COLUMNS } from '@lading/validators';
import type { BillFieldName, BillRecord, BillVo } from '@lading/validators/bill';

/** Characters that fit into a line of a carrier's print. */
export const LINE_LIMIT = LINE_COLUMNS;

/** A field as text; what is null or belongs to the other kind of bill is empty. */
export function textOf(bill: BillVo, field: BillFieldName): string {
  const value = (bill as Partial<Record<BillFieldName, string | number | null>>)[field];
  return value === null || value === undefined ? '' : String(value);
}

/** The number a bill is called by: the house number of a house bill, else the master number. */
export const numberOf = (record: BillRecord): string =>
  record.kind === 'HBL' ? record.bill.hblNo || record.bill.mblNo : record.bill.mblNo;

/** Lines of a text as they were typed. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/\r\n|\r|\n/));

const LF = 10;
const CR = 13;
const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000;

/** Lines of a text and characters in the longest of them. Asked of every text at every turn of a tab, so nothing is cut up. */
export function extentOf(text: string): { lines: number; longest: number } {
  let lines = text === '' ? 0 : 1;
  let longest = 0;
  let length = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || code === CR) {
      if (code === CR || before !== CR) lines += 1;
      length = 0;
    } else if (!isLow(code) || !isHigh(before)) length += 1;
    if (length > longest) longest = length;
    before = code;
  }
  return { lines, longest };
}

/** Characters in the longest line, as the carrier's print counts them. */
export const longestOf = (text: string): number => extentOf(text).longest;

/** The one value all rows share, or undefined. */
export function shared<Row>(rows: readonly Row[], value: (row: Row) => string): string | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return rows.every((row) => value(row) === value(first)) ? value(first) : undefined;
}

/** `2 × 40HQ, 1 × 20GP`, in the order in which the types first appear. */
export function containerSummary(types: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => `${count} × ${type}`).join(', ');
}
