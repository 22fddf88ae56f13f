import type { DataColumn } from './column.ts';
import * as css from './data-table.css.ts';
import * as parts from './row.css.ts';

interface BonesProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: number;
  /** whether rows have a cell before the first */
  lead: boolean;
}

/** Boxes where the words will be. */
export function Bones<Row>({ columns, rows, lead }: BonesProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={`bone-${row.toString()}`} data-bone="">
      {lead && <td className={`${css.body} ${parts.lead}`} data-sticky="lead" />}
      {columns.map((column) => (
        <td key={column.id} className={css.body} data-numeric={column.numeric || undefined} data-sticky={column.sticky}>
          <span className={css.bone} />
        </td>
      ))}
    </tr>
  ));
}
