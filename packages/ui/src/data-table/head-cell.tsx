import type { SortDirection } from '../foundations/table.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { DataColumn } from './column.ts';
import * as css from './data-table.css.ts';

export interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sorted: SortDirection | false;
  /** absent when the column cannot be sorted */
  onSort: (() => void) | undefined;
}

const SAYS = { asc: 'ascending', desc: 'descending' } as const;
const MARKS = { asc: icons.sortUp, desc: icons.sortDown };

export function HeadCell<Row>({ column, sorted, onSort }: HeadCellProps<Row>) {
  return (
    <th
      scope="col"
      className={css.head}
      data-numeric={column.numeric || undefined}
      data-sticky={column.sticky}
      aria-sort={onSort ? (sorted ? SAYS[sorted] : 'none') : undefined}
      style={column.width === undefined ? undefined : { minInlineSize: column.width }}
    >
      {onSort ? (
        <button type="button" className={css.sort} onClick={onSort}>
          {column.header}
          <span className={css.sortMark}>
            <Icon drawing={sorted ? MARKS[sorted] : icons.sort} size="sm" />
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
