import { useLayoutEffect, useRef } from 'react';
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
  const cell = useRef<HTMLTableCellElement>(null);
  const { width } = column;
  // Written to the element: a strict policy refuses style attributes in the markup of a server.
  useLayoutEffect(() => {
    if (cell.current) cell.current.style.minInlineSize = typeof width === 'number' ? `${width}px` : (width ?? '');
  }, [width]);
  return (
    <th
      ref={cell}
      scope="col"
      className={css.head}
      data-numeric={column.numeric || undefined}
      data-sticky={column.sticky}
      aria-sort={onSort ? (sorted ? SAYS[sorted] : 'none') : undefined}
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
