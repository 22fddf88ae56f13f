import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Empty } from '../empty/empty.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { useBothRefs } from '../field/use-ref.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { useInert } from '../foundations/use-inert.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Loading } from '../loading/loading.tsx';
import { Bones } from './bones.tsx';
import './cards.css.ts';
import { nameOf } from './column.ts';
import * as css from './data-table.css.ts';
import { HeadCell } from './head-cell.tsx';
import { useLongRows } from './load-long-rows.ts';
import type { LongHandle } from './long-rows.tsx';
import * as parts from './row.css.ts';
import { type RowLook, Rows } from './row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { DataTableProps } from './table-props.ts';
import { TickAll } from './tick-box.tsx';
import { useRowState } from './use-row-state.ts';
import { type Head, useTableModel } from './use-table-model.ts';
import { walk } from './walk.ts';

// More rows than that are drawn only where they are seen.
const LONG = 200;
// What a long table shows until the part that draws it is there.
const FIRST = 40;
const none: never[] = [];
const always = () => true;

/** The type parameter is lost on the way through `forwardRef`: it is given back here. */
type Generic = <Row extends object>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode;

/**
 * Rows of a list page: head and edge columns stay in sight, the body scrolls inside the table's own box. Sorting and paging are
 * the server's unless it is told to sort itself.
 */
export const DataTable = /* @__PURE__ */ forwardRef(function DataTable<Row extends object>(
  {
    label,
    columns,
    choice,
    rows,
    rowKey,
    rowName,
    state,
    error,
    empty,
    sort,
    onSortChange,
    localSort = false,
    selectedKey,
    onRowOpen,
    selected,
    onSelectedChange,
    selectionActions,
    renderDetail,
    canExpand = always,
    expanded,
    onExpandedChange,
    loadingRows = 10,
    phone = 'cards',
    footer,
    className = '',
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const text = useText();
  const id = useId();
  const [frame, both] = useBothRefs(ref);
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const long = useRef<LongHandle>(null);
  const [said, setSaid] = useState('');
  const [found, setFound] = useState<number>();
  useEdges(box);

  const there = state === 'error' ? none : rows;
  const model = useTableModel({ columns, choice, rows: there, sort, localSort, onSortChange });
  const shown = model.rows;
  const { actions, selectAll, clear, ...keys } = useRowState({
    ...{ rows: shown, rowKey, selected, onSelectedChange, expanded, onExpandedChange, onRowOpen },
  });
  const selects = selected !== undefined;
  const expands = renderDetail && canExpand;
  const opens = onRowOpen !== undefined;
  const cards = phone === 'cards';
  const lead = selects || expands !== undefined;
  const name = useMemo(() => rowName ?? ((row: Row) => String(rowKey(row))), [rowName, rowKey]);
  const look = useMemo<RowLook<Row>>(
    () => ({ columns: model.columns, actions, opens, selects, expands, rowName: name, cards }),
    [model.columns, actions, opens, selects, expands, name, cards],
  );

  const isLong = shown.length > LONG;
  const Long = useLongRows(isLong);
  const waiting = state === 'loading' && shown.length > 0;
  useInert(body, waiting);
  const chosen = selects ? shown.filter((row) => keys.selected.has(rowKey(row))).length : 0;
  const announce = ({ column, next, onSort }: Head<Row>) => {
    onSort();
    if (next) setSaid(text(`table.sorted.${next}`, { name: nameOf(column) }));
  };
  const drawn = (index: number) => body.current?.querySelector(`tr[data-row="${index}"]`);
  const common = {
    ...{ look, rows: shown, rowKey, renderDetail, id, ...keys },
    currentKey: selectedKey === undefined ? undefined : String(selectedKey),
  };
  return (
    <div
      data-component="DataTable"
      {...rest}
      ref={both}
      className={`${css.frame} ${className}`}
      data-cards={cards ? '' : undefined}
      data-long={isLong ? '' : undefined}
    >
      <section ref={box} className={css.scroll} aria-labelledby={id} aria-busy={state === 'loading'}>
        <table
          className={css.table}
          data-lead={lead ? [selects && 'check', expands && 'open'].filter(Boolean).join(' ') : undefined}
          aria-rowcount={isLong ? shown.length + 1 : undefined}
        >
          <caption>
            <VisuallyHidden id={id}>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr aria-rowindex={isLong ? 1 : undefined}>
              {lead && (
                <th scope="col" className={`${css.head} ${parts.lead}`} data-sticky="lead">
                  {selects ? (
                    <TickAll
                      label={text('table.selectAll', { count: shown.length })}
                      chosen={chosen}
                      count={shown.length}
                      onChange={selectAll}
                    />
                  ) : (
                    <VisuallyHidden>{text('table.detail')}</VisuallyHidden>
                  )}
                </th>
              )}
              {model.heads.map((head) => (
                <HeadCell key={head.column.id} {...head} onSort={() => announce(head)} />
              ))}
            </tr>
          </thead>
          {Long ? (
            <Long.LongRows ref={long} {...common} {...{ body, found }} />
          ) : (
            <tbody ref={body} onKeyDown={(event: KeyboardEvent) => walk(event, shown.length, drawn)}>
              <Rows {...common} rows={isLong ? shown.slice(0, FIRST) : shown} />
              {state === 'loading' && !waiting && <Bones columns={model.columns} rows={loadingRows} lead={lead} />}
            </tbody>
          )}
        </table>
        {state === 'error' && (
          <div className={css.notice}>
            <ErrorPanel
              title={text('table.failed')}
              message={error?.message ?? ''}
              code={error?.code}
              onRetry={error?.onRetry}
            />
          </div>
        )}
        {state === 'ready' && shown.length === 0 && (
          <div className={css.notice}>{empty ?? <Empty title={text('table.empty')} />}</div>
        )}
      </section>
      <VisuallyHidden live>{state === 'loading' && !waiting ? text('loading') : said}</VisuallyHidden>
      {waiting && (
        <div className={css.veil}>
          <div className={css.veilBox}>
            <Loading />
          </div>
        </div>
      )}
      {(footer || Long || (selects && state !== 'error')) && (
        <div className={css.foot}>
          {selects && (
            <SelectionBar count={keys.selected.size} here={chosen} actions={selectionActions} onClear={clear} />
          )}
          {Long && (
            <Long.FindBar
              columns={model.columns}
              rows={shown}
              frame={frame}
              onFound={(index) => {
                setFound(index);
                if (index !== undefined) long.current?.show(index);
              }}
              onLeave={() => {
                if (!long.current?.focus(found ?? 0)) box.current?.focus();
              }}
            />
          )}
          {footer}
        </div>
      )}
    </div>
  );
}) as Generic;
