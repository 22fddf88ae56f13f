import { useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './data-table.css.ts';
import type { Head } from './use-table-model.ts';

const SAYS = { asc: 'ascending', desc: 'descending' } as const;
const MARKS = { asc: icons.sortUp, desc: icons.sortDown };

interface HeadCellProps<Row> {
  head: Head<Row>;
  onSort: (head: Head<Row>) => void;
}

export function HeadCell<Row>({ head, onSort }: HeadCellProps<Row>) {
  const { column, sorted, next } = head;
  const text = useText();
  const cell = useRef<HTMLTableCellElement>(null);
  const { width } = column;
  // Written to the element: a strict policy refuses style attributes in the markup of a server.
  useLayoutEffect(() => {
    if (width === undefined || !cell.current) return;
    cell.current.style.minInlineSize = typeof width === 'number' ? `${width}px` : width;
  }, [width]);
  return (
    <th
      ref={cell}
      scope="col"
      className={css.head}
      data-numeric={column.numeric || undefined}
      data-sticky={column.sticky}
      data-sorts={next && ''}
      aria-sort={next && (sorted ? SAYS[sorted] : 'none')}
    >
      {next ? (
        <button
          type="button"
          className={css.sort}
          aria-description={text(`table.next.${next}`)}
          onClick={() => onSort(head)}
        >
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
