import type { SortDirection } from '../foundations/table.ts';
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
const MARKS = { asc: 'sort-up', desc: 'sort-down' } as const;

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
            <Icon name={sorted ? MARKS[sorted] : 'sort'} size="sm" />
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
