import { decimalSigned } from '../amount.ts';

// A spreadsheet takes a text that begins like this for a formula, in half or in full width.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One value as a spreadsheet may have it: a text that it would reckon gets a quote in front, a number stays a number. */
export function safeCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return typeof value === 'string' && FORMULA.test(text) && !decimalSigned.is(text) ? `'${text}` : text;
}

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One row of a file of comma-separated values, no cell of which is reckoned. */
export const csvLine = (cells: readonly (string | number | null | undefined)[], separator = ','): string =>
  cells.map((cell) => quoted(safeCell(cell), separator)).join(separator);
