import { arrange, type DataColumn, type TableSort } from './column.ts';
import type { ColumnChoice } from './column-choice.ts';
import { BLANK, ranksOf } from './rank.ts';

/** What a reader sees of a table, or would without its box: the columns in their order, all rows in theirs. */
export interface TableView<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
}

/** How a reader has arranged a table. */
export interface TableArrangement {
  choice?: ColumnChoice | null | undefined;
  /** left out where the rows come sorted */
  sort?: TableSort | undefined;
  /** words are sorted by it: that of `useLocale` */
  locale?: string | undefined;
}

function sorted<Row>(column: DataColumn<Row>, rows: readonly Row[], desc: boolean, locale: string): Row[] {
  const ranks = ranksOf(column, rows, locale);
  const rankAt = (at: number) => ranks[at] ?? BLANK;
  // What says nothing comes last in both directions, as in the table.
  const places = [...rows.keys()].sort((one, other) => {
    const [a, b] = [rankAt(one), rankAt(other)];
    if (a === BLANK || b === BLANK) return (a === BLANK ? 1 : 0) - (b === BLANK ? 1 : 0);
    return desc ? b - a : a - b;
  });
  return places.map((at) => rows[at] as Row);
}

/**
 * Columns and rows as a table shows them under these settings: for a file of rows that are in no table, such as all pages of a
 * list. Of a table that is drawn, its `viewRef` says it.
 */
export function tableView<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  { choice, sort, locale = 'en-US' }: TableArrangement,
): TableView<Row> {
  const shown = arrange(columns, choice).flatMap(({ column, show }) => (show ? [column] : []));
  // A table that is sorted by a column nobody sees is sorted by it all the same.
  const by = sort && columns.find(({ id }) => id === sort.id);
  return { columns: shown, rows: by ? sorted(by, rows, sort.desc, locale) : rows };
}
