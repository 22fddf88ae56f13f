import { type Issue, warning } from '../issue.ts';
import type { PastedField } from './fields.ts';
import { type DraftRow, ListReader } from './reader.ts';
import { figureOf } from './units.ts';
import { type PastedCell, shortened } from './value.ts';

/** A container read from the text. The fields are those of the bill's container rows; figures are texts. */
export interface PastedRow {
  /** the line of the pasted text where it begins, from 1 */
  readonly line: number;
  /** as pasted */
  readonly values: Readonly<Partial<Record<PastedField, string>>>;
  /** the same with every suggestion taken, and the kind of packages where it stood beside their number */
  readonly suggested: Readonly<Partial<Record<PastedField, string>>>;
  /** in the order of the text; those without a field were not recognised */
  readonly cells: readonly PastedCell[];
  /** what is to be said of the row as a whole */
  readonly issues: readonly Issue[];
}

/** An issue with its place: row of the list and line and cell of the text, from 1. */
export interface PastedIssue {
  readonly row?: number;
  readonly line: number;
  readonly column?: number;
  readonly field?: PastedField;
  readonly issue: Issue;
}

export interface PastedList {
  readonly rows: readonly PastedRow[];
  /** headings, labels and row numbers */
  readonly headings: readonly PastedCell[];
  /** what belongs to no row: greetings, sums */
  readonly rest: readonly PastedCell[];
  /** every issue of the rows, the headings and the rest, in this order */
  readonly issues: readonly PastedIssue[];
}

const suggestedOf = ({ raw, suggestion }: PastedCell): string => suggestion ?? raw;

function rowOf({ line, cells }: DraftRow): PastedRow {
  const values: Partial<Record<PastedField, string>> = {};
  const suggested: Partial<Record<PastedField, string>> = {};
  for (const cell of cells) {
    if (!cell.field) continue;
    values[cell.field] = cell.raw;
    suggested[cell.field] = suggestedOf(cell);
  }
  const unit = values.packageTypeName === undefined && figureOf(values.number ?? '')?.unit;
  if (unit && unit.figure === 'number') suggested.packageTypeName = unit.name;
  return {
    line,
    values,
    suggested,
    cells,
    issues: values.ctnNo === undefined ? [warning('paste.noContainer', {})] : [],
  };
}

/** Says of container and seal numbers that an earlier row has them too. */
function withRepeats(rows: readonly PastedRow[]): readonly PastedRow[] {
  const first = new Map<string, number>();
  return rows.map((row, place) => {
    const cells = row.cells.map((cell) => {
      if (cell.field !== 'ctnNo' && cell.field !== 'sealNo') return cell;
      const text = suggestedOf(cell);
      const key = `${cell.field} ${text}`;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, place + 1);
      return earlier === undefined
        ? cell
        : { ...cell, issues: [...cell.issues, warning('paste.repeated', { text: shortened(text), row: earlier })] };
    });
    return { ...row, cells };
  });
}

const issuesOf = (cells: readonly PastedCell[], row?: number): readonly PastedIssue[] =>
  cells.flatMap(({ line, column, field, issues }) =>
    issues.map((issue) => ({ ...(row !== undefined && { row }), line, column, ...(field && { field }), issue })),
  );

/**
 * Reads a list of containers pasted from a spreadsheet, a mail or a chat. Cells are divided by tabs, commas, semicolons, blanks or lines;
 * columns are known by their headings (Chinese or English) or by their content, values also by labels such as 封号： (seal number) and by units. Nothing
 * is changed and nothing is dropped: repairs are suggestions, and what was not recognised comes back as it is. Linear in the length.
 */
export function parseContainerList(text: string): PastedList {
  const { rows: read, headings, rest } = new ListReader().read(text);
  const rows = withRepeats(read.map(rowOf));
  const issues = [
    ...rows.flatMap((row, place) => [
      ...row.issues.map((issue) => ({ row: place + 1, line: row.line, issue })),
      ...issuesOf(row.cells, place + 1),
    ]),
    ...issuesOf(headings),
    ...issuesOf(rest),
  ];
  return { rows, headings, rest, issues };
}
