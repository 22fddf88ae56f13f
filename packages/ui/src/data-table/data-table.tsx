import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
  useState,
} from 'react';
import { useEdges } from '../foundations/use-edges.ts';
import { useInert } from '../foundations/use-inert.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Bones } from './bones.tsx';
import './cards.css.ts';
import { partsOf } from '../foundations/parts.ts';
import { nameOf } from './column.ts';
import * as css from './data-table.css.ts';
import { useLongRows } from './load-long-rows.ts';
import type { LongHandle } from './long-rows.tsx';
import type { Model } from './model.ts';
import { Failed, NoRows, Veil } from './notices.tsx';
import { Rows } from './rows.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { type DataTableProps, elementProps } from './table-props.ts';
import { useRowLook } from './use-row-look.ts';
import { type Head, useTableModel } from './use-table-model.ts';
import { walk } from './walk.ts';

// More rows than that are drawn only where they are seen.
const LONG = 200;
// What a long table shows until the part that draws it is there.
const FIRST = 40;

/** The type parameter is lost on the way through `forwardRef`: it is given back here. */
type Generic = <Row extends object>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode;

/**
 * Rows of a list page: head and edge columns stay in sight, the body scrolls inside the table's own box. Sorting and paging are
 * the server's unless it is told to sort itself.
 */
export const DataTable = /* @__PURE__ */ forwardRef(function DataTable<Row extends object>(
  props: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { state, renderDetail, onSelectedChange } = props;
  const { className = '', ...rest } = elementProps(props);
  const part = partsOf(props.classNames);
  const text = useText();
  const id = useId();
  const [frame, both] = useBothRefs(ref);
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const long = useRef<LongHandle>(null);
  const [said, setSaid] = useState('');
  const [found, setFound] = useState<number>();
  useEdges(box);

  const model = useTableModel(props);
  const { table, columns, rows, features } = model;
  const { look, expanded, lead } = useRowLook(props, model);
  const isLong = rows.length > LONG;
  const Long = useLongRows(isLong);
  const waiting = state === 'loading' && rows.length > 0;
  const loading = state === 'loading' && !waiting;
  useInert(body, waiting);
  const selection = props.selected && {
    chosen: table.getFilteredSelectedRowModel().flatRows.length,
    count: table.getFilteredRowModel().flatRows.length,
    all: props.selected.size,
  };
  const announce = ({ column, next, onSort }: Head<Row>) => {
    onSort();
    if (next) setSaid(text(`table.sorted.${next}`, { name: nameOf(column) }));
  };
  const drawn = (index: number) => body.current?.querySelector(`tr[data-row="${index}"]`);
  const current = props.selectedKey === undefined ? undefined : String(props.selectedKey);
  const shared = { look, rowKey: props.rowKey, id, renderDetail, current, expanded };
  return (
    <div
      data-component="DataTable"
      {...rest}
      ref={both}
      className={`${css.frame} ${className}`}
      data-cards={look.cards ? '' : undefined}
      data-long={isLong ? '' : undefined}
    >
      <section ref={box} {...part('scroller', css.scroll)} aria-labelledby={id} aria-busy={state === 'loading'}>
        <table {...part('table', css.table)} data-lead={lead} aria-rowcount={isLong ? rows.length + 1 : undefined}>
          <caption>
            <VisuallyHidden id={id}>{props.label}</VisuallyHidden>
          </caption>
          <TableHead
            part={part}
            model={model}
            onSort={announce}
            lead={lead !== undefined}
            selection={selection}
            onSelectAll={(all) => table.toggleAllRowsSelected(all)}
            long={isLong}
          />
          {Long ? (
            <Long.LongRows ref={long} {...shared} rows={rows} body={body} found={found} />
          ) : (
            <tbody ref={body} onKeyDown={(event: KeyboardEvent) => walk(event, rows.length, drawn)}>
              <Rows {...shared} rows={isLong ? rows.slice(0, FIRST) : rows} />
              {loading && <Bones columns={columns} rows={props.loadingRows ?? 10} lead={lead !== undefined} />}
            </tbody>
          )}
        </table>
        {state === 'error' && <Failed part={part} error={props.error} />}
        {state === 'ready' && rows.length === 0 && <NoRows part={part}>{props.empty}</NoRows>}
      </section>
      <VisuallyHidden live>{loading ? text('loading') : said}</VisuallyHidden>
      {features.frames.map(({ name, Part }) => (
        <Part key={name} table={table as unknown as Model<object>} />
      ))}
      {waiting && <Veil />}
      <TableFoot
        part={part}
        model={model}
        selection={state === 'error' ? undefined : selection}
        actions={props.selectionActions}
        onClear={() => onSelectedChange?.(new Set())}
        long={Long}
        rows={long}
        frame={frame}
        found={found}
        onFound={setFound}
      >
        {props.footer}
      </TableFoot>
    </div>
  );
}) as Generic;
