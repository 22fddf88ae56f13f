import { csvLine } from '@lading/validators/paste';
import { type CellValue, cellValue, type DataColumn, nameOf } from './column.ts';

/** What of a cell is written to a file. */
const written = <Row>(column: DataColumn<Row>, row: Row): CellValue =>
  column.exportValue ? (column.exportValue(row) ?? null) : cellValue(column, row);

/** A column of actions says nothing in a file. */
const speaks = <Row>(column: DataColumn<Row>, rows: readonly Row[]) =>
  column.exportValue !== undefined ||
  column.value !== undefined ||
  rows.length === 0 ||
  rows.some((row) => cellValue(column, row) !== undefined);

/** The names of the columns, then a line a row, for what writes spreadsheets. Columns that only draw are left out. */
export function toCells<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): CellValue[][] {
  const told = columns.filter((column) => speaks(column, rows));
  return [told.map(nameOf), ...rows.map((row) => told.map((column) => written(column, row)))];
}

const write = <Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[], separator: string): string =>
  toCells(columns, rows)
    .map((cells) => csvLine(cells, separator))
    .join('\r\n');

/** Rows as comma-separated values, the names of the columns first. Columns that draw elements need a `value` or an `exportValue`. */
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
