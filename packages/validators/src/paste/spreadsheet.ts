import { decimalSigned } from '../amount.ts';

// A spreadsheet takes a text that begins like this for a formula, in half or in full width, whatever invisible stands before.
const FORMULA = /^[\p{Z}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
// Opened with another separator, a cell is cut here and its rest begins a cell of its own; quotes around the whole do not hold then.
const CUT = /[;\t\r\n][\p{Z}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]?/gu;
const SIGN = /[=+\-@＝＋－＠]$/;

/** One value as a spreadsheet may have it: a text that it would reckon gets a quote in front, a number stays a number. */
export function safeCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return typeof value === 'string' && FORMULA.test(text) && !decimalSigned.is(text) ? `'${text}` : text;
}

/** Neither does a part of the text begin a formula, where a file is read with semicolons between its cells. */
const safeParts = (text: string): string =>
  text.replace(CUT, (part) => (SIGN.test(part) ? `${part.slice(0, -1)}'${part.slice(-1)}` : part));

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One row of a file of comma-separated values, no cell of which is reckoned. */
export const csvLine = (cells: readonly (string | number | null | undefined)[], separator = ','): string =>
  cells.map((cell) => quoted(safeParts(safeCell(cell)), separator)).join(separator);
