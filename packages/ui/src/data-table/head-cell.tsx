import { useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { nameOf } from './column.ts';
import * as css from './data-table.css.ts';
import type { HeadPartProps, NamedPart } from './feature.ts';
import type { Model, ModelColumn } from './model.ts';
import type { Head } from './use-table-model.ts';

const SAYS = { asc: 'ascending', desc: 'descending' } as const;
const MARKS = { asc: icons.sortUp, desc: icons.sortDown };

interface HeadCellProps<Row extends object> {
  table: Model<Row>;
  head: Head<Row>;
  onSort: (head: Head<Row>) => void;
  /** what the features of the table have here */
  parts: readonly NamedPart<HeadPartProps>[];
  part: NamePart<'head' | 'sort'>;
}

export function HeadCell<Row extends object>({ table, head, onSort, parts, part }: HeadCellProps<Row>) {
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
      {...part('head', css.head)}
      data-numeric={column.numeric || undefined}
      data-column={column.id}
      data-sticky={column.sticky}
      data-pin={column.pin || undefined}
      data-sorts={next && ''}
      aria-sort={next && (sorted ? SAYS[sorted] : 'none')}
    >
      {next ? (
        <button
          type="button"
          {...part('sort', css.sort)}
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
      {parts.map(({ name, Part }) => (
        // A part of a feature does not know what a row is.
        <Part
          key={name}
          table={table as unknown as Model<object>}
          column={head.model as unknown as ModelColumn<object>}
          name={nameOf(column)}
        />
      ))}
    </th>
  );
}
