import { decimalSigned } from '@lading/validators';
import { cellValue, type DataColumn, nameOf } from './column.ts';

// A spreadsheet takes a text that begins like this for a formula, in half or in full width.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One value as a spreadsheet may have it: a text that it would reckon gets a quote in front, a number stays a number. */
export function safeCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return typeof value === 'string' && FORMULA.test(text) && !decimalSigned.is(text) ? `'${text}` : text;
}

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A column of actions says nothing in a file. */
const speaks = <Row>(column: DataColumn<Row>, rows: readonly Row[]) =>
  column.value !== undefined || rows.length === 0 || rows.some((row) => cellValue(column, row) !== undefined);

function write<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[], separator: string): string {
  const told = columns.filter((column) => speaks(column, rows));
  const line = (cells: string[]) => cells.map((cell) => quoted(cell, separator)).join(separator);
  return [
    line(told.map((column) => safeCell(nameOf(column)))),
    ...rows.map((row) => line(told.map((column) => safeCell(cellValue(column, row))))),
  ].join('\r\n');
}

/** Rows as comma-separated values, the names of the columns first. Columns that draw elements need a `value`. */
export const toCsv = <Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string =>
  write(columns, rows, ',');

/** Puts rows on the clipboard as a spreadsheet pastes them; false when the browser refuses. */
export async function copyRows<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(write(columns, rows, '\t'));
    return true;
  } catch {
    // No clipboard without a secure page or the reader's leave.
    return false;
  }
}

/** Hands the reader a file of rows. It begins with a byte order mark, without which Excel takes Chinese for something else. */
export function downloadCsv<Row>(file: string, columns: readonly DataColumn<Row>[], rows: readonly Row[]): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
