import { decimalSigned } from '@lading/validators';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { bold, figure, head, long, money, Rows, text } from '../quote/quote-cells.ts';
import type { LedgerColumn, LedgerPaper } from './paper.ts';

const CHARACTERS = 7;

const cellOf = ({ kind }: LedgerColumn, value: string): Cell => {
  if (value === '') return null;
  // Sums have two decimals; what is no number stays words, such as a sum that is not known.
  if (kind !== 'text' && decimalSigned.is(value)) return kind === 'money' ? money(value) : figure(value);
  return text(value);
};

function sheetOf(paper: LedgerPaper) {
  const rows = new Rows();
  rows.add(bold(`${paper.title} ${paper.number}`));
  rows.add(long(paper.house));
  for (const [name, value] of paper.facts) rows.add(bold(name), long(value));
  rows.add();
  rows.add(...paper.columns.map(({ label }) => head(label)));
  for (const { title, rows: list } of paper.sections) {
    if (title) rows.add(bold(title));
    for (const cells of list) rows.add(...paper.columns.map((column, at) => cellOf(column, cells[at] ?? '')));
  }
  for (const cells of paper.totals)
    rows.add(...paper.columns.map((column, at) => (at === 0 ? bold(cells[0] ?? '') : cellOf(column, cells[at] ?? ''))));
  rows.add();
  for (const note of paper.notes) rows.add(long(note));
  return {
    data: rows.rows,
    sheet: paper.number.slice(0, 31),
    columns: paper.columns.map(({ width }) => ({ width: Math.round(width * CHARACTERS) })),
  };
}

/** Papers as a workbook of Excel, a sheet for each: amounts are numbers, all that somebody wrote is text. */
export function ledgerXlsx(papers: readonly LedgerPaper[]): Promise<Buffer> {
  return writeExcelFile(papers.map((paper) => ({ ...sheetOf(paper), orientation: 'landscape' as const }))).toBuffer();
}
