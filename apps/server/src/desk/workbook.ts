import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Download } from '../http/answer.ts';
import { isoInstant } from '../time.ts';

export interface BookSheet {
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly width: number }[];
  /** a number stays one that can be summed; an amount comes as its decimal text */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

// A text stays a text: nothing that somebody wrote is reckoned.
const cell = (value: string | number | null): Cell => {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value: value.toWellFormed(), type: String };
};
const head = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#E3EDEF',
  bottomBorderStyle: 'thin',
});

/** Sheets as a workbook of Excel, named with the day. */
export async function workbook(name: string, sheets: readonly BookSheet[]): Promise<Download> {
  const body = await writeExcelFile(
    sheets.map(({ name: sheet, columns, rows }) => ({
      data: [columns.map((column) => head(column.head)), ...rows.map((row) => row.map(cell))],
      sheet,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
  return {
    name: `${name}_${isoInstant(new Date()).slice(0, 10)}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body,
  };
}
