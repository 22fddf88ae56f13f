import type { ReactNode, RefObject } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import * as css from './data-table.css.ts';
import type { LongRowsParts } from './load-long-rows.ts';
import type { LongHandle } from './long-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { TableModel } from './use-table-model.ts';

interface TableFootProps<Row extends object> {
  model: TableModel<Row>;
  /** rows can be chosen: of those that are, how many are in the list, and how many there are */
  selection: { chosen: number; all: number } | undefined;
  actions: ReactNode;
  onClear: () => void;
  /** what draws a long table: not all of its rows are there for the browser to find */
  long: LongRowsParts | undefined;
  rows: RefObject<LongHandle | null>;
  frame: RefObject<HTMLElement | null>;
  found: number | undefined;
  onFound: (index: number | undefined) => void;
  part: NamePart<'footer' | 'selection'>;
  children: ReactNode;
}

/** The bar under the rows: what is chosen, a field to find words in a long list, pages. */
export function TableFoot<Row extends object>(props: TableFootProps<Row>) {
  const { model, selection, actions, onClear, long: Long, rows, frame, found, onFound, part, children } = props;
  if (!children && !Long && !selection) return null;
  return (
    <div {...part('footer', css.foot)}>
      {selection && (
        <SelectionBar part={part} count={selection.all} here={selection.chosen} actions={actions} onClear={onClear} />
      )}
      {Long && (
        <Long.FindBar
          columns={model.columns}
          rows={model.rows}
          frame={frame}
          onFound={(index) => {
            onFound(index);
            if (index !== undefined) rows.current?.show(index);
          }}
          onLeave={() => {
            if (!rows.current?.focus(found ?? 0)) frame.current?.querySelector('section')?.focus();
          }}
        />
      )}
      {children}
    </div>
  );
}
