import type { ReactNode } from 'react';
import type { ColumnChoice } from './column-choice.ts';

export type RowKey = string | number;
export type CellValue = string | number | null | undefined;

/** One column; start and end columns stand first and last, one each. */
export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  /** its name where `header` is not text: in the columns panel, on a phone, in a file */
  name?: string;
  cell: (row: Row) => ReactNode;
  /** a second, smaller line in the cell: a state, who else; it opens no row and is written to no file */
  under?: (row: Row) => ReactNode;
  /** what is compared, found and written to a file; without it the cell, where that is text or a number */
  value?: (row: Row) => CellValue;
  /** what is written to a file where that is not `value`: a whole date, a name instead of its code; null leaves the cell empty */
  exportValue?: (row: Row) => CellValue;
  /** right aligned, tabular figures */
  numeric?: boolean;
  sortable?: boolean;
  /** frozen at this edge while the others scroll; always shown and never moved */
  sticky?: 'start' | 'end';
  /** least width: px, or any CSS length */
  width?: number | string;
  /** not shown until the reader chooses it */
  hidden?: boolean;
  /** with `filtering`: by a text it holds, by some of its values, or by numbers between two */
  filter?: 'text' | 'values' | 'range';
  /** values to pick from where the rows come filtered from the server; else those of the rows */
  filterValues?: readonly string[];
  /** with `grouping`: rows of equal value can be put together */
  groups?: boolean;
}

export interface TableSort {
  id: string;
  desc: boolean;
}

export const nameOf = <Row>({ id, name, header }: DataColumn<Row>): string =>
  name ?? (typeof header === 'string' ? header : id);

/** What a cell says as text or a number; undefined where it draws something else and the column has no `value`. */
export function cellValue<Row>(column: DataColumn<Row>, row: Row): CellValue {
  if (column.value) return column.value(row) ?? null;
  const drawn = column.cell(row);
  return typeof drawn === 'string' || typeof drawn === 'number' || drawn === null ? drawn : undefined;
}

export interface Arranged<Row> {
  column: DataColumn<Row>;
  show: boolean;
}

const rank = { start: 0, middle: 1, end: 2 };

/**
 * Columns as the reader chose them. A column that the choice does not know, since it is newer, stands behind the one before it;
 * one that is no longer there is left out.
 */
export function arrange<Row>(
  columns: readonly DataColumn<Row>[],
  choice: ColumnChoice | null | undefined,
): Arranged<Row>[] {
  const chosen = new Map(choice?.map(({ id, show }, place) => [id, { show, place }]));
  let before = -1;
  return columns
    .map((column) => {
      const kept = column.sticky ? undefined : chosen.get(column.id);
      if (kept) before = kept.place;
      const show = column.sticky ? true : (kept?.show ?? !column.hidden);
      return { column, show, at: rank[column.sticky ?? 'middle'], place: before + (kept ? 0 : 0.5) };
    })
    .sort((a, b) => a.at - b.at || a.place - b.place)
    .map(({ column, show }) => ({ column, show }));
}
