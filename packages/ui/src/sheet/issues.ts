import { isEditable, type SheetColumn, type SheetIssue, valueIn } from './column.ts';
import { isTouched, type SheetRow } from './source.ts';

/** What is wrong with a cell: what the server said of it, or what its column says. */
export function issueOf(column: SheetColumn, row: SheetRow): SheetIssue | undefined {
  const refused = row.refused?.[column.id];
  if (refused !== undefined) return { message: refused };
  if (row.removed || row.locked || !isEditable(column)) return undefined;
  return column.validate?.(valueIn(column, row), row);
}

export interface PlacedIssue extends SheetIssue {
  readonly row: string;
  readonly column: string;
  /** how the row is counted, from 0 */
  readonly at: number;
}

/** What is wrong in rows that are to be saved, and cells that two have changed. An owner asks it before saving. */
export function sheetIssues(rows: readonly SheetRow[], columns: readonly SheetColumn[]): PlacedIssue[] {
  return rows.flatMap((row, at) =>
    isTouched(row) || row.refused
      ? columns.flatMap((column): PlacedIssue[] => {
          const issue = issueOf(column, row);
          return issue ? [{ ...issue, row: row.id, column: column.id, at }] : [];
        })
      : [],
  );
}
